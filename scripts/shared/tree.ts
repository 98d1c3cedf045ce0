import { isObject, type Json, type JsonObject, merge } from '../../core/contract/json.js';

export { isObject, type Json, type JsonObject, merge };

/**
 * The leaves of `value` that differ from `base`; those that only `base` has become null. `merge(base, difference(value,
 * base))` gives `value` again, if a missing leaf and null count as equal.
 */
export function difference(value: object, base: object): JsonObject {
  const [values, bases] = [value, base] as [JsonObject, JsonObject];
  const result: JsonObject = {};
  const onlyInBase = Object.keys(bases).filter((key) => !Object.hasOwn(values, key));
  for (const key of [...Object.keys(values), ...onlyInBase]) {
    const a = values[key] ?? null;
    const b = bases[key] ?? null;
    if (a === b) continue;
    // A leaf instead of an object, or vice versa, differs as a whole.
    const inside = isObject(a) ? isObject(b) || b === null : a === null && isObject(b);
    if (inside) {
      const inner = difference(isObject(a) ? a : {}, isObject(b) ? b : {});
      if (Object.keys(inner).length > 0) result[key] = inner;
    } else if (!sameLeaf(a, b)) result[key] = a;
  }
  return result;
}

/** Removes nulls, and objects that contain nothing else, from `value`. */
export function prune(value: JsonObject): JsonObject {
  const result: JsonObject = {};
  for (const [key, item] of Object.entries(value)) {
    if (isObject(item)) {
      const inner = prune(item);
      if (Object.keys(inner).length > 0) result[key] = inner;
    } else if (item !== null && item !== undefined) result[key] = item;
  }
  return result;
}

/** The leaves of `value` by dotted path, in order: `{a: {b: 1}}` gives `a.b` -> 1. Arrays are leaves. */
export function leaves(value: JsonObject, prefix = ''): Map<string, Json> {
  const result = new Map<string, Json>();
  for (const [key, item] of Object.entries(value)) {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    if (isObject(item)) for (const [inner, leaf] of leaves(item, path)) result.set(inner, leaf);
    else result.set(path, item);
  }
  return result;
}

/** A value and all nested ones with their dotted paths, outer before inner; list items by index. */
export function* everyNode(value: unknown, path = ''): Iterable<[path: string, node: unknown]> {
  yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* everyNode(inner, path === '' ? key : `${path}.${key}`);
}

/** The texts among {@link everyNode}. */
export function* everyText(value: unknown): Iterable<[path: string, text: string]> {
  for (const [path, node] of everyNode(value)) if (typeof node === 'string') yield [path, node];
}

export function sameLeaf(a: Json, b: Json): boolean {
  return a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
}

/** The own property of a record, so that a name from a file such as `constructor` is not inherited. */
export function ownValue<T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}

/** The value at a dotted path; null if there is none. */
export function at(values: object | undefined, path: string): Json {
  let node: Json = (values ?? {}) as JsonObject;
  for (const key of path.split('.')) node = isObject(node) ? (ownValue(node, key) ?? null) : null;
  return node;
}

/** A copy of `values` with a value set at a dotted path. */
export function put(values: JsonObject, path: string, value: Json): JsonObject {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...values, [key]: value };
  const inner = ownValue(values, key);
  return { ...values, [key]: put(isObject(inner) ? inner : {}, rest.join('.'), value) };
}
