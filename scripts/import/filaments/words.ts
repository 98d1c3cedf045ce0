/** A name without trade marks, quotation marks around it and doubled spaces. */
export function nameText(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[™®©]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^["“”']+|["“”']+$/gu, '')
    .trim();
}

/** The words of a name in lower case: letters and digits part from each other, a plus is a word. */
export function wordsOf(name: string): string[] {
  const words =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+|\d+|\+/gu) ?? [];
  return words.map((word) => (word === '+' ? 'plus' : word));
}

/** What two spellings of one name have in common: `PET-G Easy` and `PETG easy` are the same. */
export function nameKey(name: string): string {
  return wordsOf(name).join('');
}

/** What two orders of the same words have in common: `Silk PLA` and `PLA Silk` are the same. */
export function bagKey(words: readonly string[]): string {
  return words
    .map((word) => SPELLINGS[word] ?? word)
    .sort()
    .join(' ');
}

/** Words that sources spell in two ways. */
const SPELLINGS: Readonly<Record<string, string>> = { gray: 'grey', colour: 'color' };
