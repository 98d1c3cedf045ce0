import { LIMITS } from '../../../../core/contract/limits.js';
import { FILES } from '../../../../core/contract/paths.js';
import {
  type Findable,
  type FindIndex,
  FOUND_KINDS,
  type FoundKind,
  find,
  findables,
  isLikelyMatch,
} from '../../../../core/names/search.js';
import { checkNumber } from '../arguments.js';
import { BadArgumentError } from '../errors.js';
import type { Files } from '../files.js';
import type { CallOptions } from '../shapes.js';

/** What is looked for, and how much of it. */
export interface FindOptions {
  /** Only these kinds; all of them by default. */
  kinds?: readonly FoundKind[] | undefined;
  /** Most that are given, 8 by default, 100 at most. */
  limit?: number | undefined;
}

/** Something that was found. */
export interface Found {
  kind: FoundKind;
  id: string;
  name: string;
  name_zh: string;
  /** Whether it is surely meant; otherwise it is one guess among others. */
  sure: boolean;
}

/** The records of each index, which takes a while to take apart. */
const findablesOf = new WeakMap<FindIndex, readonly Findable[]>();

/** Everything that can be found in a release. @throws {OpenPrintDataError} */
export async function allFindable(files: Files, options: CallOptions): Promise<readonly Findable[]> {
  const index = await files.memo<FindIndex>(FILES.find, options);
  const all = findablesOf.get(index) ?? findables(index);
  findablesOf.set(index, all);
  return all;
}

/** What a text means, best first, as the search of the site finds it. @throws {OpenPrintDataError} */
export async function findNames(
  files: Files,
  text: string,
  { kinds = FOUND_KINDS, limit = 8, signal }: CallOptions & FindOptions = {},
): Promise<Found[]> {
  checkNumber('limit', limit, LIMITS.maxLimit);
  const strange = kinds.find((kind) => !FOUND_KINDS.includes(kind));
  if (strange !== undefined) throw new BadArgumentError('invalid_value', 'kinds', strange, FOUND_KINDS.join(', '));
  const all = await allFindable(files, { signal });
  const items = kinds === FOUND_KINDS ? all : all.filter(({ kind }) => kinds.includes(kind));
  return find(text, items, limit).map((item) => ({
    kind: item.kind,
    id: item.id,
    name: item.name,
    name_zh: item.nameZh,
    sure: isLikelyMatch(item, text),
  }));
}
