import { LIMITS } from '../../../../core/contract/limits.js';
import { FILES } from '../../../../core/contract/paths.js';
import {
  type Findable,
  type FindIndex,
  FOUND_KINDS,
  type FoundKind,
  find,
  findables,
  spoolsBegun,
} from '../../../../core/names/search.js';
import { colourCalled } from '../../../../core/names/spool-colour.js';
import { checkNumber } from '../arguments.js';
import { BadArgumentError } from '../errors.js';
import type { Files } from '../files.js';
import { productsOf } from './resolve-names.js';

/** Options of a search. */
export interface FindOptions {
  /** Only these kinds; default: all. */
  kinds?: readonly FoundKind[] | undefined;
  /** Maximum number of results, up to 100; default: 8. */
  limit?: number | undefined;
}

/** A search result. */
export interface Found {
  kind: FoundKind;
  id: string;
  name: string;
  name_zh: string;
  /** For a branded filament, its colour that the text names. */
  colour?: string;
  /** Whether it is surely meant, rather than one guess among others. Sure results of the same kind share the name. */
  sure: boolean;
}

/** Searchable records by index: preparing them takes a while. */
const findablesOf = new WeakMap<FindIndex, readonly Findable[]>();

/** All searchable records of a release. @throws {OpenPrintDataError} */
export async function allFindable(files: Files): Promise<readonly Findable[]> {
  const index = await files.memo<FindIndex>(FILES.find);
  const all = findablesOf.get(index) ?? findables(index);
  findablesOf.set(index, all);
  return all;
}

/** The matches of a text, best first, in the same order as on the site. @throws {OpenPrintDataError} */
export async function findNames(
  files: Files,
  text: string,
  { kinds = FOUND_KINDS, limit = 8 }: FindOptions = {},
): Promise<Found[]> {
  checkNumber('limit', limit, LIMITS.maxLimit);
  const strange = kinds.find((kind) => !FOUND_KINDS.includes(kind));
  if (strange !== undefined) throw new BadArgumentError('invalid_value', 'kinds', strange, FOUND_KINDS.join(', '));
  const all = await allFindable(files);
  const spool = kinds.includes('filaments') ? await spoolWithColour(files, text, all) : null;
  const found = find(text, all, limit, kinds).map(({ kind, id, name, nameZh, sure }) => {
    return { kind, id, name, name_zh: nameZh, sure };
  });
  return spool ? [spool, ...found.filter(({ id }) => id !== spool.id)].slice(0, limit) : found;
}

/** The branded filament that a text begins with, if the rest names one of its colours; reads the file of its brand. */
export async function spoolWithColour(files: Files, text: string, all: readonly Findable[]): Promise<Found | null> {
  for (const { item, rest } of spoolsBegun(text, all)) {
    const { id, kind, name, nameZh } = item;
    const own = (await productsOf(files, id.split('--')[0] ?? '')).find((one) => one.id === id);
    const called = own ? colourCalled(own, rest) : null;
    if (called !== null) return { kind, id, name, name_zh: nameZh, colour: called, sure: true };
  }
  return null;
}
