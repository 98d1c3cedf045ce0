import { EVENT_ID, parseEvents, SCALAR_STYLE } from 'js-yaml';
import { positionOf, Unreadable } from './unreadable.js';
import { parseYaml } from './yaml.js';

/** A value of JSON that stands without quotation marks. */
const BARE = /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null)$/;

/** A text of JSON, with the colon that makes it a key. */
const TEXT_OR_KEY = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/**
 * A text of JSON as data, by the parser of the platform, which is the fastest. Of a key that stands twice it takes the
 * last, so that is looked for.
 *
 * @throws {Unreadable} with the place of what is no JSON
 */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    const keys = keysIn(value);
    if (colons(text) !== keys && keysOf(text) !== keys) parseYaml(text); // which tells of the second one
    return value;
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    parseYaml(text); // most invalid JSON is invalid YAML too, and is reported as that
    throw notJson(text, error as Error);
  }
}

/**
 * How many keys a text has where none ends with a backslash, and a colon follows each at once, as all that write JSON put
 * it: in a text of 70 MB they are counted thirty times as fast as by {@link keysOf}.
 */
function colons(text: string): number {
  let keys = 0;
  for (let at = text.indexOf('":'); at !== -1; at = text.indexOf('":', at + 2)) if (text[at - 1] !== '\\') keys++;
  return keys;
}

function keysOf(text: string): number {
  let keys = 0;
  for (const [, colon] of text.matchAll(TEXT_OR_KEY)) if (colon !== undefined) keys++;
  return keys;
}

function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let keys = 0;
  if (Array.isArray(value)) for (const item of value) keys += keysIn(item);
  else
    for (const key in value) {
      keys++;
      keys += keysIn(value[key as keyof typeof value]);
    }
  return keys;
}

/** What is YAML and no JSON. The platform says where, but for a word that it does not know: that is looked for. */
function notJson(text: string, { message }: Error): Unreadable {
  const [, at] = /at position (\d+)/.exec(message) ?? [];
  const offset = at === undefined ? firstWord(text) : Number(at);
  const line = (text.slice(offset).split('\n')[0] ?? '').slice(0, 40);
  return new Unreadable({
    ...positionOf(text, offset),
    code: 'no_json',
    parameters: { line },
    rule: 'json',
  });
}

/** Where the first value stands that JSON wants between quotation marks, or the first that is not there. */
function firstWord(text: string): number {
  for (const event of parseEvents(text, {})) {
    if (event.type !== EVENT_ID.SCALAR || event.valueStart < 0) continue;
    const written = text.slice(event.valueStart, event.valueEnd);
    if (event.style === SCALAR_STYLE.PLAIN && !BARE.test(written)) return Math.max(0, event.valueStart);
    if (event.style === SCALAR_STYLE.SINGLE_QUOTED) return Math.max(0, event.valueStart - 1);
  }
  return Math.max(0, text.search(/[:,[]\s*[,}\]]/));
}
