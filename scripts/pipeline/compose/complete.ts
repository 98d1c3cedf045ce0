import { valuesSchema } from '../../shared/schemas/read.js';
import { isObject, type JsonObject, merge } from '../../shared/tree.js';

/** An object of the schema's shape, with all values null. */
function blank(schema: JsonObject): JsonObject {
  const properties = isObject(schema.properties) ? schema.properties : {};
  return Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [
      key,
      isObject(value) && isObject(value.properties) ? blank(value) : null,
    ]),
  );
}

const BLANKS = {
  'printer-facts': blank(valuesSchema('printer-facts')),
  'profile-values': blank(valuesSchema('profile-values')),
  'process-values': blank(valuesSchema('process-values')),
};

/** Values in published form: every field in the schema's order, null if unknown. */
export function completeValues<T>(kind: keyof typeof BLANKS, values: JsonObject): T {
  return merge(BLANKS[kind], values) as T;
}
