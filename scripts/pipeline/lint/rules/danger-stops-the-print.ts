import { faultAt } from '../../../shared/problem.js';
import type { LintRule } from '../findings.js';

export default {
  name: 'danger-stops-the-print',
  description: 'A symptom is critical if and only if it says what burns, melts or crashes when the print goes on.',
  *check({ dataset: { symptoms } }) {
    for (const { file, value } of symptoms.values()) {
      const critical = value.severity === 'critical';
      if (critical && value.stop_print === null)
        yield faultAt({ file, path: 'stop_print' }, 'danger_goes_on', [
          'is missing for a critical symptom',
          'burns, melts or crashes; or another severity',
        ]);
      if (!critical && value.stop_print !== null)
        yield faultAt({ file, path: 'severity' }, 'alarm_without_danger', [
          'is not critical, but the print must be stopped',
          'critical; or stop_print: null',
        ]);
    }
  },
} satisfies LintRule;
