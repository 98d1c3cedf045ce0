import type { LintRule } from '../lint-rule.js';

export default {
  name: 'danger-stops-the-print',
  description: 'A symptom is critical if and only if it says what burns, melts or crashes when the print goes on.',
  *check({ dataset: { symptoms } }) {
    for (const { file, value } of symptoms.values()) {
      const critical = value.severity === 'critical';
      if (critical && value.stop_print === undefined) yield { file, path: 'stop_print', code: 'danger_goes_on' };
      if (!critical && value.stop_print !== undefined) yield { file, path: 'severity', code: 'alarm_without_danger' };
    }
  },
} satisfies LintRule;
