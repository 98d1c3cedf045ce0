import type { Material, Profile } from '../../../../schemas/generated/record.js';
import { fault, faultAt } from '../../../shared/problem.js';
import { type LintFinding, type LintInput, type LintRule, profileFinding, rangeText } from '../findings.js';

/**
 * Maximum deviation of a profile from the range of its material, °C. Fast machines print well above it; well below it
 * nothing melts, so the preset is a copy of one for another material.
 */
const ABOVE = 40;
const BELOW = 25;

/** If more than this share of all profiles, and at least this many, are off, the range is wrong: it may be in °F. */
const MOST = 0.5;
const SEVERAL = 3;

export default {
  name: 'nozzle-temperature-suits-material',
  description: 'The nozzle temperature of a profile is near the range that the sources of its material state.',
  *check(composed) {
    const ofMaterial = Map.groupBy(composed.records.profiles, ({ material }) => material);
    for (const { file, value } of composed.dataset.materials.values()) {
      const { id, facts } = value;
      const range = { min: facts.nozzle_temperature_c?.min ?? null, max: facts.nozzle_temperature_c?.max ?? null };
      const own = ofMaterial.get(id) ?? [];
      const off = own.filter((profile) => LAYERS.some((layer) => isOff(profile.nozzle_temperature_c[layer], range)));
      if (off.length >= SEVERAL && off.length > own.length * MOST)
        yield faultAt({ file, path: 'facts.nozzle_temperature_c' }, 'range_unlike_profiles', [
          `${off.length} of ${own.length} profiles print far from ${rangeText(range)} °C`,
          'the range in °C at which the material is printed',
        ]);
      else for (const profile of off) yield* judge(composed, profile, range);
    }
  },
} satisfies LintRule;

const LAYERS = ['first_layer', 'other_layers'] as const;

type Range = Material['nozzle_temperature_c'];

function isOff(value: number | null, { min, max }: Range): boolean {
  return value !== null && ((min !== null && value < min - BELOW) || (max !== null && value > max + ABOVE));
}

function* judge(composed: LintInput, profile: Profile, range: Range): Iterable<LintFinding> {
  for (const layer of LAYERS) {
    const value = profile.nozzle_temperature_c[layer];
    if (!isOff(value, range)) continue;
    const flaw = fault('unfit_for_material', [
      `${layer} at ${value} °C does not suit ${profile.material}, ${rangeText(range)} °C`,
    ]);
    const reason = `The material prints at ${rangeText(range)} °C; at ${value} °C the preset must be a copy of another one.`;
    yield profileFinding(composed, profile, `nozzle_temperature_c.${layer}`, value, flaw, reason);
  }
}
