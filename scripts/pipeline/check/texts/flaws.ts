import { type Fault, fault } from '../../../shared/problem.js';
import { named, UNSEEN } from '../../load/decode.js';

/** A flaw that a pattern finds in a text. */
export interface LetterRule {
  pattern: RegExp;
  code: string;
  /** The flaw in the words of the message. */
  has: string;
  allowed: string;
}

export function rule(code: string, pattern: RegExp, has: string, allowed: string): LetterRule {
  return { code, pattern, has, allowed };
}

/** Letters of scripts that look like Latin or never mix with it: all but those that China, Japan and Korea mix. */
const OTHER =
  '(?![\\p{Script=Latin}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Common}\\p{Script=Inherited}])\\p{L}';

/** Two alphabets in one word: one of the letters is a lookalike. */
const ALPHABETS = rule(
  'two_alphabets',
  new RegExp(`\\p{Script=Latin}\\p{M}*${OTHER}|${OTHER}\\p{M}*\\p{Script=Latin}`, 'u'),
  'letters of two alphabets in one word',
  'letters of one alphabet; some of them look alike',
);

/** A word made only of letters that look like Latin ones. */
const LOOKALIKE = rule(
  'lookalikes',
  /(?<!\p{L})[АВЕЅІЈКМНОРСТУХаеорсухѕіјΑΒΕΖΗΙΚΜΝΟΡΤΥΧοѡ]+(?!\p{L})/u,
  'letters that look like Latin letters, but are not',
  'the Latin letters',
);

/** Letters of neither language, except Greek ones, which stand for quantities. */
const FOREIGN_LETTERS = rule(
  'foreign_letters',
  /(?![\p{Script=Latin}\p{Script=Han}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}])\p{L}/u,
  'letters of another language',
  'English or Simplified Chinese',
);

/** Letters written with unusual characters, which no search finds. */
const LETTERS: readonly LetterRule[] = [
  // Scripts with marks of their own are exempt; this finds marks added to letters of others.
  rule(
    'combining_mark',
    /(?![\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}])\p{Mn}/u,
    'a combining mark on a letter',
    'the letter with its mark as one character',
  ),
  // Excludes the Latin-1 superscripts, as in mm², and the signs for degree, number and trademark.
  rule(
    'special_form',
    /[\u0131\u017F\u02B0-\u02FF\u1D2C-\u1D6A\u2044\u2070-\u209C\u2100-\u2102\u2104-\u2108\u210A-\u2115\u2117-\u2121\u2123-\u2188\u2215\u2460-\u24FF\uA789\uFB00-\uFB4F\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFFDC\u{1D400}-\u{1D7FF}\u{1F100}-\u{1F1FF}]/u,
    'a special form of a letter or a digit',
    'the plain one',
  ),
  rule(
    'wrong_encoding',
    /[ÂÃ][\u0080-\u00BF]|â[€‚„†‡\u0080-\u009F]|ï[¿»]|\uFFFD/u,
    'text read in the wrong encoding',
    'write it again, and save the file as UTF-8',
  ),
];

/** The role of a text: a name, our own prose, or a quotation of a page. */
export type TextKind = 'name' | 'prose' | 'quoted';

const BLANKS: readonly LetterRule[] = [
  rule('blank_at_end', /^\s|\s$/, 'a space at the start or end', 'no space at the start or end'),
  rule(
    'odd_blank',
    /(?<=\S)(?:\s{2,}|[^\S ])(?=\S)/u,
    'more than one space, or a special space character',
    'one plain space, also for a line break',
  ),
];

