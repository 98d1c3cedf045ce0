import type { Problem } from '../../shared/problem.js';
import type { Fault } from '../../shared/problem-messages/messages.js';
import type { Dataset } from '../load/dataset.js';
import { duplicateCauses } from './effects.js';

/** Checks what setups make likelier: each has an id of its own, says something, and says one thing of a cause. */
export function checkSetups({ setups: { file, value } }: Dataset): Problem[] {
  const first = new Map<string, number>();
  return value.flatMap((setup, index) => {
    const problem = (path: string, fault: Fault): Problem => ({
      file,
      path: `${index}${path}`,
      ...fault,
      rule: 'setups',
    });
    const { id } = setup;
    const before = first.get(id);
    if (before === undefined) first.set(id, index);
    return [
      ...(before === undefined ? [] : [problem('.id', { code: 'setup_twice', parameters: { id, first: before + 1 } })]),
      ...(setup.more || setup.less ? [] : [problem('', { code: 'idle_setup', parameters: { id } })]),
      ...[...duplicateCauses(setup)].map(({ at, cause }) =>
        problem(`.${at}`, { code: 'cause_moved_twice', parameters: { id, cause } }),
      ),
    ];
  });
}
