import { type Findable, find, findables, isMeant } from '../../../../core/find.js';
import { type FindIndex, FOUND_KINDS, type FoundKind } from '../../../../core/found.js';
import { LIMITS } from '../../../../core/limits.js';
import { checkNumber } from '../arguments.js';
import { BadArgumentError } from '../errors.js';

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
const taken = new WeakMap<FindIndex, readonly Findable[]>();

/** What a text means, best first, as the search of the site finds it. @throws {BadArgumentError} */
export function findIn(index: FindIndex, text: string, { kinds = FOUND_KINDS, limit = 8 }: FindOptions = {}): Found[] {
  checkNumber('limit', limit, LIMITS.maxLimit);
  const strange = kinds.find((kind) => !FOUND_KINDS.includes(kind));
  if (strange !== undefined) throw new BadArgumentError('invalid_value', 'kinds', strange, FOUND_KINDS.join(', '));
  const all = taken.get(index) ?? findables(index);
  taken.set(index, all);
  const items = kinds === FOUND_KINDS ? all : all.filter(({ kind }) => kinds.includes(kind));
  return find(text, items, limit).map((item) => ({
    kind: item.kind,
    id: item.id,
    name: item.name,
    name_zh: item.nameZh,
    sure: isMeant(item, text),
  }));
}
