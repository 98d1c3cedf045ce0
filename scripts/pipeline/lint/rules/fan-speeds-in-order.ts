import { fault } from '../../../shared/problem.js';
import { type LintRule, profileFinding } from '../findings.js';

export default {
  name: 'fan-speeds-in-order',
  description: 'The minimum fan speed of a profile is not above its maximum.',
  *check(composed) {
    for (const profile of composed.records.profiles) {
      const { fan_min_percent: min, fan_max_percent: max } = profile.cooling;
      if (min === null || max === null || min <= max) continue;
      yield profileFinding(
        composed,
        profile,
        'cooling.fan_min_percent',
        min,
        fault('fan_backwards', [`the fan runs from ${min} to ${max} %`]),
        `The preset's minimum fan speed, ${min} %, is above its maximum, ${max} %.`,
        { profile: ['cooling.fan_max_percent'] },
      );
    }
  },
} satisfies LintRule;
