import fc from 'fast-check';
import { isObject, type Json, type JsonObject } from '../../scripts/shared/tree.js';

/** Small trees with few keys, so that two of them often overlap; keys with dots, as in nozzle names. */
export const trees: fc.Arbitrary<JsonObject> = fc.letrec<{ object: JsonObject; value: Json }>((tie) => ({
  object: fc.dictionary(fc.constantFrom('a', 'b', 'min', '0.4', 'c-d'), tie('value'), { maxKeys: 4 }),
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Json>(null, 0, 1, 1.5, -2, true, false, '', 'x', '1', 'null', '~'),
    fc.array(fc.constantFrom<Json>(1, 'x', null), { maxLength: 2 }),
    tie('object'),
  ),
})).object;

/** Normalizes a tree: a missing leaf equals null, and an object of only nulls equals a missing one. */
export function normal(value: Json): Json {
  if (!isObject(value)) return value;
  const entries = Object.entries(value)
    .map(([key, item]) => [key, normal(item)] as const)
    .filter(([, item]) => item !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 ? null : Object.fromEntries(entries);
}
