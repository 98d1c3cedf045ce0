import { type FindIndex, FOUND_KINDS, type FoundKind, foldToFind } from './found.js';
import { nearest } from './nearest.js';
import { words } from './search.js';

/** A record that can be found. */
export interface Findable {
  kind: FoundKind;
  id: string;
  /** English and Chinese. */
  name: string;
  nameZh: string;
  /** All names, folded. */
  keys: readonly string[];
}

/** The records of an index, in the order in which equals are shown. */
export function findables(index: FindIndex): Findable[] {
  return FOUND_KINDS.flatMap((kind) =>
    index[kind].map(([id, name, zh, ...others]) => {
      const keys = [name, zh, id].map(foldToFind).filter((key) => key !== '');
      return { kind, id, name, nameZh: zh || name, keys: [...keys, ...others] };
    }),
  );
}

/** A score that the name of a record gives it when it begins with the query. */
const CALLED = 12;

/** Most edits for each character that a misspelt name may be away. */
const EDITS = 0.34;

/**
 * The records that a query means, best first: those called so, then those whose names hold its words, rare words before
 * frequent ones; when no name holds any word, those that are spelt nearly so.
 */
export function find(query: string, items: readonly Findable[], most = 8): Findable[] {
  const whole = foldToFind(query);
  if (whole === '') return [];
  const wanted = parts(query);
  const holders = wanted.map((word) => items.filter(({ keys }) => keys.some((key) => key.includes(word))));
  const scores = new Map<Findable, number>();
  for (const [i, holding] of holders.entries()) {
    const short = wanted[i]?.length === 1 && wanted.length > 1 ? 0.3 : 1;
    const weight = short * Math.log(1 + items.length / (1 + holding.length));
    for (const item of holding) scores.set(item, (scores.get(item) ?? 0) + weight);
  }
  for (const [item, score] of scores) scores.set(item, score + likeness(whole, item.keys) - length(item));
  // A query of one word that names nothing is more likely misspelt than part of a name.
  const called = [...scores.keys()].some(({ keys }) => keys.some((key) => key.includes(whole)));
  if (!called)
    for (const [item, edits] of misspelt(whole, items)) scores.set(item, (scores.get(item) ?? 0) + 8 - edits);
  // One that is called just so does not hide its relatives.
  const best = Math.min(CALLED, Math.max(0, ...scores.values()));
  return [...scores]
    .filter(([, score]) => score >= best / 3)
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([item]) => item);
}

/**
 * Whether a record that was found is surely meant: its names hold the whole query or most of its words, or it is a single
 * misspelt word. Otherwise it is one guess among others.
 */
export function isMeant({ keys }: Findable, query: string): boolean {
  const whole = foldToFind(query);
  const holds = (part: string) => keys.some((key) => key.includes(part));
  const wanted = words(query).map(foldToFind);
  if (holds(whole) || wanted.filter(holds).length > wanted.length / 2) return true;
  // Of a Chinese word of two characters, one may be written in the other script.
  const edits = /^\p{Script=Han}{2}$/u.test(whole) ? 1 : whole.length * EDITS;
  return wanted.length === 1 && nearest(whole, keys).some((near) => near.edits <= edits);
}

/** The words of a query, without apostrophes; Chinese in twos, and each character for itself. */
function parts(query: string): string[] {
  const han = query.match(/\p{Script=Han}/gu) ?? [];
  return [...new Set([...words(query).map(foldToFind), ...(han.length > 1 ? han : [])])].filter((word) => word !== '');
}

function likeness(whole: string, keys: readonly string[]): number {
  const own = keys.slice(0, 3);
  if (own.includes(whole)) return 40;
  if (keys.includes(whole)) return 30;
  if (own.some((key) => key.startsWith(whole))) return 12;
  if (keys.some((key) => key.startsWith(whole))) return 10;
  return keys.some((key) => key.includes(whole)) ? 6 : 0;
}

/** Among equals, the one with the shorter name. */
function length({ name }: Findable): number {
  return Math.min(name.length, 99) / 100;
}

function misspelt(whole: string, items: readonly Findable[]): [Findable, number][] {
  if (whole.length < 4) return [];
  const byKey = Map.groupBy(
    items.flatMap((item) => item.keys.map((key) => ({ item, key }))),
    ({ key }) => key,
  );
  return nearest(whole, byKey.keys())
    .filter(({ name, edits }) => edits <= whole.length * EDITS && !whole.includes(name))
    .flatMap(({ name, edits }) => (byKey.get(name) ?? []).map(({ item }) => [item, edits] as [Findable, number]));
}
