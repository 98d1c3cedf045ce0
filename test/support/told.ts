import { type CheckProblem, toldOf } from '../../scripts/shared/problem.js';
import type { Fault } from '../../scripts/shared/problem-words/words.js';

/** A problem with its words. */
export function told<P extends Fault | CheckProblem>(problem: P): P & ReturnType<typeof toldOf> {
  return { ...problem, ...toldOf(problem) };
}