/** Rules for all texts, whoever wrote them. */
const RULES: readonly LetterRule[] = [
  rule('unseen_in_text', UNSEEN, 'an invisible character', 'remove it'),
  rule('markup', /<[a-z/!?][^<>]*>?|&(?:#\d+|#x[\da-f]+|[a-z]{2,8});|%3c/iu, 'markup', 'plain text'),
  rule(
    'running_link',
    /\b(?:javascript|vbscript|data|file|blob|about):\S|\bjavascript\s*:/i,
    'a link that runs a program',
    'an address that starts with https://',
  ),
  rule('template', /\{\{|\}\}|\{%|[$#%]\{|\$\(|<%|\[\[|\]\]/, 'a template', 'the text behind it'),
  rule(
    'unwritten',
    /\b(?:TODO|FIXME|XXX|TB[ACD]|lorem ipsum|to be (?:done|added|written|defined|determined|confirmed))\b|\?{3}|待定|待补|待办|待确认|待完善/i,
    'a placeholder',
    'write it, or leave the field out: unknown values are null',
  ),
  ALPHABETS,
];

/** Rules for our own texts only. */
const OWN: readonly LetterRule[] = [
  ...BLANKS,
  ...LETTERS,
  rule('markup', /\]\(|\*\*|`/, 'markup', 'plain text'),
  rule('formula', /^[=@]/, 'the start of a formula', 'a letter or a digit'),
  rule('template', /%(?<![^\s"'(]%)[sd](?!\w)/, 'a template', 'the text behind it'),
  rule('picture', /[\u{1F300}-\u{1FAFF}\u2600-\u26FF\u2700-\u27BF]/u, 'a picture', 'words'),
  rule('repeated_sign', /[!?！？]{2}/, 'a repeated punctuation mark', 'one'),
  rule(
    'escaped_character',
    /\\u\{?[\da-f]{4}|\\x[\da-f]{2}/i,
    'a character written as its number',
    'the character itself',
  ),
  rule(
    'unwritten',
    /^(?:n\.?\/a\.?|unknown|null|undefined|nan|change ?me|placeholder|asdf\w*|qwert[yz]\w*|foo(?:bar)?|\.{3,}|…+|[-–—])$/i,
    'a placeholder',
    'write it, or leave the field out: unknown values are null',
  ),
];

/** A text entirely in quotation marks: allowed in quotations, not in our prose or names. */
const QUOTES = rule(
  'quoted_whole',
  /^(?:"[^"]*"|“[^“”]*”|„[^“”]*[“”]|「[^「」]*」|『[^『』]*』|'[^']*')$/u,
  'quotation marks around it',
  'the text alone',
);

/** A name in braces, which a quoted page may contain. */
const BRACES = rule('template', /\{[\w ]*\}/, 'a template', 'the text behind it');

/** A name must not start like a spreadsheet formula. */
const FORMULA = rule('formula', /^[-=+@|%＝＋－＠]|^'[-=+@]/, 'the start of a formula', 'a letter or a digit');

/**
 * Rules with a combined test: most texts have no flaw, so they are tested twice, case-sensitively and
 * case-insensitively. One pattern with `(?i:…)` would do, but V8 13.6 loses that modifier in a process with much
 * regular expression code (seen from 16 MB): a long run missed `%3C`.
 */
function together(...rules: readonly LetterRule[]) {
  const either = (ignoreCase: boolean) => rules.filter(({ pattern }) => pattern.ignoreCase === ignoreCase);
  const [exact, loose] = [joined(either(false), 'u'), joined(either(true), 'iu')];
  return { rules, any: (text: string) => exact.test(text) || loose.test(text), clean: new Set<string>() };
}

function joined(rules: readonly LetterRule[], flags: string): RegExp {
  return new RegExp(rules.map(({ pattern }) => pattern.source).join('|'), flags);
}

const FOREIGN = {
  name: together(...RULES, FORMULA),
  prose: together(...RULES),
  quoted: together(...RULES),
  whatever: together(...RULES, FORMULA),
};
const WRITTEN = {
  name: together(...RULES, ...OWN, QUOTES, BRACES, LOOKALIKE, FORMULA),
  prose: together(...RULES, ...OWN, QUOTES, BRACES, FOREIGN_LETTERS),
  quoted: together(...RULES, ...OWN),
  whatever: together(...RULES, ...OWN, QUOTES, BRACES, LOOKALIKE, FORMULA, FOREIGN_LETTERS),
};

/**
 * The flaws of a text, each with an excerpt that shows the place.
 *
 * @param foreign whether the text is as its source has it, including blanks
 */
export function* textFlaws(text: string, kind: TextKind, foreign: boolean): Iterable<Fault> {
  const { rules, any } = (foreign ? FOREIGN : WRITTEN)[kind];
  if (!any(text)) return;
  const reported = new Set<string>();
  for (const { pattern, code, has, allowed } of rules) {
    const found = pattern.exec(text);
    if (!found || reported.has(code)) continue;
    reported.add(code);
    yield fault(code, [`has ${has}: ${shown(text, found.index, found[0].length)}`, allowed]);
  }
}

/** Whether {@link textFlaws} may find anything, whatever the role of the text. */
export function mayBeFlawed(text: string, foreign: boolean): boolean {
  const { any, clean } = (foreign ? FOREIGN : WRITTEN).whatever;
  // Imports repeat the same few texts a hundred thousand times.
  if (clean.has(text)) return false;
  if (any(text)) return true;
  clean.add(text);
  return false;
}

/** Characters of context around a match. */
const AROUND = 12;

/** A quoted excerpt of a text, with invisible characters written as their code points. */
export function shown(text: string, index: number, length: number): string {
  const [from, to] = [Math.max(0, index - AROUND), Math.min(text.length, index + length + AROUND)];
  const part = text
    .slice(from, to)
    .replace(new RegExp(`${UNSEEN.source}|[^\\S ]`, 'gu'), (character) => `[${named(character)}]`);
  return `"${from > 0 ? '…' : ''}${part}${to < text.length ? '…' : ''}"`;
}
