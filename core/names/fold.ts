import { LIMITS } from '../contract/limits.js';

/** What separates words in a name: spaces, plus signs, underscores and hyphens count the same. */
const SEPARATORS = /[\s+_\-‐-―]+/gu;

/** A plus sign that ends a word is part of the name, as in `PLA+`, `MK3S+ 220` and `PLA +`; between words it separates them. */
const PLUS = /([\p{L}\p{N}])(?:(\++)(?![\p{L}\p{N}+])| +(\++) *$)/gu;

/** A name as an id would write it: `Bambu+Lab` and `bambu_lab` become `bambu-lab`, `PLA+` becomes `pla-plus`. */
export function foldToId(name: string): string {
  return separated(name).replace(SEPARATORS, '-').replace(/^-|-$/g, '');
}

/** A name as the list of names has it, without any separators: `elephant foot` and `ElephantFoot` are the same. */
export function foldToKey(name: string): string {
  return separated(name).replace(SEPARATORS, '');
}

/** In lower case and plain characters, with every plus that is a word of the name written as one. */
function separated(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase();
  return plain.replace(
    PLUS,
    (_, end: string, signs?: string, apart = '') => end + ' plus'.repeat((signs ?? apart).length),
  );
}

/** Whether a name has more characters than are looked up, as given or folded: one ligature may become eighteen letters. */
export function isTooLong(name: string): boolean {
  return name.length > LIMITS.maxValueLength || foldToKey(name).length > LIMITS.maxValueLength;
}

/** Most characters of a query that the search reads; the rest of a pasted text is left out. */
export const MOST_SEARCHED = 500;

/** The part of a query that the search reads, with compatibility characters replaced and a plus at its end put to its word. */
export function searchedPart(query: string): string {
  const plain = query.slice(0, MOST_SEARCHED).normalize('NFKC').slice(0, MOST_SEARCHED);
  return plain.replace(/ +(?=\++ *$)/, '');
}

/** A name as the search compares it: without separators, apostrophes and the accents of Latin letters. */
export function foldToFind(name: string): string {
  return foldToKey(name)
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘`]/g, '');
}

/** Endings that English words have as they are in a sentence. */
const ENDINGS = /(?:ings?|ed|s)$/;

/** An English word without its ending, so that `shifts`, `shifting` and `shifted` begin alike; short ones stay as they are. */
export function stemOf(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  const stem = word.replace(ENDINGS, '');
  if (stem.length < 4) return word;
  // What is doubled before an ending is single without it: clogged, clog.
  return stem === word ? word : stem.replace(/([bdgmnprt])\1$/, '$1');
}
