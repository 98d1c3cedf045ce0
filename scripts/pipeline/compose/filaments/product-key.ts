import { foldToId } from '../../../../core/names/fold.js';

/** Marks of a trade name, which say nothing and which sources write or leave out. */
const MARKS = /[™®©℠]/gu;

/** What some sources write behind the name of every product. */
const EMPTY = new Set(['filament', 'filaments']);

/** The words of a name as names are compared; a plus that ends a word is part of it: `PLA+ Silk` is `plaplus silk`. */
export function nameTokens(name: string): string[] {
  const words: string[] = [];
  for (const word of foldToId(name.replace(MARKS, ' ')).split(/[^\p{L}\p{N}.]+/u)) {
    if (word === 'plus' && words.length > 0) words.push(`${words.pop()}plus`);
    else if (word !== '') words.push(word);
  }
  return words;
}

/**
 * What a product is known by within its brand, the same whichever source writes it: its words in any order, and the words
 * of its type of material where the name leaves them out: `PolyTerra` of the type PLA is `PolyTerra PLA`.
 *
 * @param words of its name without the brand
 * @param type as the source names it, such as `PLA-CF`; empty where it names none
 */
export function productKey(words: readonly string[], type: string): string {
  return [...new Set([...words, ...missingTokens(words, type)])]
    .filter((word) => !EMPTY.has(word))
    .sort()
    .join(' ');
}

/** The words of a type of material that a name leaves out. `PLA+` says PLA too. */
export function missingTokens(words: readonly string[], type: string): string[] {
  return nameTokens(type).filter((word) => !words.some((one) => one.startsWith(word)));
}
