import type { Problem } from '../../../shared/problem.js';
import type { Dataset } from '../../load/dataset.js';
import { checkDirection } from './direction.js';
import { checkFigures } from './figures.js';
import { checkSafeRange } from './safe-range.js';
import { checkFigureTemperatures, checkTemperatures } from './temperatures.js';

/**
 * Checks what the figures and words of each fix say together: units that fit the setting, figures that the setting can
 * have, a safe range to stop at, temperatures that suit the materials they are for, and a direction that the text has too.
 */
export function checkFixes(dataset: Dataset): Problem[] {
  return [...dataset.fixes.values()].flatMap(({ file, value: fix }) => {
    const setting = dataset.settings.get(fix.adjustment?.setting ?? '')?.value;
    const faults = [
      ...checkFigures(fix, setting),
      ...(setting ? checkSafeRange(fix, setting, dataset) : []),
      ...(setting ? checkTemperatures(fix, setting, dataset) : []),
      ...checkFigureTemperatures(fix, dataset),
      ...checkDirection(fix),
    ];
    // A figure outside the bounds of its setting is not reported again as unsuitable for a material.
    const told = new Set<string>();
    const first = faults.filter(({ path }) => !told.has(path) && told.add(path));
    return first.map((fault) => ({ ...fault, file, rule: 'fixes' }));
  });
}
