import type { FixSource } from '../../../schemas/generated/source.js';
import type { Dataset } from '../../load/dataset.js';
import type { Problem } from '../../shared/problem.js';
import { judgeFigures } from './figures.js';
import { judgeRange } from './safe-range.js';
import { judgeTemperatures } from './temperatures.js';
import { judgeWords } from './words.js';

/** What is wrong in a fix, before its file and the rule are put in. */
export type Fault = Pick<Problem, 'path' | 'message' | 'allowed'>;

export type Adjustment = NonNullable<FixSource['adjustment']>;

/**
 * Checks what the figures and words of each fix say together: units that fit the setting, figures that the setting can
 * have, a safe range to stop at, temperatures that suit the materials they are for, and a direction that the text has too.
 */
export function checkFixes(dataset: Dataset): Problem[] {
  return [...dataset.fixes.values()].flatMap(({ file, value: fix }) => {
    const setting = dataset.settings.get(fix.adjustment?.setting ?? '')?.value;
    const faults = [
      ...judgeFigures(fix, setting),
      ...(setting ? judgeRange(fix, setting, dataset) : []),
      ...(setting ? judgeTemperatures(fix, setting, dataset) : []),
      ...judgeWords(fix),
    ];
    // Of a figure out of the bounds of its setting it is not told that it suits no material as well.
    const told = new Set<string>();
    const first = faults.filter(({ path }) => !told.has(path) && told.add(path));
    return first.map((fault) => ({ ...fault, file, rule: 'fixes' }));
  });
}
