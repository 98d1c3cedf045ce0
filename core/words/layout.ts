import { type FieldGroup, GROUP_TITLES, GROUPS, type GroupId, type Holder, type RecordKind } from './groups.js';
import { type Language, LOCALES } from './language.js';

/** The part of a published JSON schema that says what a field is. */
export interface FieldSchema {
  description?: string;
  'x-zh'?: string;
  'x-unit'?: string;
  properties?: Record<string, FieldSchema>;
}

/** One line of a table: a field, or several that are read together. */
export interface Line {
  /** Path of the field in the record, parts separated by dots. */
  path: string;
  label: string;
  unit: string;
  /** range: {min, max}; layers: {first_layer, other_layers}; box: {x, y, z}; nozzles: layer heights by nozzle. */
  kind: 'value' | 'range' | 'layers' | 'box' | 'nozzles';
  /** The schema's whole description. */
  about: string;
}

/** A group of lines, as slicers put them together. */
export interface Group {
  id: GroupId;
  title: string;
  holder: Holder;
  /** For those who look closer: folded away until it is asked for. */
  further: boolean;
  lines: Line[];
}

/**
 * The groups of a kind of record, with labels and units out of its published schema.
 *
 * @throws when a field is not in the schema, or has no text in the language
 */
export function layoutOf(kind: RecordKind, schema: FieldSchema, language: Language): Group[] {
  return (GROUPS[kind] as readonly FieldGroup[]).map(({ id, holder, fields, further = false }) => ({
    id,
    title: LOCALES[language].say(...GROUP_TITLES[id]),
    holder,
    further,
    lines: fields.flatMap((path) => {
      // A group that is one object needs no repeating of its name before every line.
      return linesOf(path, fieldAt(schema, path), language, fields.length === 1 ? null : '');
    }),
  }));
}

/** The lines of any fields of a record. @throws like {@link layoutOf} */
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
  const label = shorten(about);
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

/** The label of a field, from its description; null where that is missing. */
export function labelOf(field: FieldSchema, language: Language): string | null {
  const text = { en: field.description, zh: field['x-zh'] }[language];
  return text ? shorten(text) : null;
}

function textOf(path: string, field: FieldSchema, language: Language): string {
  const text = { en: field.description, zh: field['x-zh'] }[language];
  if (!text) throw new Error(`the field ${path} has no text in ${LOCALES[language].tag}`);
  return text;
}

/** "Cool plate; null: not supported or not known." -> "Cool plate"; what comes after a colon explains as well. */
function shorten(text: string): string {
  return text.replace(/(?:[;；：]|: ).*$/su, '').replace(/[.。]$/u, '');
}

function joined(prefix: string, label: string, language: Language): string {
  if (language !== 'en') return `${prefix}：${label}`;
  const [first = ''] = label.split(' ');
  // "Z distance" and "SuperTack" keep their capitals.
  return `${prefix}: ${/^(?:A|[A-Z][a-z]+)$/.test(first) ? label.charAt(0).toLowerCase() + label.slice(1) : label}`;
}
