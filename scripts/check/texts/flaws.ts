import { named, UNSEEN } from '../../load/decode.js';

/** Something that no text of a source file has: what was found, shown so that it can be seen, and what to do. */
export interface TextFlaw {
  message: string;
  allowed: string;
}

interface Rule {
  pattern: RegExp;
  what: string;
  allowed: string;
}

/** How blanks are set. */
const BLANKS: readonly Rule[] = [
  { pattern: /^\s|\s$/, what: 'a blank at its end', allowed: 'begin and end with what is said' },
  {
    pattern: /[^\S\n]{2}|\S[^\S \n]|[^\S \n]\S/u,
    what: 'more than one blank, or one that is no plain space',
    allowed: 'one plain space',
  },
];

/** What no text has, whoever wrote it. */
const RULES: readonly Rule[] = [
  { pattern: UNSEEN, what: 'a character that does not show', allowed: 'remove it' },
  { pattern: /<[a-z/!?][^<>]*>?/iu, what: 'markup', allowed: 'plain text' },
  {
    pattern: /\b(?:javascript|vbscript|data):\S/i,
    what: 'a link that runs a program',
    allowed: 'an address that begins with https://',
  },
  { pattern: /\{\{|\}\}|\{%|\$\{|<%/, what: 'a template', allowed: 'the text that it stands for' },
  {
    pattern: /\b(?:TODO|FIXME|XXX|TBD|lorem ipsum)\b|\?{3}|待定|待补/,
    what: 'a place for something that is still to be written',
    allowed: 'write it, or leave the field out: what is not known is null',
  },
  {
    pattern:
      /\p{Script=Latin}\p{M}*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{M}*\p{Script=Latin}/u,
    what: 'letters of two alphabets in one word',
    allowed: 'letters of one alphabet; some of them look alike',
  },
];

/** What a name does not begin with: spreadsheets take it for a formula. */
const FORMULA: Rule = {
  pattern: /^[=+@]|^-[^\d\s]/,
  what: 'the beginning of a formula',
  allowed: 'a letter or a digit',
};

/** Rules with one pattern that finds whether any of them does: most texts have no flaw, and are looked through once. */
function together(rules: readonly Rule[]) {
  const sources = rules.map(({ pattern: { source, ignoreCase } }) => (ignoreCase ? `(?i:${source})` : source));
  return { rules, any: new RegExp(sources.join('|'), 'u'), clean: new Set<string>() };
}

const FOREIGN = { text: together(RULES), name: together([...RULES, FORMULA]) };
const OWN = { text: together([...RULES, ...BLANKS]), name: together([...RULES, ...BLANKS, FORMULA]) };

/**
 * What is wrong with a text.
 *
 * @param name whether it is what people and programs call a thing
 * @param foreign whether it stands as its source has it, blanks and all
 */
export function* textFlaws(text: string, name: boolean, foreign: boolean): Iterable<TextFlaw> {
  if (!mayBeFlawed(text, name, foreign)) return;
  for (const { pattern, what, allowed } of rulesFor(name, foreign).rules) {
    const found = pattern.exec(text);
    if (found) yield { message: `has ${what}: ${shown(text, found.index, found[0].length)}`, allowed };
  }
}

/** Whether {@link textFlaws} finds anything. */
export function mayBeFlawed(text: string, name: boolean, foreign: boolean): boolean {
  const { any, clean } = rulesFor(name, foreign);
  // Imports say the same few things a hundred thousand times.
  if (clean.has(text)) return false;
  if (any.test(text)) return true;
  clean.add(text);
  return false;
}

function rulesFor(name: boolean, foreign: boolean) {
  return (foreign ? FOREIGN : OWN)[name ? 'name' : 'text'];
}

/** How much stands around what was found. */
const AROUND = 12;

/** A part of a text between quotation marks, with everything that would not show written as its number. */
export function shown(text: string, index: number, length: number): string {
  const [from, to] = [Math.max(0, index - AROUND), Math.min(text.length, index + length + AROUND)];
  const part = text
    .slice(from, to)
    .replace(new RegExp(`${UNSEEN.source}|[^\\S ]`, 'gu'), (character) => `[${named(character)}]`);
  return `"${from > 0 ? '…' : ''}${part}${to < text.length ? '…' : ''}"`;
}
