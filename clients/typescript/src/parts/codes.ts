import { type CodeCatalogue, type FoundCode, findCodes } from '../../../../core/codes/find-codes.js';
import { codesPath, FILES } from '../../../../core/contract/paths.js';
import type { Code, CodeSystem } from '../../../../schemas/generated/record.js';
import type { Files } from '../files.js';
import { listAt } from '../lists.js';

/** Restricts the codes to search. */
export interface CodeOptions {
  /** Ids of systems; default: all. */
  systems?: readonly string[] | undefined;
}

/** The error codes and messages found in a text from a display or a log. @throws {OpenPrintDataError} */
export async function codesIn(files: Files, text: string, { systems }: CodeOptions = {}): Promise<FoundCode[]> {
  return findCodes(text, await codeCatalogue(files, systems));
}

/** The codes of the given systems, or of all, prepared for searching texts. @throws {OpenPrintDataError} */
export function codeCatalogue(files: Files, wanted?: readonly string[]): Promise<CodeCatalogue> {
  return files.prepared(`codes ${wanted?.join() ?? ''}`, async () => {
    const all = await listAt<CodeSystem>(files, FILES.codes).all();
    const systems = all.filter(({ id }) => wanted?.includes(id) ?? true);
    const codes = await Promise.all(systems.map(({ id }) => listAt<Code>(files, codesPath(id)).all()));
    return { systems, codes: codes.flat() };
  });
}
