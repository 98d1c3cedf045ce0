import type { FieldChange } from '../../../schemas/generated/record.js';
import { isObject, type Json, type JsonObject, sameLeaf } from '../../shared/tree.js';

export function differences(before: JsonObject, after: JsonObject): FieldChange[] {
  const found: FieldChange[] = [];
  differ(before, after, '', found);
  return found;
}

/** Visits the leaves of a record with their paths; descends into lists of named items. */
export function eachField(value: Json, visit: (path: string, value: Json) => void, path = ''): void {
  if (isObject(value)) {
    for (const key of Object.keys(value)) eachField(value[key] ?? null, visit, below(path, key));
    return;
  }
  const items = itemsOf(value);
  if (items) for (const [name, item] of items) eachField(item, visit, `${path}[${name}]`);
  // An empty list can have named items in other records, so it is visited as a field.
  if (!items || items.size === 0) visit(path, value);
}

function differ(before: Json, after: Json, path: string, found: FieldChange[]): void {
  if (before === after) return;
  // A new object is listed field by field, with the field names of the documentation.
  if ((isObject(before) && (isObject(after) || after === null)) || (before === null && isObject(after))) {
    const [a, b] = [before ?? {}, (after ?? {}) as JsonObject];
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
      differ(a[key] ?? null, b[key] ?? null, below(path, key), found);
    return;
  }
  const [old, now] = [itemsOf(before), itemsOf(after)];
  if (old && now) differInItems(old, now, path, found);
  else if (!sameLeaf(before, after)) found.push({ field: path, before, after });
}

/** Lists an added or removed item as a whole. */
function differInItems(
  old: ReadonlyMap<string, Json>,
  now: ReadonlyMap<string, Json>,
  path: string,
  found: FieldChange[],
): void {
  for (const name of new Set([...old.keys(), ...now.keys()])) {
    const [before, after] = [old.get(name), now.get(name)];
    const field = `${path}[${name}]`;
    if (before === undefined || after === undefined)
      found.push({ field, before: before ?? null, after: after ?? null });
    else differ(before, after, field, found);
  }
  const before = [...old.keys()].filter((name) => now.has(name));
  const after = [...now.keys()].filter((name) => old.has(name));
  if (!sameLeaf(before, after)) found.push({ field: `${path}[]`, before, after });
}

const below = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

const NONE: ReadonlyMap<string, Json> = new Map();

/** The items of a list by name, if each has a unique one; null for any other value. */
function itemsOf(value: Json): ReadonlyMap<string, Json> | null {
  if (!Array.isArray(value)) return null;
  if (value.length === 0) return NONE;
  if (!value.every(isObject)) return null;
  for (const key of ['id', 'field']) {
    const items = new Map(value.map((item) => [item[key], item]));
    if (items.size === value.length && [...items.keys()].every((name) => typeof name === 'string'))
      return items as Map<string, Json>;
  }
  return null;
}

const templates = new Map<string, string>();

/** Path of a changed field without the parts that vary by record: item names, and sizes such as nozzle diameters. */
export function fieldTemplate(path: string): string {
  let template = templates.get(path);
  if (template === undefined) {
    template = path.replace(/\[[^\]]*\]/g, '[]').replace(/\.\d+(\.\d+)?(-[a-z-]+)?(?=[.[]|$)/g, '.*');
    templates.set(path, template);
  }
  return template;
}
