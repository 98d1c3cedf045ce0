/** What separates words in a name: spaces, plus signs, underscores and hyphens count the same. */
const SEPARATORS = /[\s+_\-‐-―]+/gu;

/** A plus sign that ends a word is part of the name, as in `PLA+` and `MK3S+ 220`; between words it separates them. */
const PLUS = /([\p{L}\p{N}])(\++)(?![\p{L}\p{N}+])/gu;

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
  return plain.replace(PLUS, (_, end: string, signs: string) => end + ' plus'.repeat(signs.length));
}

/** A name as the search compares it: without separators and apostrophes. */
export function foldToFind(name: string): string {
  return foldToKey(name).replace(/['’‘`]/g, '');
}

/** Endings that English words have as they stand in a sentence. */
const ENDINGS = /(?:ings?|ed|s)$/;

/** An English word without its ending, so that `shifts`, `shifting` and `shifted` begin alike; short ones stay as they are. */
export function stemOf(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  const stem = word.replace(ENDINGS, '');
  if (stem.length < 4) return word;
  // What is doubled before an ending is single without it: clogged, clog.
  return stem === word ? word : stem.replace(/([bdgmnprt])\1$/, '$1');
}
