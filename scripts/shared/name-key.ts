/** Trademark signs and invisible characters, which are not part of a name. */
const MARKS = /[™®©\p{Cf}]/gu;

/** Removes trademark signs, surrounding quotation marks, repeated spaces and a trailing "filament". */
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

/** Phrases with several spellings in sources, each with its normalised form. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bpet g\b/g, 'petg'],
  [/\bglow in (the )?dark\b/g, 'glow'],
  [/\bcarbon fib(er|re)\b/g, 'cf'],
  [/\bglass fib(er|re)\b/g, 'gf'],
  [/\bgray\b/g, 'grey'],
  [/\bcolour\b/g, 'color'],
];

/**
 * Splits a name into lower-case words: letters and digits are separated, a trailing plus is a separate word, and the
 * spelling of {@link PHRASES} is normalised.
 */
export function nameTokens(name: string): string[] {
  const plain = name.replace(MARKS, '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/\p{L}+|\d+|(?<=[\p{L}\p{N}])\+(?![\p{L}\p{N}])/gu) ?? [];
  const text = words.map((word) => (word === '+' ? 'plus' : word)).join(' ');
  const read = PHRASES.reduce((all, [phrase, word]) => all.replace(phrase, word), text);
  return read === '' ? [] : read.split(' ');
}

/** Key shared by different spellings of a name: `PET-G Easy` and `PETG easy` are the same. */
export function nameKey(name: string): string {
  return nameTokens(name).join('');
}

/** Key independent of word order: `Silk PLA` and `PLA Silk` are the same. */
export function unorderedKey(words: readonly string[]): string {
  return [...words].sort().join(' ');
}
