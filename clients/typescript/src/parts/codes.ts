import { type CodeCatalogue, type FoundCode, findCodes } from '../../../../core/codes/find-codes.js';
import { codesPath, FILES } from '../../../../core/contract/paths.js';
import type { Code, CodeSystem } from '../../../../schemas/generated/record.js';
import type { Files } from '../files.js';
import { listAt } from '../lists.js';
import type { CallOptions } from '../shapes.js';

/** Restricts the codes to search. */
export interface CodeOptions {
  /** Ids of systems; default: all. */
  systems?: readonly string[] | undefined;
}

/** One catalogue per client and set of systems: preparing it costs more than searching it. */
const catalogues = new WeakMap<Files, Map<string, Promise<CodeCatalogue>>>();

/** The error codes and messages found in a text from a display or a log. @throws {OpenPrintDataError} */
export async function codesIn(
  files: Files,
  text: string,
  { systems, ...options }: CallOptions & CodeOptions,
): Promise<FoundCode[]> {
  return findCodes(text, await codeCatalogue(files, systems, options));
}

/** The codes of the given systems, or of all, prepared for searching texts. @throws {OpenPrintDataError} */
export function codeCatalogue(
  files: Files,
  wanted?: readonly string[],
  options: CallOptions = {},
): Promise<CodeCatalogue> {
  const own = catalogues.get(files) ?? new Map<string, Promise<CodeCatalogue>>();
  catalogues.set(files, own);
  const key = wanted?.join() ?? '';
  const known = own.get(key);
  if (known) return known;
  const read = readCatalogue(files, wanted, options);
  own.set(key, read);
  // Do not cache a transient failure.
  read.catch(() => own.delete(key));
  return read;
}

async function readCatalogue(
  files: Files,
  wanted: readonly string[] | undefined,
  options: CallOptions,
): Promise<CodeCatalogue> {
  const all = await listAt<CodeSystem>(files, FILES.codes, options).all();
  const systems = all.filter(({ id }) => wanted?.includes(id) ?? true);
  const codes = await Promise.all(systems.map(({ id }) => listAt<Code>(files, codesPath(id), options).all()));
  return { systems, codes: codes.flat() };
}
