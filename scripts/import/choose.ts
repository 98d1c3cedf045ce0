import { slug } from '../shared/slug.js';
import type { FilamentCandidate, Machine, ProcessCandidate, Variant } from './machine.js';
import { type Materials, recordedMaterial } from './material-names.js';
import type { Report } from './report.js';
import { aliasOf } from './slic3r/filament.js';

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
