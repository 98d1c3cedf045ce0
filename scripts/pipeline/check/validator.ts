import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { OWN_KEYWORDS, sourceDocuments } from '../../shared/schemas/read.js';

/** The validator of source files and of their values. */
export const ajv = new Ajv2020({
  allErrors: true,
  verbose: true,
  strict: true,
  // An alternative need not state its type, unlike a whole schema.
  strictTypes: false,
  strictRequired: false,
  keywords: [...OWN_KEYWORDS],
  // For a small dataset, the cost of compiling the schemas outweighs a faster validator.
  inlineRefs: false,
  code: { optimize: false },
  // A test validates the schemas against the meta-schema; builds skip it.
  validateSchema: false,
});
addFormats.default(ajv);
for (const schema of sourceDocuments()) ajv.addSchema(schema);

/** The document id and JSON pointer of each schema with alternatives; noted on the first error: most runs have none. */
const places = new Map<unknown, string>();

/**
 * Drops the errors of alternatives that were not meant. If a value may have several forms, Ajv reports the errors of
 * each; only the form with the fewest errors is kept. If no form has the value's type, only the summary error stays,
 * which lists the types.
 */
export function nearestForms(errors: readonly ErrorObject[]): ErrorObject[] {
  if (places.size === 0) for (const document of sourceDocuments()) notePlaces(document, `${document.$id}#`);
  let left = [...errors];
  // Outer alternatives come last: their values contain those of the inner ones.
  for (const sum of errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf').reverse()) {
    if (!left.includes(sum)) continue;
    const place = places.get(sum.parentSchema);
    if (place === undefined) continue;
    const forms = (sum.schema as unknown[]).map((_, index) => judge(`${place}/${sum.keyword}/${index}`, sum));
    if (forms.some((form) => form.length === 0)) continue; // of two forms at once
    const all = new Set(forms.flat().map(keyOf));
    const [best] = forms
      .filter(
        (form) => !form.some(({ keyword, instancePath }) => keyword === 'type' && instancePath === sum.instancePath),
      )
      .sort((a, b) => a.length - b.length);
    left = left.filter((error) => (best ? error !== sum : true) && !all.has(keyOf(error)));
    if (best) left.push(...nearestForms(best).map((error) => withForms(error, sum)));
  }
  return left;
}

function judge(place: string, { data, instancePath }: ErrorObject): ErrorObject[] {
  const validate = ajv.getSchema(place);
  if (!validate || validate(data)) return [];
  return (validate.errors ?? []).map((error) => ({ ...error, instancePath: `${instancePath}${error.instancePath}` }));
}

function notePlaces(node: unknown, place: string): void {
  if (typeof node !== 'object' || node === null) return;
  if ('oneOf' in node || 'anyOf' in node) places.set(node, place);
  for (const [key, inner] of Object.entries(node))
    notePlaces(inner, `${place}/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`);
}

/** Adds the values or fields that the other forms allow to an error about one form. */
function withForms(error: ErrorObject, { instancePath, parentSchema, schema }: ErrorObject): ErrorObject {
  if (error.keyword === 'required' && error.instancePath === instancePath) {
    const either = (schema as { required?: string[] }[]).map(({ required = [] }) => required);
    const none = Object.keys(error.data as object).every((key) => !either.some((names) => names.includes(key)));
    const own = either.some((names) => names.includes(error.params.missingProperty));
    return own && none && either.every((names) => names.length > 0)
      ? { ...error, params: { ...error.params, either } }
      : error;
  }
  return error.keyword === 'enum' && error.instancePath === instancePath
    ? { ...error, params: { ...error.params, forms: parentSchema?.description } }
    : error;
}

function keyOf({ instancePath, keyword, params }: ErrorObject): string {
  return `${instancePath} ${keyword} ${JSON.stringify(params)}`;
}
