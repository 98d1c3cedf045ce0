import { isObject, type Json, type JsonObject } from '../../../scripts/shared/tree.js';

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

/** JSON for people: what fits on a line is on one line. */
export function print(value: Json, indent = ''): string {
  if (value === ELLIPSIS) return ELLIPSIS;
  const flat = printFlat(value);
  if (indent.length + flat.length <= WIDTH || !(isObject(value) || Array.isArray(value))) return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return `[\n${fill(
      value.map((item) => (item === ELLIPSIS ? ELLIPSIS : JSON.stringify(item))),
      inner,
    )}\n${indent}]`;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const items = Array.isArray(value)
    ? value.map((item) => print(item, inner))
    : Object.entries(value).map(([key, item]) => (key === ELLIPSIS ? ELLIPSIS : `"${key}": ${print(item, inner)}`));
  const lines = items.map((item, index) => {
    const last = index === items.length - 1 || item === ELLIPSIS || items[index + 1] === ELLIPSIS;
    return `${inner}${item}${last ? '' : ','}`;
  });
  return `${open}\n${lines.join('\n')}\n${indent}${close}`;
}

/** Short items, as many on a line as fit. */
function fill(items: readonly string[], indent: string): string {
  const lines: string[] = [];
  for (const [index, item] of items.entries()) {
    const part = index === items.length - 1 ? item : `${item},`;
    const line = lines.at(-1);
    if (line !== undefined && indent.length + line.length + part.length < WIDTH)
      lines[lines.length - 1] = `${line} ${part}`;
    else lines.push(part);
  }
  return lines.map((line) => `${indent}${line}`).join('\n');
}

function printFlat(value: Json): string {
  if (Array.isArray(value))
    return value.length === 0
      ? '[]'
      : `[${value.map((item) => (item === ELLIPSIS ? ELLIPSIS : printFlat(item))).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  return `{ ${entries.map(([key, item]) => (key === ELLIPSIS ? ELLIPSIS : `"${key}": ${printFlat(item)}`)).join(', ')} }`;
}
