import { endBeyond } from '../../../../core/profiles/range.js';
import { fault } from '../../../shared/problem.js';
import { type LintRule, profileFinding, rangeText } from '../findings.js';

export default {
  name: 'nozzle-temperature-in-own-range',
  description: 'A nozzle temperature is within the range that the same preset recommends.',
  *check(composed) {
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
        // If the temperature is usual for the material, the range is wrong, otherwise the temperature.
        if (usual && value >= (usual.min ?? value + 1) && value <= (usual.max ?? value - 1)) {
          const reason = `The preset prints at ${value} °C, which is usual for the material, so its range of ${range} cannot be right.`;
          yield profileFinding(
            composed,
            profile,
            `nozzle_temperature_range_c.${end}`,
            profile.nozzle_temperature_range_c[end],
            flaw,
            reason,
            { profile: [`nozzle_temperature_c.${layer}`] },
          );
        } else {
          const reason = `The preset's own recommended range is ${range}; it is not known which of the two is right.`;
          yield profileFinding(composed, profile, `nozzle_temperature_c.${layer}`, value, flaw, reason, {
            profile: [`nozzle_temperature_range_c.${end}`],
          });
        }
      }
    }
  },
} satisfies LintRule;
