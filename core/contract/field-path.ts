import type { Json } from './changes.js';

const templates = new Map<string, string>();

/** A path of a changed field without what differs by record: names of items, and sizes such as nozzle diameters. */
export function fieldTemplate(path: string): string {
  let template = templates.get(path);
  if (template === undefined) {
    template = path.replace(/\[[^\]]*\]/g, '[]').replace(/\.\d+(\.\d+)?(-[a-z-]+)?(?=[.[]|$)/g, '.*');
    templates.set(path, template);
  }
  return template;
}

/** Whether a field is another one, or a part of it. */
export function isWithin(field: string, whole: string): boolean {
  return field === whole || (field.startsWith(whole) && /[.[]/.test(field.charAt(whole.length)));
}

/** The path of a part relative to the whole: `.check`, `[too-hot].check`. */
type Rest = string;

type JsonObject = { [key: string]: Json };

/**
 * A copy of a value with one of its parts replaced, or an item removed with null. Undefined where the result is not
 * certain.
 */
export function withPart(whole: Json, rest: Rest, part: Json): Json | undefined {
  if (rest === '') return part;
  if (rest.startsWith('[')) return Array.isArray(whole) ? withItem(whole, rest, part) : undefined;
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return undefined;
  const key = keyAt(whole, rest.slice(1));
  const inner = withPart(whole[key] ?? null, rest.slice(1 + key.length), part);
  // An object that replaces nothing is listed field by field.
  const made = inner === undefined && (whole[key] ?? null) === null ? nested(rest.slice(1 + key.length), part) : inner;
  return made === undefined ? undefined : { ...whole, [key]: made };
}

/** The key that a path begins with: one that is there, as keys may hold dots (`0.4`), else up to the next mark. */
function keyAt(whole: JsonObject, path: string): string {
  const known = Object.keys(whole).filter((key) => isWithin(path, key));
  return known.sort((a, b) => b.length - a.length)[0] ?? (/^(\d+\.\d+(-[a-z-]+)?|[^.[]*)/.exec(path)?.[0] as string);
}

function nested(rest: Rest, part: Json): Json | undefined {
  return rest.startsWith('.') ? withPart({}, rest, part) : undefined;
}

function withItem(list: readonly Json[], rest: Rest, part: Json): Json | undefined {
  const [head = '', name = ''] = /^\[([^\]]*)\]/.exec(rest) ?? [];
  if (head === '') return undefined;
  if (name === '') return inOrder(list, part);
  const at = list.findIndex((item) => nameOf(item) === name);
  if (rest === head) {
    if (part === null) return list.filter((_, index) => index !== at);
    if (at >= 0) return list.with(at, part);
    return list.length === 0 ? [part] : undefined; // its position among the others is not known
  }
  const item = at < 0 ? undefined : withPart(list[at] as Json, rest.slice(head.length), part);
  return item === undefined ? undefined : list.with(at, item);
}

/** The items that an order names, in that order, in the places that they have. */
function inOrder(list: readonly Json[], order: Json): Json | undefined {
  if (!Array.isArray(order)) return undefined;
  const items = new Map(list.map((item) => [nameOf(item), item]));
  const ordered = order.flatMap((name) => items.get(name as string) ?? []).values();
  return list.map((item) => (order.includes(nameOf(item) ?? null) ? (ordered.next().value as Json) : item));
}

/** The name of an item in a path: its id, or the field that it is about. */
function nameOf(item: Json): string | undefined {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return undefined;
  const name = item.id ?? item.field;
  return typeof name === 'string' ? name : undefined;
}
