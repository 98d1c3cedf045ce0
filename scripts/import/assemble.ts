import type { ImportedPrinter, ProcessValues, ProfileValues } from '../../schemas/generated/source.js';
import { dottedSlug } from '../shared/slug.js';
import { difference, type JsonObject, prune } from '../shared/tree.js';
import { type ChosenFilament, chooseFilaments, chooseProcess } from './choose.js';
import type { Machine, Variant } from './machine.js';
import { isPrintMode, type Name, type Names } from './names.js';
import type { Report } from './report.js';

/** A machine as one source knows it, ready to be written. */
export interface AssembledPrinter extends Name {
  imported: ImportedPrinter;
}

/** Process blocks by brand: block id -> preset name and absolute values. */
export type Processes = Map<string, Map<string, { preset: string; values: ProcessValues }>>;

export interface Assembled {
  printers: AssembledPrinter[];
  processes: Processes;
}

export interface AssembleOptions {
  names: Names;
  excluded: Readonly<Record<string, string>>;
  /** Values that most profiles of a material share, by material id; only differences from them are written. */
  profileDefaults: ReadonlyMap<string, ProfileValues>;
  /** Whether this source leads for a machine. Where it does not, only the machine's facts are kept, to compare. */
  leads: (name: Name) => boolean;
  report: Report;
}

/**
 * Turns the machines of one source into this dataset's facts: one printer per machine whatever the source
 * calls its print modes, one profile per printer and material with the differences of each nozzle.
 */
export function assemble(
  machines: readonly Machine[],
  { names, excluded, profileDefaults, leads, report }: AssembleOptions,
): Assembled {
  const byId = new Map<string, { name: Name; machines: Machine[] }>();
  for (const machine of machines) {
    if (excluded[machine.vendor] !== undefined) {
      report.drop('vendor that holds no printers', `${machine.vendor}: ${machine.model}`);
      continue;
    }
    if (isPrintMode(machine.model)) {
      report.drop('print mode that is listed as a machine', `${machine.vendor}: ${machine.model}`);
      continue;
    }
    const name = names.of(machine.vendor, machine.model);
    if (!name) {
      report.drop('vendor without an entry in data/brands.yaml', `${machine.vendor}: ${machine.model}`);
      continue;
    }
    const known = byId.get(name.id);
    if (known) known.machines.push(machine);
    else byId.set(name.id, { name, machines: [machine] });
  }
  const processes: Processes = new Map();
  const printers = [...byId.values()]
    .sort((a, b) => (a.name.id < b.name.id ? -1 : 1))
    .flatMap(({ name, machines: same }) => {
      const imported = assemblePrinter(name, same, leads(name) ? processes : null, profileDefaults, report);
      return imported ? [{ ...name, imported }] : [];
    });
  return { printers, processes };
}

