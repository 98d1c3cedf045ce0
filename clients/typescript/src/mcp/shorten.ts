import { type Language, LOCALES } from '../../../../core/words/language.js';
import type { ToolResult } from './tool.js';

/** Most bytes of an answer, of its text and of its data each: about 2,500 tokens. */
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

/** An answer as text, within {@link MOST_BYTES}: lines before the tail are left out where it is too long. */
export function textOf({ lines, tail }: Pick<ToolResult<unknown>, 'lines' | 'tail'>, language: Language): string {
  const whole = [...lines, ...tail].join('\n');
  if (bytes(whole) <= MOST_BYTES) return whole;
  const left = (n: number) =>
    LOCALES[language].say(
      `… ${n} lines left out for length: ask for less at a time.`,
      `……因篇幅略去 ${n} 行，请缩小范围再问。`,
    );
  let kept = lines.length;
  const text = () => [...lines.slice(0, kept), left(lines.length - kept), ...tail].join('\n');
  while (kept > 0 && bytes(text()) > MOST_BYTES) kept--;
  return text();
}
