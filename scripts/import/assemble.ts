import { isDeepStrictEqual } from 'node:util';
import type {
  ImportedPrinter,
  ImportedProcess,
  ImportedProfile,
  PrinterIdentifiers,
  ProcessValues,
  ProfileValues,
} from '../../schemas/generated/source.js';
import { mergeIdentifiers } from '../shared/identifiers.js';
import { dottedSlug } from '../shared/slug.js';
import { type JsonObject, prune } from '../shared/tree.js';
import { type ChosenFilament, chooseFilaments, chooseProcess } from './choose.js';
import type { Machine, Variant } from './machine.js';
import type { Materials } from './material-names.js';
import { machinesByPrinter, type PrinterName, type PrinterNaming } from './printer-naming.js';
import type { Report } from './report.js';

/** A machine as described by one source, ready to be written. */
export interface AssembledPrinter extends PrinterName {
  imported: ImportedPrinter;
  /** The machines of the source that it was assembled from. */
  machines: readonly Machine[];
  /** Identifiers of the source in addition to the names of its models. */
  identifiers: PrinterIdentifiers;
}

/** Process blocks by brand and block id, values absolute. */
export type Processes = Map<string, Map<string, ImportedProcess>>;

export interface Assembled {
  printers: AssembledPrinter[];
  processes: Processes;
}

export interface AssembleOptions {
  names: PrinterNaming;
  excluded: Readonly<Record<string, string>>;
  materials: Materials;
  /** Whether this source leads for a machine. If not, only the facts of the machine are kept, for comparison. */
  leads: (name: PrinterName) => boolean;
  report: Report;
}

/**
 * Converts the machines of one source to this dataset's facts: one printer per machine, including its print modes, and
 * one profile per printer and material with the differences between nozzles.
 */
export function assemble(
  machines: readonly Machine[],
  { names, excluded, materials, leads, report }: AssembleOptions,
): Assembled {
  const byId = machinesByPrinter(machines, names, excluded, (reason, { vendor, model }) =>
    report.drop(reason, `${vendor}: ${model}`),
  );
  const processes: Processes = new Map();
  const printers = [...byId.values()]
    .sort((a, b) => (a.name.id < b.name.id ? -1 : 1))
    .flatMap(({ name, machines: same }) => {
      const imported = assemblePrinter(name, same, leads(name) ? processes : null, materials, report);
      const identifiers = mergeIdentifiers(same.map((machine) => machine.identifiers ?? {}));
      return imported ? [{ ...name, imported, machines: same, identifiers }] : [];
    });
  return { printers, processes };
}

/** The nozzles of a printer by their key in this dataset; the first of several machine presets for one nozzle wins. */
export function nozzlesOf(
  machines: readonly Machine[],
  report: Report,
): Map<string, { machine: Machine; variant: Variant }> {
  const variants = new Map<string, { machine: Machine; variant: Variant }>();
  for (const machine of machines) {
    for (const variant of machine.variants) {
      const key = dottedSlug(variant.name) || String(variant.nozzleDiameter);
      if (variants.has(key)) report.drop('second machine preset of the same nozzle', variant.preset);
      else if (variant.nozzleDiameter === null) report.drop('machine preset without a nozzle diameter', variant.preset);
      else variants.set(key, { machine, variant });
    }
  }
  return variants;
}

