import stringify from 'json-stringify-pretty-compact';
import { isObject, type Json, type JsonObject } from '../../../core/contract/json.js';

/** Marks omitted parts of an answer. */
export const ELLIPSIS = '…';

/** Maximum length of an object or array on a single line, characters. */
const WIDTH = 76;

/**
 * Reduces `value` to `paths` such as `causes.fixes.action`, and arrays to their first item. Omitted parts leave an
 * {@link ELLIPSIS}.
 */
export function pick(value: Json, paths: readonly string[]): Json {
  if (paths.length === 0 || paths.includes('')) return value;
  if (Array.isArray(value)) {
    const [first, ...others] = value;
    return [...(first === undefined ? [] : [pick(first, paths)]), ...(others.length > 0 ? [ELLIPSIS] : [])];
  }
  if (!isObject(value)) return value;
  const result: JsonObject = {};
  for (const [key, item] of Object.entries(value)) {
    const below = paths.filter((path) => path === key || path.startsWith(`${key}.`));
    if (below.length > 0)
      result[key] = pick(
        item,
        below.map((path) => path.slice(key.length + 1)),
      );
  }
  const missing = paths.find((path) => !Object.hasOwn(value, path.split('.')[0] ?? ''));
  if (missing !== undefined) throw new Error(`there is no field "${missing}" to show`);
  if (Object.keys(result).length < Object.keys(value).length) result[ELLIPSIS] = null;
  return result;
}

/** An ellipsis between values with its preceding comma, or a JSON string. */
const LEFT_OUT = /"(?:[^"\\\n]|\\.)*"|(,?) *…/g;

/** An omission in a line of an answer. */
export interface Gap {
  /** The column it was removed from. */
  column: number;
  /** Its text: the ellipsis, with the preceding comma if any. */
  mark: string;
}

/** Removes the ellipses from a line and returns their positions; all lines together are valid JSON. */
export function withoutEllipses(line: string): { text: string; gaps: Gap[] } {
  const gaps: Gap[] = [];
  let text = '';
  let end = 0;
  for (const { 0: found, 1: comma, index } of line.matchAll(LEFT_OUT)) {
    if (comma === undefined) continue;
    // Keep the indentation of an ellipsis on a line of its own.
    const start = line.slice(0, index).trim() === '' ? index + found.length - ELLIPSIS.length : index;
    text += line.slice(end, start);
    end = index + found.length;
    gaps.push({ column: text.length, mark: line.slice(start, end) });
  }
  return { text: text + line.slice(end), gaps };
}

/** Formats JSON compactly: what fits on a line is on one line, and an {@link ELLIPSIS} marks omissions. */
export function print(value: Json): string {
  return stringify(value, { maxLength: WIDTH })
    .replaceAll(/"…"(: null)?/g, ELLIPSIS)
    .replaceAll(/,(\n *…)/g, '$1');
}
