import { faultAt } from '../../../shared/problem.js';
import { atPrinter, type LintRule } from '../findings.js';

export default {
  name: 'printers-have-profiles',
  description: 'Every printer has a profile for at least one material.',
  *check({ dataset, records }) {
    for (const { id, materials } of records.printers) {
      if (materials.length === 0)
        yield faultAt(atPrinter(dataset, id, ''), 'no_profile', ['has no profile', 'at least one material']);
    }
  },
} satisfies LintRule;
