import { isOfOtherDrive } from '../../compose/retraction-fit.js';
import type { LintRule } from '../lint-rule.js';
import { printerFinding } from '../printer-finding.js';

export default {
  name: 'retraction-suits-extruder',
  description: "A printer's default retraction is one for its way of driving the filament.",
  *check(composed) {
    for (const printer of composed.records.printers) {
      const { extruder_type: drive, retraction } = printer;
      if (!isOfOtherDrive(retraction.length_mm, drive)) continue;
      const message = `retracts ${retraction.length_mm} mm, which is not a retraction for ${drive}`;
      const reason = `The machine is stated to be ${drive}, which ${retraction.length_mm} mm of retraction does not suit; which of the two is right is not known.`;
      yield {
        ...printerFinding(composed, printer, 'retraction.length_mm', message, reason),
        against: ['extruder_type'],
      };
    }
  },
} satisfies LintRule;
