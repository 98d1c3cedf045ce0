import { endBeyond } from '../../../../core/profiles/range.js';
import type { Material, Profile } from '../../../../schemas/generated/record.js';
import { fault, faultAt } from '../../../shared/problem.js';
import { type LintRule, profileFinding } from '../findings.js';

/** Maximum share of tuned profiles outside the ranges of their materials. */
const MOST_OUTSIDE = 0.06;
/** With fewer tuned profiles than this, a share means nothing. */
const SEVERAL = 50;
/** °C. A wider range is of no use for choosing a value. */
const WIDEST = 80;

const FIELDS = ['nozzle_temperature_c', 'bed_temperature_c'] as const;

export default {
  name: 'ranges-hold-their-profiles',
  description: 'The range of a material contains its tuned profiles, and every profile outside it has a warning.',
  *check(composed) {
    const { dataset, records } = composed;
    const materials = new Map(records.materials.map((material) => [material.id, material]));
    const tuned = records.profiles.filter(({ evidence }) => evidence === 'tuned');
    const outside = new Set<Profile>();
    for (const profile of records.profiles) {
      for (const field of fieldsOutside(profile, materials.get(profile.material))) {
        outside.add(profile);
        const place = `${field}.other_layers`;
        if (profile.warnings.some((one) => one.code === 'outside_material_range' && one.field === place)) continue;
        const value = profile[field].other_layers;
        const { material } = profile;
        const reason = `${value} °C is outside the range of ${material}, but there is no warning.`;
        const flaw = fault('unwarned_outside_range', [
          `${value ?? 0} °C is outside the range of ${material}, but there is no warning`,
        ]);
        yield profileFinding(composed, profile, place, value, flaw, reason);
      }
    }
    const isTooMany = (of: readonly Profile[]) =>
      of.length >= SEVERAL && of.filter((profile) => outside.has(profile)).length > of.length * MOST_OUTSIDE;
    const byMaterial = isTooMany(tuned) ? Map.groupBy(tuned, ({ material }) => material) : new Map<string, Profile[]>();
    for (const [id, own] of byMaterial) {
      if (!isTooMany(own)) continue;
      const count = own.filter((profile) => outside.has(profile)).length;
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
  },
} satisfies LintRule;

function fieldsOutside(profile: Profile, material: Material | undefined) {
  return FIELDS.filter((field) => {
    const value = profile[field].other_layers;
    return material !== undefined && value !== null && endBeyond(value, material[field]) !== null;
  });
}
