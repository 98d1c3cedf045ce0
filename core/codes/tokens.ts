/** A word of a text: letters alone or digits alone, so that `key840` and `key 840` are the same two words. */
export interface Token {
  text: string;
  /** Where it is in the text: from its first character to behind its last. */
  from: number;
  to: number;
}

const WORD = /\p{Script=Han}|[^\P{L}\p{Script=Han}]+|\p{N}+/gu;

/** The words of a text; everything else only separates them. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }));
}

/** A code or message as the list of exact ones has it: its letters and digits alone, in lower case. */
export function codeKey(text: string): string {
  return (text.normalize('NFKC').match(WORD) ?? []).map((word) => word.toLowerCase()).join('');
}

/** What people write before a code of digits. */
export const BEFORE_CODES = [
  'error code',
  'error',
  'err',
  'code',
  '错误代码',
  '错误码',
  '错误',
  '故障码',
  '代码',
] as const;

const BEFORE_DIGITS = /^(?:hms|errorcode|error|err|code|e|错误代码|错误码|错误|故障码|代码)(?=[0-9a-f]{4,16}$)/u;

/** The ways in which a code may be in the list of exact ones: as it is written, then without what people write before it. */
export function codeKeys(text: string): string[] {
  const key = codeKey(text);
  const bare = key.replace(BEFORE_DIGITS, '');
  return key === '' ? [] : [...new Set([key, bare])];
}
