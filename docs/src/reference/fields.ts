import type { FieldCoverage } from '../../../scripts/emit/coverage.js';
import type { Say } from '../../../scripts/emit/openapi/language.js';
import { isObject, type Json, type JsonObject } from '../../../scripts/shared/tree.js';
import { component, type OpenApi } from './release.js';
import { code, table } from './table.js';

/**
 * The fields of a record, and of every named shape in it, as tables under headings of their own. An object without a
 * name of its own is told field by field in the table of what holds it.
 */
export function fieldTables(
  openapi: OpenApi,
  name: string,
  known: Readonly<Record<string, FieldCoverage>> | undefined,
  say: Say,
): string {
  const sections: string[] = [];
  const queue = [name];
  for (const shape of queue) {
    const schema = openapi.components.schemas[shape];
    if (!schema) throw new Error(`openapi.json has no schema "${shape}"`);
    const rows = [...fieldsOf(openapi, schema, '', say)];
    for (const { refers } of rows) for (const other of refers) if (!queue.includes(other)) queue.push(other);
    const counted = shape === name && known !== undefined;
    const head = [say('Field', '字段'), say('Meaning', '含义'), ...(counted ? [say('Known', '已知')] : [])];
    const lines = rows.map(({ field, type, meaning }) => [
      `<code id="${shape.toLowerCase()}-${field.replace(/[^\w.]/g, '')}">${field}</code><br><small>${type}</small>`,
      meaning,
      ...(counted ? [share(known[field], say)] : []),
    ]);
    const heading = shape === name ? '' : `## ${shape}\n\n${text(schema.description)}\n\n`;
    sections.push(`${heading}${table(head, lines)}`);
  }
  return sections.join('\n\n');
}

interface Field {
  field: string;
  type: string;
  meaning: string;
  /** Names of the shapes that the type mentions. */
  refers: string[];
}

function* fieldsOf(openapi: OpenApi, schema: JsonObject, prefix: string, say: Say): Generator<Field> {
  const required = new Set(schema.required as string[] | undefined);
  for (const [key, node] of Object.entries((schema.properties ?? {}) as Record<string, JsonObject>)) {
    const field = `${prefix}${key}`;
    const { text: shown, refers } = typeOf(node, say);
    const optional = required.has(key) ? '' : say(' (may be absent)', '（可省略）');
    const meaning = text(node.description ?? component<JsonObject>(openapi, node)?.description);
    yield { field, type: `${shown}${optional}`, meaning, refers };
    const items = isObject(node.items) ? node.items : null;
    if (isObject(node.properties)) yield* fieldsOf(openapi, node, `${field}.`, say);
    else if (items && isObject(items.properties)) yield* fieldsOf(openapi, items, `${field}[].`, say);
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
    array: say(`list of ${items.text}`, `${items.text}列表`),
    null: none,
  };
  return { text: types.map((type) => words[type] ?? type).join(say(' or ', ' 或 ')), refers: items.refers };
}

function share(coverage: FieldCoverage | undefined, say: Say): string {
  if (!coverage) return '';
  const { known, total } = coverage;
  return known === total ? say('all', '全部') : say(`${known} of ${total}`, `${known} / ${total}`);
}

function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
