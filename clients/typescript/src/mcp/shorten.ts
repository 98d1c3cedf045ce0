import { type Language, LOCALES } from '../../../../core/words/language.js';
import type { ToolResult } from './tool.js';

/** Most bytes of an answer's data: about 2,500 tokens. */
export const MOST_BYTES = 8_000;

const bytes = (text: string) => new TextEncoder().encode(text).length;

/** What may be shortened when an answer is too long. */
export interface Shortened {
  /** Name of the list in the data. */
  list: string;
  /** Fewest that stay. */
  keep: number;
  /** Says that so many were left out, and how to ask for them. */
  told: (left: number) => string;
}

/**
 * Shortens lists of an answer's data, the first that is named first, until its JSON is within {@link MOST_BYTES}, and tells
 * it in `cut`.
 */
export function fitData<T extends { cut: string[] }>(data: T, shorten: readonly Shortened[]): T {
  let fitted = data;
  for (const { list, keep, told } of shorten) {
    const whole = (fitted as Record<string, unknown>)[list] as unknown[];
    let length = whole.length;
    const cutTo = (n: number): T => ({
      ...fitted,
      [list]: whole.slice(0, n),
      cut: n < whole.length ? [...fitted.cut, told(whole.length - n)] : fitted.cut,
    });
    while (length > keep && bytes(JSON.stringify(cutTo(length))) > MOST_BYTES) length--;
    fitted = cutTo(length);
  }
  return fitted;
}

/**
 * Most bytes of an answer's text: some 200 tokens. Whoever reads the data has it all there, and should not read it twice;
 * whoever reads text alone gets what it comes to, and the way to the rest.
 */
export const MOST_TEXT_BYTES = 800;

/** An answer as text, within {@link MOST_TEXT_BYTES}: lines before the tail are left out where it is too long. */
export function textOf(
  { lines, tail, keep = 1 }: Pick<ToolResult<unknown>, 'lines' | 'tail' | 'keep'>,
  language: Language,
): string {
  const whole = [...lines, ...tail].join('\n');
  if (bytes(whole) <= MOST_TEXT_BYTES) return whole;
  const left = (n: number) =>
    LOCALES[language].say(
      `… ${n} more lines: see the structured content; if you cannot read it, ask for less.`,
      `……另有 ${n} 行：全部内容见结构化数据；读不到时请缩小范围再问。`,
    );
  let kept = lines.length;
  const text = () => [...lines.slice(0, kept), left(lines.length - kept), ...tail].join('\n');
  while (kept > keep && bytes(text()) > MOST_TEXT_BYTES) kept--;
  return text();
}
