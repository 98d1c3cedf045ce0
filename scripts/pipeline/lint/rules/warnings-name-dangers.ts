import { faultAt } from '../../../shared/problem.js';
import type { LintRule } from '../findings.js';

/** Lethal hazards for which no habit at the printer prepares: their warnings are always prominent. */
const LOUD: readonly string[] = ['electric_shock', 'fire'];

export default {
  name: 'warnings-name-dangers',
  description: 'A fix warns of a hazard that it names, and always of an electric shock and of fire.',
  *check({ dataset: { fixes } }) {
    for (const { file, value } of fixes.values()) {
      const { hazards = [], caution_level: level } = value;
      const hazard = hazards.find((one) => LOUD.includes(one));
      if (level === 'warning' && hazards.length === 0)
        yield faultAt({ file, path: 'caution_level' }, 'warning_without_hazard', [
          'is a warning, but names no hazard',
          'note; or hazards',
        ]);
      if (level === 'note' && hazard)
        yield faultAt({ file, path: 'caution_level' }, 'quiet_danger', [
          `is a note, but has the hazard ${hazard}`,
          'warning',
        ]);
    }
  },
} satisfies LintRule;
