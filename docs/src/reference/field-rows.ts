import type { Say } from '../../../core/words/language.js';
import { isObject, type Json, type JsonObject } from '../../../scripts/shared/tree.js';
import { component, type OpenApi } from './release.js';
import { code } from './table.js';

/** A field of a shape, in words. */
export interface Field {
  field: string;
  type: string;
  meaning: string;
  /** Names of the shapes that the type mentions. */
  refers: string[];
}

/**
 * The fields of a shape, one after the other; an object without a name of its own is followed by what is in it.
 *
 * @param opened names of fields whose shape has a name and is told here all the same
 */
export function* fieldsOf(
  openapi: OpenApi,
  schema: JsonObject,
  prefix: string,
  say: Say,
  opened: ReadonlySet<string>,
): Generator<Field> {
  const required = new Set(schema.required as string[] | undefined);
  for (const [key, node] of Object.entries((schema.properties ?? {}) as Record<string, JsonObject>)) {
    const field = `${prefix}${key}`;
    const shape = component<JsonObject>(openapi, node);
    const open = opened.has(field) && isObject(shape.properties);
    const { text: shown, refers } = open ? { text: say('object', '对象'), refers: [] } : typeOf(node, say);
    const optional = required.has(key) ? '' : say(' (can be absent)', '（可省略）');
    yield { field, type: `${shown}${optional}`, meaning: text(node.description ?? shape?.description), refers };
    const items = isObject(node.items) ? node.items : null;
    if (open) yield* fieldsOf(openapi, shape, `${field}.`, say, opened);
    else if (isObject(node.properties)) yield* fieldsOf(openapi, node, `${field}.`, say, opened);
    else if (items && isObject(items.properties)) yield* fieldsOf(openapi, items, `${field}[].`, say, opened);
  }
}

/** What a value may be, in words. */
function typeOf(node: JsonObject, say: Say): { text: string; refers: string[] } {
  const none = say('null', 'null');
  if (typeof node.$ref === 'string') {
    const name = node.$ref.split('/').at(-1) ?? '';
    return { text: `[${name}](#${name.toLowerCase()})`, refers: [name] };
  }
  const alternatives = node.anyOf ?? node.oneOf;
  if (Array.isArray(alternatives)) {
    const parts = alternatives.filter(isObject).map((one) => typeOf(one, say));
    const shown = [...parts.filter((part) => part.text !== none), ...parts.filter((part) => part.text === none)];
    return {
      text: shown.map((part) => part.text).join(say(' or ', ' 或 ')),
      refers: parts.flatMap((part) => part.refers),
    };
  }
  if (Array.isArray(node.enum)) return { text: node.enum.map((value) => code(value as string)).join(', '), refers: [] };
  const types = (Array.isArray(node.type) ? node.type : [node.type]) as string[];
  const items = isObject(node.items) ? typeOf(node.items, say) : { text: '', refers: [] };
  const words: Record<string, string> = {
    string: say('text', '文本'),
    number: say('number', '数字'),
    integer: say('whole number', '整数'),
    boolean: say('true, false', '布尔值'),
    object: say('object', '对象'),
    array: say(`list of ${items.text}`, `${items.text}${/\p{Script=Han}$/u.test(items.text) ? '' : ' '}列表`),
    null: none,
  };
  return { text: types.map((type) => words[type] ?? type).join(say(' or ', ' 或 ')), refers: items.refers };
}

/** A description; empty when there is none. */
export function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
