/** A value as YAML and JSON have it. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** True for a plain object, so not for null or an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * What of `value` differs from `base`, leaf by leaf: a leaf that `base` has and `value` lacks becomes null.
 * `merge(base, difference(value, base))` gives `value` again, a missing leaf and null counting as the same.
 */
export function difference(value: JsonObject, base: JsonObject): JsonObject {
  const result: JsonObject = {};
  for (const key of new Set([...Object.keys(value), ...Object.keys(base)])) {
    const a = value[key] ?? null;
    const b = base[key] ?? null;
    // A leaf in place of an object, or the other way round, differs as a whole.
    const inside = isObject(a) ? isObject(b) || b === null : a === null && isObject(b);
    if (inside) {
      const inner = difference(isObject(a) ? a : {}, isObject(b) ? b : {});
      if (Object.keys(inner).length > 0) result[key] = inner;
    } else if (!sameLeaf(a, b)) result[key] = a;
  }
  return result;
}

/** `base` with the leaves of `over` put in, objects merged key by key. Neither argument is changed. */
export function merge(base: JsonObject, over: JsonObject): JsonObject {
  const result: JsonObject = { ...base };
  for (const key of Object.keys(over)) {
    const value = over[key] ?? null;
    const below = result[key];
    result[key] = isObject(value) && isObject(below) ? merge(below, value) : value;
  }
  return result;
}

/** `value` without nulls and without objects that hold nothing else. */
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

export function sameLeaf(a: Json, b: Json): boolean {
  return a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
}

/**
 * The value that a record has under a name from a file: none for `constructor`, which every object has.
 */
export function ownValue<T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}

/** The value at a dotted path; null where there is none. */
export function at(values: object | undefined, path: string): Json {
  let node: Json = (values ?? {}) as JsonObject;
  for (const key of path.split('.')) node = isObject(node) ? (ownValue(node, key) ?? null) : null;
  return node;
}

/** A copy of `values` with a value put in at a dotted path. */
export function put(values: JsonObject, path: string, value: Json): JsonObject {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...values, [key]: value };
  const inner = ownValue(values, key);
  return { ...values, [key]: put(isObject(inner) ? inner : {}, rest.join('.'), value) };
}
