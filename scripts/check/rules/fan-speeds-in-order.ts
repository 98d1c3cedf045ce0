import { profileFinding } from '../profile-finding.js';
import type { Rule } from '../rule.js';

export default {
  name: 'fan-speeds-in-order',
  description: 'The lowest fan speed of a profile is not above its highest.',
  *check(subject) {
    for (const profile of subject.records.profiles) {
      const { fan_min_percent: min, fan_max_percent: max } = profile.cooling;
      if (min === null || max === null || min <= max) continue;
      yield profileFinding(
        subject,
        profile,
        'cooling.fan_min_percent',
        min,
        `the fan runs from ${min} to ${max} %`,
        `The preset's lowest fan speed, ${min} %, is above its highest, ${max} %.`,
      );
    }
  },
} satisfies Rule;
