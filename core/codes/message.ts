import type { TemplatePart } from './template.js';
import { type Token, tokensOf } from './tokens.js';

/** A message to compare word by word. */
export interface MessagePattern {
  parts: readonly PatternPart[];
  /** Number of literal words, and of their letters and digits: longer messages are more specific. */
  words: number;
  letters: number;
}

type PatternPart =
  | { literal: readonly string[] }
  /** `values`: each with its words; null: any text of at most `most` words, separated by whitespace. */
  | { id: string; values: readonly (readonly [value: string, words: readonly string[]])[] | null; most: number };

/** Maximum number of tokens in one word between spaces: `heater_bed2`, `12.5`. */
const PARTS_OF_A_WORD = 6;

/** Splits a message of the data into words. */
export function messagePattern(template: readonly TemplatePart[]): MessagePattern {
  const parts = template.flatMap((part): PatternPart[] => {
    if ('parameter' in part) {
      const values = part.values?.map((value) => [value, tokensOf(value).map(({ text }) => text)] as const) ?? null;
      return [{ id: part.parameter.id, values, most: part.parameter.max_words }];
    }
    const literal = tokensOf(part.literal).map(({ text }) => text);
    return literal.length > 0 ? [{ literal }] : [];
  });
  const literals = parts.flatMap((part) => ('literal' in part ? part.literal : []));
  return { parts, words: literals.length, letters: literals.join('').length };
}

type IndexedText = ReturnType<typeof indexText>;

/** The words of a text and the positions of each, indexed once for all messages. */
export function indexText(text: string) {
  const words = tokensOf(text);
  const at = new Map<string, number[]>();
  for (const [place, { text: word }] of words.entries()) {
    const places = at.get(word);
    if (places) places.push(place);
    else at.set(word, [place]);
  }
  return { text, words, at };
}

/**
 * The first position of a message in a text. A parameter matches as few words as possible, without backtracking, so the
 * time is proportional to the length of the text times the words of the message.
 */
export function findMessage(text: IndexedText, { parts }: MessagePattern) {
  const first = parts.findIndex((part) => 'literal' in part);
  const anchor = parts[first];
  if (!anchor || !('literal' in anchor)) return null;
  for (const start of text.at.get(anchor.literal[0] ?? '') ?? []) {
    const rest = matchFrom(text, parts.slice(first), start);
    if (!rest) continue;
    const lead = parts[0];
    const before = first === 0 || !lead || 'literal' in lead ? { from: start, values: {} } : leading(text, lead, start);
    if (!before) continue;
    return {
      from: text.words[before.from]?.from ?? 0,
      to: text.words[rest.end - 1]?.to ?? 0,
      values: { ...before.values, ...rest.values },
    };
  }
  return null;
}

function startsWith(words: readonly Token[], at: number, wanted: readonly string[]): boolean {
  return wanted.every((word, i) => words[at + i]?.text === word);
}

function matchFrom(
  { text, words }: IndexedText,
  parts: readonly PatternPart[],
  start: number,
): { end: number; values: Record<string, string> } | null {
  const values: Record<string, string> = {};
  let at = start;
  for (const [i, part] of parts.entries()) {
    if ('literal' in part) {
      if (!startsWith(words, at, part.literal)) return null;
      at += part.literal.length;
      continue;
    }
    if (part.values) {
      const known = part.values.find(([, own]) => own.length > 0 && startsWith(words, at, own));
      if (!known) return null;
      values[part.id] = known[0];
      at += known[1].length;
      continue;
    }
    const next = parts[i + 1];
    const literal = next && 'literal' in next ? next.literal : null;
    if (at >= words.length) return null;
    const last = lastOf(text, words, at, part.most);
    let end = at + 1;
    while (end < last && !(literal && startsWith(words, end, literal))) end++;
    if (literal && !startsWith(words, end, literal)) return null;
    values[part.id] = text.slice(words[at]?.from, words[end - 1]?.to);
    at = end;
  }
  return { end: at, values };
}

/** The last possible end of an arbitrary value: after a number of spaces, at the end of its line, or of the text. */
function lastOf(text: string, words: readonly Token[], at: number, most: number): number {
  let blanks = 0;
  let end = at + 1;
  for (; end < words.length && end < at + most * PARTS_OF_A_WORD; end++) {
    const between = text.slice(words[end - 1]?.to, words[end]?.from);
    if (between.includes('\n') || (/\s/.test(between) && ++blanks >= most)) break;
  }
  return end;
}

/** A parameter at the beginning of a message: one of its values, or the text before it up to a space. */
function leading(
  { text, words }: IndexedText,
  part: Exclude<PatternPart, { literal: readonly string[] }>,
  end: number,
): { from: number; values: Record<string, string> } | null {
  if (part.values) {
    const known = part.values.find(
      ([, own]) => own.length > 0 && end >= own.length && startsWith(words, end - own.length, own),
    );
    return known ? { from: end - known[1].length, values: { [part.id]: known[0] } } : null;
  }
  if (end === 0) return null;
  const isBreak = (at: number) => /\s/.test(text.slice(words[at - 1]?.to, words[at]?.from));
  let from = end - 1;
  while (from > 0 && end - from < PARTS_OF_A_WORD && !isBreak(from)) from--;
  return { from, values: { [part.id]: text.slice(words[from]?.from, words[end - 1]?.to) } };
}
