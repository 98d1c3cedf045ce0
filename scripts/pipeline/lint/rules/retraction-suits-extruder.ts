import { isOfOtherDrive } from '../../compose/retraction-fit.js';
import type { LintRule } from '../lint-rule.js';
import { printerFinding } from '../printer-finding.js';

export default {
  name: 'retraction-suits-extruder',
  description: "A printer's default retraction suits its extruder type.",
  *check(composed) {
    for (const printer of composed.records.printers) {
      const { extruder_type: drive, retraction } = printer;
      if (!isOfOtherDrive(retraction.length_mm, drive)) continue;
      const length = retraction.length_mm ?? 0;
      const fault = { code: 'retraction_of_other_drive', parameters: { length, drive } } as const;
      const reason = `The machine is stated to be ${drive}, which ${retraction.length_mm} mm of retraction does not suit; it is not known which of the two is right.`;
      yield {
        ...printerFinding(composed, printer, 'retraction.length_mm', fault, reason),
        against: ['extruder_type'],
      };
    }
  },
} satisfies LintRule;
