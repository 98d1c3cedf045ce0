/** A value as YAML and JSON have it. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** True for a plain object, so not for null or an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `base` with the leaves of `over` put in, objects merged key by key. Neither argument is changed. */
export function merge<T extends object>(base: T, over: object): T {
  const result = { ...base } as Record<string, unknown>;
  for (const [key, value = null] of Object.entries(over)) {
    const below = result[key];
    result[key] = isObject(value) && isObject(below) ? merge(below, value) : value;
  }
  return result as T;
}
