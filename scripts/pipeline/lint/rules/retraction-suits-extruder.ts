import { fault } from '../../../shared/problem.js';
import { isOfOtherDrive } from '../../compose/capability.js';
import { type LintRule, printerFinding } from '../findings.js';

export default {
  name: 'retraction-suits-extruder',
  description: "A printer's default retraction suits its extruder type.",
  *check(composed) {
    for (const printer of composed.records.printers) {
      const { extruder_type: drive, retraction } = printer;
      if (!isOfOtherDrive(retraction.length_mm, drive)) continue;
      const length = retraction.length_mm ?? 0;
      const flaw = fault('retraction_of_other_drive', [`retracts ${length} mm, which does not suit ${drive}`]);
      const reason = `The machine is stated to be ${drive}, which ${retraction.length_mm} mm of retraction does not suit; it is not known which of the two is right.`;
      yield {
        ...printerFinding(composed, printer, 'retraction.length_mm', flaw, reason),
        against: ['extruder_type'],
      };
    }
  },
} satisfies LintRule;