function assemblePrinter(
  name: PrinterName,
  machines: readonly Machine[],
  processes: Processes | null,
  materials: Materials,
  report: Report,
): ImportedPrinter | null {
  const variants = nozzlesOf(machines, report);
  const defaultKey = defaultVariant(variants);
  const main = defaultKey === undefined ? undefined : variants.get(defaultKey);
  if (defaultKey === undefined || !main) return null;

  const nozzles: ImportedPrinter['nozzles'] = {};
  const chosen = new Map<string, Map<string, OnNozzle>>();
  /** The process block of a material, if it differs from that of the nozzle. */
  const own = ({ candidate: { process } }: ChosenFilament, nozzle: string): string | undefined => {
    if (!processes || !process) return undefined;
    const block = addProcess(processes, name.brand, nozzle, process.preset, process.values());
    return block === nozzles[nozzle]?.process ? undefined : block;
  };
  for (const [key, { machine, variant }] of [...variants].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const process = processes ? chooseProcess(variant, report) : null;
    nozzles[key] = {
      diameter_mm: variant.nozzleDiameter ?? 0,
      ...(key === defaultKey ? { default: true as const } : {}),
      preset: variant.preset,
      layer_height_mm: prune(variant.layerHeight),
      ...(processes && process
        ? {
            process: addProcess(processes, name.brand, key, process.candidate.preset, process.candidate.values()),
            process_choice: process.choice,
          }
        : {}),
    };
    if (!processes) continue;
    for (const [material, filament] of chooseFilaments(machine, variant, name.brand, materials, report))
      chosen.set(material, (chosen.get(material) ?? new Map()).set(key, { ...filament, process: own(filament, key) }));
  }
  const facts = prune({
    ...main.variant.facts,
    ...prune((main.machine.hardware?.facts ?? {}) as JsonObject),
  } as JsonObject);
  const profiles = Object.fromEntries(
    [...chosen].sort(([a], [b]) => (a < b ? -1 : 1)).map(([material, byNozzle]) => [material, groupNozzles(byNozzle)]),
  );
  const first = machines[0];
  return {
    models: [...new Set(machines.map(({ model }) => model))].sort(),
    bundle: first?.bundle ?? first?.vendor ?? '',
    ...(main.machine.hardware ? { hardware_file: main.machine.hardware.file } : {}),
    facts,
    nozzles,
    ...(processes ? { profiles } : {}),
  };
}

/** The nozzle closest to 0.4 mm; plain names win over names with words. */
function defaultVariant(variants: ReadonlyMap<string, { variant: Variant }>): string | undefined {
  const distance = (key: string) => Math.abs((variants.get(key)?.variant.nozzleDiameter ?? 9) - 0.4);
  const plain = (key: string) => (/^[\d.]+$/.test(key) ? 0 : 1);
  return [...variants.keys()].sort((a, b) => distance(a) - distance(b) || plain(a) - plain(b) || (a < b ? -1 : 1))[0];
}

/** A filament preset on a nozzle, and the process block specific to it. */
interface OnNozzle extends ChosenFilament {
  process: string | undefined;
}

/** The profiles of a material; nozzles that share a preset and its values are grouped. */
function groupNozzles(byNozzle: ReadonlyMap<string, OnNozzle>): ImportedProfile[] {
  const profiles = [...byNozzle].map(([nozzle, { candidate, basis, process }]) => ({
    nozzles: [nozzle],
    preset: candidate.preset,
    basis,
    ...(process === undefined ? {} : { process }),
    values: prune(candidate.values() as JsonObject) as ProfileValues,
  }));
  return [...Map.groupBy(profiles, ({ nozzles: _, ...rest }) => JSON.stringify(rest)).values()].map((same) => ({
    ...(same[0] as ImportedProfile),
    nozzles: same.flatMap(({ nozzles }) => nozzles),
  }));
}

/** Adds a process under its preset's name; appends the nozzle if the name is taken with other values. */
function addProcess(
  processes: Processes,
  brand: string,
  nozzle: string,
  preset: string,
  values: ProcessValues,
): string {
  const block: ImportedProcess = { preset, values: prune(values as JsonObject) as ProcessValues };
  const blocks = processes.get(brand) ?? new Map<string, ImportedProcess>();
  processes.set(brand, blocks);
  const name = dottedSlug(preset) || 'process';
  for (let n = 0; ; n++) {
    const id = [name, `${name}-${nozzle}`][n] ?? `${name}-${nozzle}-${n}`;
    const known = blocks.get(id);
    if (known && !isDeepStrictEqual(known, block)) continue;
    blocks.set(id, block);
    return id;
  }
}