function assemblePrinter(
  name: Name,
  machines: readonly Machine[],
  processes: Processes | null,
  profileDefaults: ReadonlyMap<string, ProfileValues>,
  report: Report,
): ImportedPrinter | null {
  const variants = new Map<string, { machine: Machine; variant: Variant }>();
  for (const machine of machines) {
    for (const variant of machine.variants) {
      const key = dottedSlug(variant.name) || String(variant.nozzleDiameter);
      if (variants.has(key)) report.drop('second machine preset of the same nozzle', variant.preset);
      else if (variant.nozzleDiameter === null) report.drop('machine preset without a nozzle diameter', variant.preset);
      else variants.set(key, { machine, variant });
    }
  }
  const defaultKey = defaultVariant(variants);
  const main = defaultKey === undefined ? undefined : variants.get(defaultKey);
  if (defaultKey === undefined || !main) return null;

  const nozzles: NonNullable<ImportedPrinter['nozzles']> = {};
  const chosen = new Map<string, Map<string, { filament: ChosenFilament; values: ProfileValues }>>();
  for (const [key, { machine, variant }] of [...variants].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const process = processes ? chooseProcess(variant, report) : null;
    nozzles[key] = {
      diameter_mm: variant.nozzleDiameter ?? 0,
      ...(key === defaultKey ? { default: true as const } : {}),
      preset: variant.preset,
      layer_height_mm: variant.layerHeight,
      ...(processes && process
        ? {
            process: addProcess(processes, name.brand, key, process.candidate.preset, process.candidate.values()),
            process_choice: process.choice,
          }
        : {}),
    };
    if (!processes) continue;
    for (const [material, filament] of chooseFilaments(
      machine,
      variant,
      name.brand,
      new Set(profileDefaults.keys()),
      report,
    )) {
      const byNozzle = chosen.get(material) ?? new Map();
      byNozzle.set(key, { filament, values: filament.candidate.values() });
      chosen.set(material, byNozzle);
    }
  }
  const facts = prune({
    ...main.variant.facts,
    ...prune((main.machine.hardware?.facts ?? {}) as JsonObject),
  } as JsonObject);
  const retraction = (facts.retraction ?? {}) as JsonObject;
  const profiles: NonNullable<ImportedPrinter['profiles']> = {};
  for (const [material, byNozzle] of [...chosen].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const defaults = { ...profileDefaults.get(material), retraction } as JsonObject;
    profiles[material] = factorProfile(byNozzle, defaultKey, Object.keys(nozzles), defaults);
  }
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

/** The 0.4 mm nozzle where there is one, else the nearest; a plain name before one with words. */
function defaultVariant(variants: ReadonlyMap<string, { variant: Variant }>): string | undefined {
  const distance = (key: string) => Math.abs((variants.get(key)?.variant.nozzleDiameter ?? 9) - 0.4);
  const plain = (key: string) => (/^[\d.]+$/.test(key) ? 0 : 1);
  return [...variants.keys()].sort((a, b) => distance(a) - distance(b) || plain(a) - plain(b) || (a < b ? -1 : 1))[0];
}

function factorProfile(
  byNozzle: ReadonlyMap<string, { filament: ChosenFilament; values: ProfileValues }>,
  defaultKey: string,
  allNozzles: readonly string[],
  defaults: JsonObject,
): NonNullable<ImportedPrinter['profiles']>[string] {
  const baseKey = byNozzle.has(defaultKey) ? defaultKey : [...byNozzle.keys()].sort()[0];
  const base = byNozzle.get(baseKey ?? '');
  if (!base) throw new Error('a profile without a nozzle');
  const nozzles: JsonObject = {};
  for (const [key, { filament, values }] of byNozzle) {
    if (key === baseKey) continue;
    const differs: JsonObject = {
      ...(filament.candidate.preset === base.filament.candidate.preset ? {} : { preset: filament.candidate.preset }),
      ...(filament.basis === base.filament.basis ? {} : { basis: filament.basis }),
      ...difference(values as JsonObject, base.values as JsonObject),
    };
    if (Object.keys(differs).length > 0) nozzles[key] = differs;
  }
  const only = allNozzles.filter((key) => byNozzle.has(key));
  return {
    preset: base.filament.candidate.preset,
    basis: base.filament.basis,
    ...(only.length === allNozzles.length ? {} : { only }),
    ...difference(base.values as JsonObject, defaults),
    ...(Object.keys(nozzles).length === 0 ? {} : { nozzles }),
  } as NonNullable<ImportedPrinter['profiles']>[string];
}

/** Files a process under its preset's name; the same name with other values (another nozzle) gets the nozzle behind it. */
function addProcess(
  processes: Processes,
  brand: string,
  nozzle: string,
  preset: string,
  values: ProcessValues,
): string {
  const blocks = processes.get(brand) ?? new Map<string, { preset: string; values: ProcessValues }>();
  processes.set(brand, blocks);
  const name = dottedSlug(preset) || 'process';
  for (const id of [name, `${name}-${nozzle}`]) {
    const known = blocks.get(id);
    if (known && (known.preset !== preset || !sameValues(known.values, values))) continue;
    blocks.set(id, { preset, values });
    return id;
  }
  for (let n = 2; ; n++) {
    const id = `${name}-${nozzle}-${n}`;
    const known = blocks.get(id);
    if (known && !sameValues(known.values, values)) continue;
    blocks.set(id, { preset, values });
    return id;
  }
}

function sameValues(a: ProcessValues, b: ProcessValues): boolean {
  return Object.keys(difference(a as JsonObject, b as JsonObject)).length === 0;
}
