import type { Files } from '../../../clients/typescript/src/files.js';
import { codesIn } from '../../../clients/typescript/src/parts/codes.js';
import type { FoundCode } from '../../../core/codes/find-codes.js';

/**
 * The code that a machine reports, as an address names it; null: no machine has it. Without the system, the codes of all
 * of them are loaded, which are several times as heavy.
 */
export async function findReported(files: Files, code: string, system: string | null): Promise<FoundCode | null> {
  const [found] = await codesIn(files, code, system === null ? {} : { systems: [system] });
  return found ?? null;
}
