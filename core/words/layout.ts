import { GROUP_TITLES, GROUPS, type GroupId, type Holder, type RecordKind } from './groups.js';
import { type Language, LOCALES, type TextPair } from './language.js';

/** The part of a published JSON schema that describes a field. */
export interface FieldSchema {
  description?: string;
  'x-zh'?: string;
  /** Its name in tables, if the description is not one. */
  'x-label'?: TextPair;
  'x-unit'?: string;
  properties?: Record<string, FieldSchema>;
}

/** A row of a table: a field, or several that are shown together. */
export interface Line {
  /** Dotted path of the field in the record. */
  path: string;
  label: string;
  unit: string;
  /** range: {min, max}; layers: {first_layer, other_layers}; box: {x, y, z}; nozzles: layer heights by nozzle. */
  kind: 'value' | 'range' | 'layers' | 'box' | 'nozzles';
  /** The full description in the schema. */
  about: string;
}

/** A group of rows, in the order of slicers. */
export interface Group {
  id: GroupId;
  title: string;
  holder: Holder;
  /** Details: folded until requested. */
  further: boolean;
  lines: Line[];
}

/**
 * The groups of a kind of record, with labels and units from its published schema.
 *
 * @throws when a field is not in the schema, or has no text in the language
 */
export function layoutOf(kind: RecordKind, schema: FieldSchema, language: Language): Group[] {
  return GROUPS[kind].map(({ id, holder, fields, further }) => ({
    id,
    title: LOCALES[language].say(...GROUP_TITLES[id]),
    holder,
    further,
    lines: fields.flatMap((path) => {
      // If a group is a single object, its name is not repeated before every row.
      return linesOf(path, fieldAt(schema, path), language, fields.length === 1 ? null : '');
    }),
  }));
}

/** The rows of any fields of a record. @throws as {@link layoutOf} does */
export function linesFor(schema: FieldSchema, fields: readonly string[], language: Language): Line[] {
  return fields.flatMap((path) => linesOf(path, fieldAt(schema, path), language, ''));
}

function fieldAt(schema: FieldSchema, path: string): FieldSchema {
  let node: FieldSchema | undefined = schema;
  for (const part of path.split('.')) node = node?.properties?.[part];
  if (!node) throw new Error(`the schema has no field ${path}`);
  return node;
}

function linesOf(path: string, field: FieldSchema, language: Language, prefix: string | null): Line[] {
  const about = textOf(path, field, language);
  const label = labelOf(field, language) ?? '';
  const own = prefix ? joined(prefix, label, language) : label;
  const children = Object.entries(field.properties ?? {});
  const kind = kindOf(
    path,
    children.map(([key]) => key),
  );
  if (kind === null) {
    return children.flatMap(([key, child]) => linesOf(`${path}.${key}`, child, language, prefix === null ? '' : own));
  }
  const unit = field['x-unit'] ?? children[0]?.[1]['x-unit'] ?? (kind === 'nozzles' ? 'mm' : '');
  return [{ path, label: own, unit, kind, about }];
}

function kindOf(path: string, keys: readonly string[]): Line['kind'] | null {
  if (path === 'nozzles') return 'nozzles';
  switch (keys.join()) {
    case '':
      return 'value';
    case 'min,max':
      return 'range';
    case 'first_layer,other_layers':
      return 'layers';
    case 'x,y,z':
      return 'box';
    default:
      return null;
  }
}

/** The name of a field, else the beginning of its description; null if it has neither. */
export function labelOf(
  { 'x-label': label, 'x-zh': zh, description: en }: FieldSchema,
  language: Language,
): string | null {
  if (label) return LOCALES[language].say(...label);
  const text = { en, zh }[language];
  return text ? shorten(text) : null;
}

function textOf(path: string, field: FieldSchema, language: Language): string {
  const text = { en: field.description, zh: field['x-zh'] }[language];
  if (!text) throw new Error(`the field ${path} has no text in ${LOCALES[language].tag}`);
  return text;
}

/** "Cool plate; null: not supported or not known." -> "Cool plate"; the text after a colon is an explanation too. */
function shorten(text: string): string {
  return text.replace(/(?:[;；：]|: ).*$/su, '').replace(/[.。]$/u, '');
}

function joined(prefix: string, label: string, language: Language): string {
  if (language !== 'en') return `${prefix}：${label}`;
  const [first = ''] = label.split(' ');
  // "Z distance" and "SuperTack" keep their capitals.
  return `${prefix}: ${/^(?:A|[A-Z][a-z]+)$/.test(first) ? label.charAt(0).toLowerCase() + label.slice(1) : label}`;
}
