import { at } from '../../shared/tree.js';
import type { LintRule } from '../lint-rule.js';
import { profileFinding } from '../profile-finding.js';

export default {
  name: 'other-layers-are-known',
  description:
    'A profile that gives a temperature for the first layer gives one for all others, unless it was withheld.',
  *check(composed) {
    for (const profile of composed.records.profiles) {
      const withheld = new Set(profile.provenance.corrected.map(({ field }) => field));
      const plates = Object.keys(profile.bed_temperature_by_plate_c).map(
        (plate) => `bed_temperature_by_plate_c.${plate}`,
      );
      for (const field of ['nozzle_temperature_c', 'bed_temperature_c', ...plates]) {
        const first = at(profile, `${field}.first_layer`);
        const others = `${field}.other_layers`;
        if (first === null || at(profile, others) !== null || withheld.has(others)) continue;
        const message = `${field} is ${first} °C on the first layer and unknown on all others`;
        const reason = 'The preset gives the first layer alone, which does not tell how the rest is printed.';
        yield profileFinding(composed, profile, `${field}.first_layer`, first, message, reason);
      }
    }
  },
} satisfies LintRule;
