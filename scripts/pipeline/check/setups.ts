import type { Problem } from '../../shared/problem.js';
import type { Dataset } from '../load/dataset.js';
import { duplicateCauses } from './effects.js';

/** Checks what setups make likelier: each has an id of its own, says something, and says one thing of a cause. */
export function checkSetups({ setups: { file, value } }: Dataset): Problem[] {
  const first = new Map<string, number>();
  return value.flatMap((setup, index) => {
    const problem = (path: string, message: string, allowed: string): Problem => ({
      file,
      path: `${index}${path}`,
      message,
      allowed,
      rule: 'setups',
    });
    const before = first.get(setup.id);
    if (before === undefined) first.set(setup.id, index);
    return [
      ...(before === undefined
        ? []
        : [
            problem(
              '.id',
              `there are two setups "${setup.id}"`,
              `an id of its own; see place ${before + 1} of the list`,
            ),
          ]),
      ...(setup.more || setup.less
        ? []
        : [problem('', `"${setup.id}" moves no cause`, 'causes under "more" or "less"')]),
      ...[...duplicateCauses(setup)].map(({ at, cause }) =>
        problem(`.${at}`, `"${setup.id}" moves "${cause}" twice`, 'one grade for each cause'),
      ),
    ];
  });
}
