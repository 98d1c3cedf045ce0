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
import { dottedSlug, slug } from '../shared/slug.js';
import { type JsonObject, prune } from '../shared/tree.js';
import {
  type FilamentCandidate,
  type Machine,
  machinesByPrinter,
  type PrinterName,
  type PrinterNaming,
  type ProcessCandidate,
  type Variant,
} from './machine.js';
import { type Materials, recordedMaterial } from './material-names.js';
import type { Report } from './report.js';
import { aliasOf } from './slic3r/filament.js';

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
type OnNozzle = ChosenFilament & { process: string | undefined };

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

export type Basis = 'default' | 'generic' | 'brand' | 'third_party' | 'library';

/** The filament preset that represents a material on a variant, and the reason for choosing it. */
export interface ChosenFilament {
  candidate: FilamentCandidate;
  basis: Basis;
}

/** Materials expected of any machine: if the vendor has no preset, those of the shared library are used. */
const COMMON = new Set([
  'Generic PLA',
  'Generic PETG',
  'Generic ABS',
  'Generic ASA',
  'Generic TPU',
  'Generic PA',
  'Generic PC',
]);

/** °C. A "filament" below is not a thermoplastic (or the value is missing); chocolate is the one exception. */
export const LOWEST_NOZZLE_TEMPERATURE = 150;

/**
 * One preset for each material on a variant: the machine's default, else a generic one, else one of the machine's
 * brand, else one of a third party; among equals, the plainest name. Library presets fit every machine, so they are
 * only used for a machine whose vendor offers none, and only for its default materials and the common types: more would
 * invent combinations.
 */
export function chooseFilaments(
  machine: Machine,
  variant: Variant,
  brand: string,
  materials: Materials,
  report: Report,
): Map<string, ChosenFilament> {
  const vendorPresets = variant.filaments.filter((candidate) => !candidate.library);
  const defaults = new Set(machine.defaultMaterials.map((name) => aliasOf(name, {})));
  const candidates =
    vendorPresets.length > 0
      ? vendorPresets
      : variant.filaments.filter(({ alias }) => COMMON.has(alias) || defaults.has(alias));
  const chosen = new Map<string, ChosenFilament & { rank: number }>();
  for (const candidate of candidates) {
    const material = recordedMaterial(materials, candidate, (reason) =>
      report.drop(reason, `${candidate.preset} (${candidate.type || 'no type'})`),
    );
    if (material === null) continue;
    const temperature = candidate.values().nozzle_temperature_c?.other_layers ?? null;
    if (material !== 'chocolate' && (temperature === null || temperature < LOWEST_NOZZLE_TEMPERATURE)) {
      report.drop('filament preset with a nozzle temperature below 150 °C or none', candidate.preset);
      continue;
    }
    const basis = basisOf(candidate, variant, brand);
    const rank = rankOf(candidate, basis, brand, material);
    const before = chosen.get(material);
    if (!before || rank < before.rank || (rank === before.rank && candidate.preset < before.candidate.preset)) {
      chosen.set(material, { candidate, basis, rank });
    }
  }
  return chosen;
}

function basisOf(candidate: FilamentCandidate, variant: Variant, brand: string): Basis {
  if (candidate.library) return 'library';
  if (variant.defaultFilaments.includes(candidate.preset)) return 'default';
  if (candidate.alias.toLowerCase().includes('generic')) return 'generic';
  // The name takes precedence, as the vendor is often inherited from a template.
  if (slug(candidate.alias).startsWith(brand)) return 'brand';
  if (candidate.vendor === 'Generic') return 'generic';
  return slug(candidate.vendor).startsWith(brand) ? 'brand' : 'third_party';
}

const BASIS_ORDER: readonly Basis[] = ['default', 'generic', 'brand', 'third_party', 'library'];

/** Lower is better: first the basis, then the number of words in the name beyond the brand and the material. */
function rankOf({ alias }: FilamentCandidate, basis: Basis, brand: string, material: string): number {
  const plain = new Set(['generic', ...brand.split('-'), ...material.split('-')]);
  const extra = slug(alias)
    .split('-')
    .filter((word) => !plain.has(word)).length;
  return BASIS_ORDER.indexOf(basis) * 100 + Math.min(extra, 99);
}

/** Special-purpose processes, such as those for soluble supports: never a default. */
const SPECIAL_PURPOSE = /soluble|breakaway|\bparts\b|structural|\bpva\b|\bbvoh\b/i;

/** The default process of a variant: the one named by its preset, else a standard one near half the nozzle diameter. */
export function chooseProcess(
  variant: Variant,
  report: Report,
): { candidate: ProcessCandidate; choice: 'default' | 'inferred' } | null {
  const named = variant.processes.find(({ preset }) => preset === variant.defaultProcess);
  if (named) return { candidate: named, choice: 'default' };
  if (variant.processes.length === 0) {
    report.drop('nozzle without a process preset', variant.preset);
    return null;
  }
  const target = (variant.nozzleDiameter ?? 0.4) / 2;
  const distance = ({ layerHeight }: ProcessCandidate) => Math.abs((layerHeight ?? 0) - target);
  const key = (candidate: ProcessCandidate): [number, number, number, number] => [
    SPECIAL_PURPOSE.test(candidate.preset) ? 1 : 0,
    distance(candidate) > 0.011 ? 1 : 0,
    /standard|normal|optimal/i.test(candidate.preset) ? 0 : 1,
    distance(candidate),
  ];
  const best = [...variant.processes].sort((a, b) => {
    const [ka, kb] = [key(a), key(b)];
    return ka[0] - kb[0] || ka[1] - kb[1] || ka[2] - kb[2] || ka[3] - kb[3] || (a.preset < b.preset ? -1 : 1);
  })[0];
  return best ? { candidate: best, choice: 'inferred' } : null;
}
