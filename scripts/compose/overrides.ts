import type { Correction } from '../../schemas/generated/record.js';
import type { Override } from '../../schemas/generated/source.js';
import { isObject, type Json, type JsonObject } from '../shared/tree.js';

/** A copy of `values` with the corrections put in whose field starts with `prefix`, and those corrections as they are published. */
export function applyOverrides(
  values: JsonObject,
  overrides: readonly Override[] | undefined,
  prefix = '',
): { values: JsonObject; corrected: Correction[] } {
  let result = values;
  const corrected: Correction[] = [];
  for (const { field, value, was, reason, source } of overrides ?? []) {
    if (!field.startsWith(prefix)) continue;
    const path = field.slice(prefix.length);
    result = put(result, path.split('.'), value as Json);
    corrected.push({ field: path, upstream_value: (was ?? null) as Correction['upstream_value'], reason, source });
  }
  return { values: result, corrected };
}

function put(values: JsonObject, [key = '', ...rest]: readonly string[], value: Json): JsonObject {
  if (rest.length === 0) return { ...values, [key]: value };
  const inner = values[key];
  return { ...values, [key]: put(isObject(inner) ? inner : {}, rest, value) };
}
