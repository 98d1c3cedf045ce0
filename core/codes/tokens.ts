/** A word of a text, letters only or digits only, so that `key840` and `key 840` are the same two words. */
export interface Token {
  text: string;
  /** Start and end position in the text, end exclusive. */
  from: number;
  to: number;
}

const WORD = /\p{Script=Han}|[^\P{L}\p{Script=Han}]+|\p{N}+/gu;

/** The words of a text; all other characters are separators. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }));
}

/** Folds a code or message to its key in the list: letters and digits only, in lower case. */
export function codeKey(text: string): string {
  return (text.normalize('NFKC').match(WORD) ?? []).map((word) => word.toLowerCase()).join('');
}

/** Prefixes that people write before a code. */
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

/** Possible keys of a code in the list: as written, then without its prefix. */
export function codeKeys(text: string): string[] {
  const key = codeKey(text);
  const bare = key.replace(BEFORE_DIGITS, '');
  return key === '' ? [] : [...new Set([key, bare])];
}
