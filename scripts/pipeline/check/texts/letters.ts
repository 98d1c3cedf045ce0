/** A flaw that a pattern finds in a text. */
export interface LetterRule {
  pattern: RegExp;
  code: string;
  /** The flaw in the words of the message. */
  has: string;
  allowed: string;
}

/** Letters of scripts that look like Latin or never mix with it: all but those that China, Japan and Korea mix. */
const OTHER =
  '(?![\\p{Script=Latin}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Common}\\p{Script=Inherited}])\\p{L}';

/** Two alphabets in one word: one of the letters is a lookalike. */
export const ALPHABETS: LetterRule = {
  pattern: new RegExp(`\\p{Script=Latin}\\p{M}*${OTHER}|${OTHER}\\p{M}*\\p{Script=Latin}`, 'u'),
  code: 'two_alphabets',
  has: 'letters of two alphabets in one word',
  allowed: 'letters of one alphabet; some of them look alike',
};

/** A word made only of letters that look like Latin ones. */
export const LOOKALIKE: LetterRule = {
  pattern: /(?<!\p{L})[АВЕЅІЈКМНОРСТУХаеорсухѕіјΑΒΕΖΗΙΚΜΝΟΡΤΥΧοѡ]+(?!\p{L})/u,
  code: 'lookalikes',
  has: 'letters that look like Latin letters, but are not',
  allowed: 'the Latin letters',
};

/** Letters of neither language, except Greek ones, which stand for quantities. */
export const FOREIGN_LETTERS: LetterRule = {
  pattern: /(?![\p{Script=Latin}\p{Script=Han}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}])\p{L}/u,
  code: 'foreign_letters',
  has: 'letters of another language',
  allowed: 'English or Simplified Chinese',
};

/** Letters written with unusual characters, which no search finds. */
export const LETTERS: readonly LetterRule[] = [
  {
    // Scripts with marks of their own are exempt; this finds marks added to letters of others.
    pattern: /(?![\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}])\p{Mn}/u,
    code: 'combining_mark',
    has: 'a combining mark on a letter',
    allowed: 'the letter with its mark as one character',
  },
  {
    // Excludes the Latin-1 superscripts, as in mm², and the signs for degree, number and trademark.
    pattern:
      /[\u0131\u017F\u02B0-\u02FF\u1D2C-\u1D6A\u2044\u2070-\u209C\u2100-\u2102\u2104-\u2108\u210A-\u2115\u2117-\u2121\u2123-\u2188\u2215\u2460-\u24FF\uA789\uFB00-\uFB4F\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFFDC\u{1D400}-\u{1D7FF}\u{1F100}-\u{1F1FF}]/u,
    code: 'special_form',
    has: 'a special form of a letter or a digit',
    allowed: 'the plain one',
  },
  {
    pattern: /[ÂÃ][\u0080-\u00BF]|â[€‚„†‡\u0080-\u009F]|ï[¿»]|\uFFFD/u,
    code: 'wrong_encoding',
    has: 'text read in the wrong encoding',
    allowed: 'write it again, and save the file as UTF-8',
  },
];
