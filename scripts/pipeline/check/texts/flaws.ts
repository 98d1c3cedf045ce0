import { type Fault, fault } from '../../../shared/problem.js';
import { named, UNSEEN } from '../../load/decode.js';
import { ALPHABETS, FOREIGN_LETTERS, LETTERS, type LetterRule, LOOKALIKE } from './letters.js';

/** The role of a text: a name, our own prose, or a quotation of a page. */
export type TextKind = 'name' | 'prose' | 'quoted';

/** Rules for blanks. */
const BLANKS: readonly LetterRule[] = [
  {
    pattern: /^\s|\s$/,
    code: 'blank_at_end',
    has: 'a space at the start or end',
    allowed: 'no space at the start or end',
  },
  {
    pattern: /(?<=\S)(?:\s{2,}|[^\S ])(?=\S)/u,
    code: 'odd_blank',
    has: 'more than one space, or a special space character',
    allowed: 'one plain space, also for a line break',
  },
];

/** Rules for all texts, whoever wrote them. */
const RULES: readonly LetterRule[] = [
  { pattern: UNSEEN, code: 'unseen_in_text', has: 'an invisible character', allowed: 'remove it' },
  {
    pattern: /<[a-z/!?][^<>]*>?|&(?:#\d+|#x[\da-f]+|[a-z]{2,8});|%3c/iu,
    code: 'markup',
    has: 'markup',
    allowed: 'plain text',
  },
  {
    pattern: /\b(?:javascript|vbscript|data|file|blob|about):\S|\bjavascript\s*:/i,
    code: 'running_link',
    has: 'a link that runs a program',
    allowed: 'an address that starts with https://',
  },
  {
    pattern: /\{\{|\}\}|\{%|[$#%]\{|\$\(|<%|\[\[|\]\]/,
    code: 'template',
    has: 'a template',
    allowed: 'the text behind it',
  },
  {
    pattern:
      /\b(?:TODO|FIXME|XXX|TB[ACD]|lorem ipsum|to be (?:done|added|written|defined|determined|confirmed))\b|\?{3}|待定|待补|待办|待确认|待完善/i,
    code: 'unwritten',
    has: 'a placeholder',
    allowed: 'write it, or leave the field out: unknown values are null',
  },
  ALPHABETS,
];

/** Rules for our own texts only. */
const OWN: readonly LetterRule[] = [
  ...BLANKS,
  ...LETTERS,
  { pattern: /\]\(|\*\*|`/, code: 'markup', has: 'markup', allowed: 'plain text' },
  { pattern: /^[=@]/, code: 'formula', has: 'the start of a formula', allowed: 'a letter or a digit' },
  { pattern: /%(?<![^\s"'(]%)[sd](?!\w)/, code: 'template', has: 'a template', allowed: 'the text behind it' },
  { pattern: /[\u{1F300}-\u{1FAFF}\u2600-\u26FF\u2700-\u27BF]/u, code: 'picture', has: 'a picture', allowed: 'words' },
  { pattern: /[!?！？]{2}/, code: 'repeated_sign', has: 'a repeated punctuation mark', allowed: 'one' },
  {
    pattern: /\\u\{?[\da-f]{4}|\\x[\da-f]{2}/i,
    code: 'escaped_character',
    has: 'a character written as its number',
    allowed: 'the character itself',
  },
  {
    pattern:
      /^(?:n\.?\/a\.?|unknown|null|undefined|nan|change ?me|placeholder|asdf\w*|qwert[yz]\w*|foo(?:bar)?|\.{3,}|…+|[-–—])$/i,
    code: 'unwritten',
    has: 'a placeholder',
    allowed: 'write it, or leave the field out: unknown values are null',
  },
];

/** A text entirely in quotation marks: allowed in quotations, not in our prose or names. */
const QUOTES: LetterRule = {
  pattern: /^(?:"[^"]*"|“[^“”]*”|„[^“”]*[“”]|「[^「」]*」|『[^『』]*』|'[^']*')$/u,
  code: 'quoted_whole',
  has: 'quotation marks around it',
  allowed: 'the text alone',
};

/** A name in braces, which a quoted page may contain. */
const BRACES: LetterRule = {
  pattern: /\{[\w ]*\}/,
  code: 'template',
  has: 'a template',
  allowed: 'the text behind it',
};

/** A name must not start like a spreadsheet formula. */
const FORMULA: LetterRule = {
  pattern: /^[-=+@|%＝＋－＠]|^'[-=+@]/,
  code: 'formula',
  has: 'the start of a formula',
  allowed: 'a letter or a digit',
};

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
