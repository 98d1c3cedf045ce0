import stringify from 'json-stringify-pretty-compact';
import { isObject, type Json, type JsonObject } from '../../../core/contract/json.js';

/** Stands for what a shown answer leaves out. */
export const ELLIPSIS = '…';

/** Longest line that an object or a list is put on as a whole, characters. */
const WIDTH = 76;

/**
 * What is left of `value` when only `paths` are kept, such as `causes.fixes.action`. Of a list, its first item is
 * kept. What was left out leaves an {@link ELLIPSIS}.
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

/** An ellipsis between values with the comma before it, or a string of JSON. */
const LEFT_OUT = /"(?:[^"\\\n]|\\.)*"|(,?) *…/g;

/** What was left out of a line of a shown answer. */
export interface Gap {
  /** Where the line goes on without it. */
  column: number;
  /** How it is shown: the ellipsis, with the comma before it if there is one. */
  mark: string;
}

/** A line of a shown answer without its ellipses: all lines together are JSON. With the places of the ellipses. */
export function withoutEllipses(line: string): { text: string; gaps: Gap[] } {
  const gaps: Gap[] = [];
  let text = '';
  let end = 0;
  for (const { 0: found, 1: comma, index } of line.matchAll(LEFT_OUT)) {
    if (comma === undefined) continue;
    // On a line of its own it leaves the indentation, in which it is shown.
    const start = line.slice(0, index).trim() === '' ? index + found.length - ELLIPSIS.length : index;
    text += line.slice(end, start);
    end = index + found.length;
    gaps.push({ column: text.length, mark: line.slice(start, end) });
  }
  return { text: text + line.slice(end), gaps };
}

/** JSON for people: what fits on a line is on one line, and an {@link ELLIPSIS} marks what was left out. */
export function print(value: Json): string {
  return stringify(value, { maxLength: WIDTH })
    .replaceAll(/"…"(: null)?/g, ELLIPSIS)
    .replaceAll(/,(\n *…)/g, '$1');
}
