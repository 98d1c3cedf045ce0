import type { Memory } from '../shared/memory.js';
import { prepare } from './pipeline.js';

/**
 * The dataset and its records for a command that somebody waits for. It says on standard error that it reads them, which
 * takes seconds.
 *
 * @throws {ProblemsError} as {@link prepare} does
 */
export function readData(folder: string, memory?: Memory): ReturnType<typeof prepare> {
  console.error(`Reading and checking ${folder} …`);
  return prepare(folder, memory);
}
