import { endBeyond } from '../../../../core/profiles/range.js';
import type { Material, Profile } from '../../../../schemas/generated/record.js';
import { fault, faultAt } from '../../../shared/problem.js';
import { type LintFinding, type LintInput, profileFinding, rangeText } from '../findings.js';

/** A nozzle temperature is within the range that the same preset recommends. */
export function* nozzleTemperatureInOwnRange(composed: LintInput): Iterable<LintFinding> {
  const { materials } = composed.dataset;
  for (const profile of composed.records.profiles) {
    const { min, max } = profile.nozzle_temperature_range_c;
    const usual = materials.get(profile.material)?.value.facts.nozzle_temperature_c;
    for (const layer of ['other_layers', 'first_layer'] as const) {
      const value = profile.nozzle_temperature_c[layer];
      if (value === null) continue;
      const end = endBeyond(value, profile.nozzle_temperature_range_c);
      if (end === null) continue;
      const range = `${rangeText({ min, max })} °C`;
      const flaw = fault('outside_own_range', [`${layer} at ${value} °C is outside its own range, ${range}`]);
      const isUsual = usual && value >= (usual.min ?? value + 1) && value <= (usual.max ?? value - 1);
      const reason = isUsual
        ? `The preset prints at ${value} °C, which is usual for the material, so its range of ${range} cannot be right.`
        : `The preset's own recommended range is ${range}; it is not known which of the two is right.`;
      const both = [`nozzle_temperature_c.${layer}`, `nozzle_temperature_range_c.${end}`];
      // If the temperature is usual for the material, the range is wrong, otherwise the temperature.
      const [wrong = '', ...other] = isUsual ? both.reverse() : both;
      yield profileFinding(composed, profile, wrong, flaw, reason, { profile: other });
    }
  }
}

/**
 * Maximum deviation of a profile from the range of its material, °C. Fast machines print well above it; well below it
 * nothing melts, so the preset is a copy of one for another material.
 */
const ABOVE = 40;
const BELOW = 25;

/** If more than this share of all profiles, and at least this many, are off, the range is wrong: it may be in °F. */
const MOST = 0.5;
const SEVERAL = 3;

/** The nozzle temperature of a profile is near the range that the sources of its material state. */
export function* nozzleTemperatureSuitsMaterial(composed: LintInput): Iterable<LintFinding> {
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
}

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
    yield profileFinding(composed, profile, `nozzle_temperature_c.${layer}`, flaw, reason);
  }
}

/** Maximum share of tuned profiles outside the ranges of their materials. */
const MOST_OUTSIDE = 0.06;
/** With fewer tuned profiles than this, a share means nothing. */
const ENOUGH = 50;
/** °C. A wider range is of no use for choosing a value. */
const WIDEST = 80;

const FIELDS = ['nozzle_temperature_c', 'bed_temperature_c'] as const;

/** The range of a material contains its tuned profiles, and is narrow enough to choose a value. */
export function* rangesHoldTheirProfiles({ dataset, records }: LintInput): Iterable<LintFinding> {
  const materials = new Map(records.materials.map((material) => [material.id, material]));
  const tuned = records.profiles.filter(({ evidence }) => evidence === 'tuned');
  const isOutside = (profile: Profile) => {
    const material = materials.get(profile.material);
    return FIELDS.some((field) => {
      const value = profile[field].other_layers;
      return material !== undefined && value !== null && endBeyond(value, material[field]) !== null;
    });
  };
  const isTooMany = (of: readonly Profile[]) =>
    of.length >= ENOUGH && of.filter(isOutside).length > of.length * MOST_OUTSIDE;
  const byMaterial = isTooMany(tuned) ? Map.groupBy(tuned, ({ material }) => material) : new Map<string, Profile[]>();
  for (const [id, own] of byMaterial) {
    if (!isTooMany(own)) continue;
    const count = own.filter(isOutside).length;
    yield faultAt({ file: dataset.materials.get(id)?.file ?? '', path: 'facts' }, 'profiles_outside_ranges', [
      `${count} of ${own.length} tuned profiles are outside the ranges`,
      `${MOST_OUTSIDE * 100} % of the tuned profiles of all materials`,
    ]);
  }
  for (const { id, ...material } of records.materials) {
    for (const field of FIELDS) {
      const { min, max } = material[field];
      if (min === null || max === null || max - min <= WIDEST) continue;
      yield faultAt({ file: dataset.materials.get(id)?.file ?? '', path: `facts.${field}` }, 'wide_range', [
        `runs from ${min} to ${max} °C, which is too wide to be useful`,
        `a range of at most ${WIDEST} °C`,
      ]);
    }
  }
}
