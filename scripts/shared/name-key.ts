/** Signs of trade marks, and characters that do not show, which are no part of a name. */
const MARKS = /[™®©\p{Cf}]/gu;

/** A name without trade marks, quotation marks around it, doubled spaces and the word filament at its end. */
export function cleanName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/&#(\d{2,5});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&')
    .replace(MARKS, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^["“”']+|["“”']+$/gu, '')
    .replace(/(?<=\S)\s+filament$/iu, '')
    .trim();
}

/** Phrases that sources write in several ways, and the word that they are read as. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bpet g\b/g, 'petg'],
  [/\bglow in (the )?dark\b/g, 'glow'],
  [/\bcarbon fib(er|re)\b/g, 'cf'],
  [/\bglass fib(er|re)\b/g, 'gf'],
  [/\bgray\b/g, 'grey'],
  [/\bcolour\b/g, 'color'],
];

/**
 * The words of a name in lower case: letters and digits part from each other, a plus that ends one is a word of its
 * own, and {@link PHRASES} are read in one way.
 */
export function nameTokens(name: string): string[] {
  const plain = name.replace(MARKS, '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/\p{L}+|\d+|(?<=[\p{L}\p{N}])\+(?![\p{L}\p{N}])/gu) ?? [];
  const text = words.map((word) => (word === '+' ? 'plus' : word)).join(' ');
  const read = PHRASES.reduce((all, [phrase, word]) => all.replace(phrase, word), text);
  return read === '' ? [] : read.split(' ');
}

/** What two spellings of one name have in common: `PET-G Easy` and `PETG easy` are the same. */
export function nameKey(name: string): string {
  return nameTokens(name).join('');
}

/** What two orders of the same words have in common: `Silk PLA` and `PLA Silk` are the same. */
export function unorderedKey(words: readonly string[]): string {
  return [...words].sort().join(' ');
}
