import { leaves } from '../../../shared/tree.js';
import type { LintRule } from '../lint-rule.js';
import { printerFinding } from '../printer-finding.js';
import { processFinding, usedProcesses } from '../process-finding.js';

/** mm/s². The fastest machines state 50,000. */
const FASTEST = 60_000;
/** mm/s². Less is slower than any printer needs, and a slip when the process is otherwise this many times as quick. */
const SLOWEST = 100;
const TIMES = 10;

export default {
  name: 'accelerations-are-plausible',
  description:
    'No limit of a machine is above what any real machine reaches, and no feature of a process accelerates far more slowly than all others.',
  *check(composed) {
    for (const printer of composed.records.printers) {
      for (const [axis, value] of Object.entries(printer.max_acceleration_mm_s2)) {
        if (value === null || value <= FASTEST) continue;
        const reason = `No machine accelerates at ${value} mm/s²; the preset removes the limit.`;
        yield printerFinding(
          composed,
          printer,
          `max_acceleration_mm_s2.${axis}`,
          { code: 'no_acceleration_limit', parameters: { value } },
          reason,
        );
      }
    }
    for (const profile of usedProcesses(composed)) {
      const { default: usual, ...features } = profile.process.acceleration_mm_s2;
      for (const [feature, value] of leaves(features)) {
        if (typeof value !== 'number' || usual === null || value >= SLOWEST || value * TIMES >= usual) continue;
        const fault = { code: 'slow_acceleration', parameters: { value, usual } } as const;
        yield processFinding(composed, profile, `acceleration_mm_s2.${feature}`, fault);
      }
    }
  },
} satisfies LintRule;
