import { type CheckProblem, messageOf } from '../../scripts/shared/problem.js';
import type { Fault } from '../../scripts/shared/problem-messages/messages.js';

/** A problem with its message. */
export function withMessage<P extends Fault | CheckProblem>(problem: P): P & ReturnType<typeof messageOf> {
  return { ...problem, ...messageOf(problem) };
}
