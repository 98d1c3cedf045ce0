import { foldToKey } from './fold.js';

/** Something that can be searched for. */
export interface Searchable {
  /** What it is called: the first is its name, others count nearly as much. */
  names: readonly string[];
  /** What is said about it. */
  text?: string;
}

interface Folded {
  name: string;
  names: string[];
  text: string;
}

const folded = new WeakMap<Searchable, Folded>();

function fold(item: Searchable): Folded {
  let found = folded.get(item);
  if (!found) {
    const names = item.names.map(foldToKey);
    found = { name: names[0] ?? '', names, text: foldToKey(item.text ?? '') };
    folded.set(item, found);
  }
  return found;
}

/** English words that say nothing about a symptom. */
const FILLERS = new Set('a an and are at do does i in is it my of on or the to when with'.split(' '));

const HAN = /\p{Script=Han}+/gu;

/** The words of a query, folded; Chinese has no spaces, so its characters are taken two by two. */
export function words(query: string): string[] {
  const plain = query.normalize('NFKC').toLowerCase();
  const han = [...plain.matchAll(HAN)].flatMap(([run]) =>
    run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, i) => run.slice(i, i + 2)),
  );
  const others = plain.replace(HAN, ' ').split(/[\s,;:.!?，。；：！？、]+/u);
  const meaningful = others.filter((word) => word !== '' && !FILLERS.has(word));
  return [...new Set([...(meaningful.length > 0 || han.length > 0 ? meaningful : others), ...han])]
    .map(foldToKey)
    .filter((word) => word !== '');
}

/**
 * The items that a query means, best first. Those that hold every word come alone; when none does, those that hold
 * at least half as much as the best.
 */
export function search<T extends Searchable>(query: string, items: readonly T[]): T[] {
  const wanted = words(query);
  if (wanted.length === 0) return [...items];
  const whole = foldToKey(query);
  const scored = items.map((item) => ({ item, ...score(whole, wanted, fold(item)) }));
  const best = Math.max(...scored.map((entry) => entry.score));
  const complete = scored.some((entry) => entry.found === wanted.length);
  return scored
    .filter((entry) => entry.score > 0 && (complete ? entry.found === wanted.length : entry.score >= best / 2))
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
}

function score(
  whole: string,
  wanted: readonly string[],
  { name, names, text }: Folded,
): { score: number; found: number } {
  let sum = 0;
  let found = 0;
  for (const word of wanted) {
    const weight = names.some((other) => other.includes(word)) ? 4 : text.includes(word) ? 1 : 0;
    sum += weight;
    if (weight > 0) found++;
  }
  if (name === whole) sum += 20;
  else if (names.includes(whole)) sum += 15;
  else if (names.some((other) => other.startsWith(whole))) sum += 8;
  else if (names.some((other) => other.includes(whole))) sum += 4;
  // Among equals, the one that has the least besides.
  return { score: sum === 0 ? 0 : sum - Math.min(name.length, 99) / 100, found };
}
