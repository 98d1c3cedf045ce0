import { isObject, type Json, type JsonObject } from '../../../core/contract/json.js';
import { GROUPS, type RecordKind } from '../../../core/words/groups.js';
import { type Language, LOCALES, type Say } from '../../../core/words/language.js';
import { markdownTable } from '../../../core/words/markdown.js';
import type { Coverage } from '../../../schemas/generated/record.js';
import { TEXTS } from '../explorer/explorer-texts.js';
import { code } from './format.js';
import { component, type OpenApi } from './release.js';

/**
 * The fields of a record and of all named shapes it contains, as tables with headings. Anonymous objects are expanded
 * in the table of their parent. Printer, material and profile fields are grouped as in the explorer; ungrouped fields
 * come first.
 */
export function fieldTables(
  openapi: OpenApi,
  name: string,
  known: Readonly<Record<string, Coverage>> | undefined,
  language: Language,
): string {
  const { say } = LOCALES[language];
  const texts = TEXTS[language];
  const parts = { record: '', process: texts.process, filament: texts.filament, both: texts.filament };
  const sections: string[] = [];
  const shapes = new Set([name]);
  for (const shape of shapes) {
    const schema = openapi.components.schemas[shape];
    if (!schema) throw new Error(`openapi.json has no schema "${shape}"`);
    const kind = name.toLowerCase();
    const groups = shape === name && Object.hasOwn(GROUPS, kind) ? GROUPS[kind as RecordKind] : [];
    const opened = groups.flatMap(({ fields }) => fields.filter((path) => path.includes('.')));
    const rows = [...fieldsOf(openapi, schema, '', say, new Set(opened.map((path) => path.replace(/\..*/, ''))))];
    for (const other of rows.flatMap(({ refers }) => refers)) shapes.add(other);
    if (shape !== name) sections.push(`## ${shape}`, text(schema.description));
    const grouped = groups.flatMap(({ fields }) => fields);
    const rest = rows.filter(({ field }) => !grouped.some((path) => isWithin(field, path)));
    sections.push(rowTable(shape, rest, known, say));
    let part = '';
    for (const { id, holder, fields } of groups) {
      if (parts[holder] !== part) sections.push(`## ${parts[holder]}`);
      part = parts[holder];
      sections.push(`${part === '' ? '##' : '###'} ${texts.groups[id]}`);
      // Keep the group's order; an object is followed by its fields.
      const own = fields.flatMap((path) => rows.filter(({ field }) => isWithin(field, path)));
      sections.push(rowTable(shape, own, known, say));
    }
  }
  return sections.join('\n\n');
}

/** Whether a field is at a path or nested in it. */
function isWithin(field: string, path: string): boolean {
  return field === path || field.startsWith(`${path}.`) || field.startsWith(`${path}[]`);
}

/** A table of fields, with the number of records that know each if counted for any of them. */
function rowTable(
  shape: string,
  rows: readonly Field[],
  known: Readonly<Record<string, Coverage>> | undefined,
  say: Say,
): string {
  const counted = rows.some(({ field }) => known?.[field] !== undefined);
  const head = [say('Field', '字段'), say('Meaning', '含义'), ...(counted ? [say('Known', '已知')] : [])];
  const lines = rows.map(({ field, type, meaning }) => [
    `<code id="${shape.toLowerCase()}-${field.replace(/[^\w.]/g, '')}">${field}</code><br><small>${type}</small>`,
    meaning,
    ...(counted ? [share(known?.[field], say)] : []),
  ]);
  return markdownTable(head, lines);
}

function share(coverage: Coverage | undefined, say: Say): string {
  if (!coverage) return '';
  const { known, total } = coverage;
  return known === total ? say('all', '全部') : say(`${known} of ${total}`, `${known} / ${total}`);
}

/** A field of a shape, described in words. */
interface Field {
  field: string;
  type: string;
  meaning: string;
  /** Names of the shapes its type refers to. */
  refers: string[];
}

/**
 * Yields the fields of a shape in order; an anonymous object is followed by its fields.
 *
 * @param opened names of fields that are expanded although their shape is named
 */
function* fieldsOf(
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

/** Describes the allowed values in words. */
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

/** A description; empty if missing. */
function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
