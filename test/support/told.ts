import { type CheckProblem, messageOf } from '../../scripts/shared/problem.js';
import type { Fault } from '../../scripts/shared/problem-words/words.js';

/** A problem with its words. */
export function told<P extends Fault | CheckProblem>(problem: P): P & ReturnType<typeof messageOf> {
  return { ...problem, ...messageOf(problem) };
}
