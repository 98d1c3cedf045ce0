import type { LintRule } from '../lint-rule.js';

export default {
  name: 'danger-stops-the-print',
  description: 'A critical symptom says that the print must be stopped.',
  *check({ dataset: { symptoms } }) {
    for (const { file, value } of symptoms.values()) {
      if (value.severity === 'critical' && !value.stop_print)
        yield { file, path: 'stop_print', code: 'danger_goes_on' };
    }
  },
} satisfies LintRule;
