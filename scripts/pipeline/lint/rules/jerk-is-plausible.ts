import { leaves } from '../../../shared/tree.js';
import type { LintRule } from '../lint-rule.js';
import { printerFinding } from '../printer-finding.js';
import { processFinding, usedProcesses } from '../process-finding.js';

/** mm/s. Jerk is a change of speed within a moment: more is an acceleration, or a limit that is lifted. */
const MOST = 100;

export default {
  name: 'jerk-is-plausible',
  description: 'No jerk is above 100 mm/s: it would be an acceleration or no real limit.',
  *check(composed) {
    for (const printer of composed.records.printers) {
      for (const [axis, jerk] of Object.entries(printer.max_jerk_mm_s)) {
        if (jerk === null || jerk <= MOST) continue;
        const reason = `No machine changes its speed instantly by ${jerk} mm/s; the preset removes the limit.`;
        yield printerFinding(
          composed,
          printer,
          `max_jerk_mm_s.${axis}`,
          { code: 'high_jerk', parameters: { jerk } },
          reason,
        );
      }
    }
    for (const profile of usedProcesses(composed)) {
      for (const [feature, jerk] of leaves(profile.process.jerk_mm_s)) {
        if (typeof jerk !== 'number' || jerk <= MOST) continue;
        yield processFinding(composed, profile, `jerk_mm_s.${feature}`, { code: 'high_jerk', parameters: { jerk } });
      }
    }
  },
} satisfies LintRule;
