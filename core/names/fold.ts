import { LIMITS } from '../contract/limits.js';

/** Separators between the words of a name, all equivalent: spaces, plus signs, underscores and hyphens. */
const SEPARATORS = /[\s+_\-‐-―]+/gu;

/** A plus sign that ends a word is part of the name (`PLA+`, `MK3S+ 220`, `PLA +`), between words a separator. */
const PLUS = /([\p{L}\p{N}])(?:(\++)(?![\p{L}\p{N}+])| +(\++) *$)/gu;

/** Folds a name to an id: `Bambu+Lab` and `bambu_lab` become `bambu-lab`, `PLA+` becomes `pla-plus`. */
export function foldToId(name: string): string {
  return separated(name).replace(SEPARATORS, '-').replace(/^-|-$/g, '');
}

/** Folds a name to a key in the list of names, without separators: `elephant foot` and `ElephantFoot` are equal. */
export function foldToKey(name: string): string {
  return separated(name).replace(SEPARATORS, '');
}

/** Normalises to NFKC and lower case, and replaces plus signs that belong to the name by the word `plus`. */
function separated(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase();
  return plain.replace(
    PLUS,
    (_, end: string, signs?: string, apart = '') => end + ' plus'.repeat((signs ?? apart).length),
  );
}

/** Whether a name, as given or folded, is too long to look up: folding may turn one ligature into eighteen letters. */
export function isTooLong(name: string): boolean {
  return name.length > LIMITS.maxValueLength || foldToKey(name).length > LIMITS.maxValueLength;
}

/** Maximum number of characters of a query to search for; the rest of a pasted text is ignored. */
export const MOST_SEARCHED = 500;

/** The part of a query to search for, NFKC-normalised and with a trailing plus sign joined to its word. */
export function searchedPart(query: string): string {
  const plain = query.slice(0, MOST_SEARCHED).normalize('NFKC').slice(0, MOST_SEARCHED);
  return plain.replace(/ +(?=\++ *$)/, '');
}

/** Folds a name for comparison in a search: without separators, apostrophes and the accents of Latin letters. */
export function foldToFind(name: string): string {
  return foldToKey(name)
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘`]/g, '');
}

/** Inflectional endings of English words. */
const ENDINGS = /(?:ings?|ed|s)$/;

/** Removes the ending of an English word, so that `shifts` and `shifting` match; short words are unchanged. */
export function stemOf(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  const stem = word.replace(ENDINGS, '');
  if (stem.length < 4) return word;
  // A consonant doubled before the ending becomes single: clogged, clog.
  return stem === word ? word : stem.replace(/([bdgmnprt])\1$/, '$1');
}
