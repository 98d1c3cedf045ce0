import { judge } from '../pipeline.js';
import type { Memory } from '../shared/memory.js';
import { ProblemsError } from '../shared/problem.js';
import { type Telling, tell } from '../shared/tell-problems.js';

/** What a check found, to be printed. */
export interface Outcome {
  text: string;
  right: boolean;
}

/**
 * Checks a data folder, or some of its files with what depends on them.
 *
 * @param only paths below the folder; null: all of it
 * @throws what is no fault of the data
 */
export async function validate(
  data: string,
  only: readonly string[] | null,
  memory: Memory,
  telling: Telling,
): Promise<Outcome> {
  try {
    const { files } = await judge(data, memory, only);
    const text = telling.json
      ? '{ "problems": [] }'
      : `${data}: ${files.length} ${files.length === 1 ? 'file' : 'files'}, no problems`;
    return { text, right: true };
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return { text: tell(error, telling), right: false };
  }
}
