import stringify from 'json-stringify-pretty-compact';
import { isObject, type Json, type JsonObject } from '../../../core/contract/json.js';
import type { Say } from '../../../core/words/language.js';
import { fence } from './format.js';

/** Maximum length of an object or array on a single line, characters. */
const WIDTH = 76;

/** Reduces `value` to `paths` such as `causes.fixes.action`, and arrays to their first item. */
export function pick(value: Json, paths: readonly string[]): Json {
  if (paths.length === 0 || paths.includes('')) return value;
  if (Array.isArray(value)) return value.slice(0, 1).map((first) => pick(first, paths));
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
  return result;
}

/** Formats JSON compactly: what fits on a line is on one line. */
export function print(value: Json): string {
  return stringify(value, { maxLength: WIDTH });
}

/** An answer as a block of code, reduced to some fields of its records, and then titled as an excerpt. */
export function answerBlock(answer: JsonObject, paths: readonly string[], say: Say): string {
  const shown = { ...answer, data: pick(answer.data ?? [], paths) };
  const title = paths.length > 0 ? ` title="${say('Excerpt', '节选')}"` : '';
  return fence(`json${title}`, print(shown));
}
