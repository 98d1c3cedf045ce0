import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isObject, type JsonObject } from '../../shared/tree.js';

/**
 * Drops the errors of alternatives that were not meant. If a value may have several forms, Ajv reports the errors of
 * each; only the form with the fewest errors is kept. If no form has the value's type, only the summary error stays,
 * which lists the types.
 *
 * @param documents the schemas that the errors refer to
 */
export class Branches {
  /** The document id and JSON pointer of each schema with alternatives. */
  readonly #places = new Map<unknown, string>();
  /** An alternative need not state its type, unlike a whole schema. */
  readonly #ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, validateSchema: false });

  constructor(documents: readonly JsonObject[]) {
    addFormats.default(this.#ajv);
    for (const document of documents) {
      this.#ajv.addSchema(document);
      this.#note(document, `${document.$id}#`);
    }
  }

  nearest(errors: readonly ErrorObject[]): ErrorObject[] {
    let left = [...errors];
    // Outer alternatives come last: their values contain those of the inner ones.
    for (const sum of errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf').reverse()) {
      if (!left.includes(sum)) continue;
      const place = this.#places.get(sum.parentSchema);
      if (place === undefined) continue;
      const forms = (sum.schema as unknown[]).map((_, index) => this.#judge(`${place}/${sum.keyword}/${index}`, sum));
      if (forms.some((form) => form.length === 0)) continue; // of two forms at once
      const all = new Set(forms.flat().map(keyOf));
      const best = forms.filter((form) => !form.some((error) => isOfAnotherType(error, sum))).sort(byLength)[0];
      left = left.filter((error) => (best ? error !== sum : true) && !all.has(keyOf(error)));
      if (best) left.push(...this.nearest(best).map((error) => withForms(error, sum)));
    }
    return left;
  }

  #judge(place: string, { data, instancePath }: ErrorObject): ErrorObject[] {
    const validate = this.#ajv.getSchema(place);
    if (!validate || validate(data)) return [];
    return (validate.errors ?? []).map((error) => ({ ...error, instancePath: `${instancePath}${error.instancePath}` }));
  }

  #note(schema: unknown, place: string): void {
    if (Array.isArray(schema)) for (const [index, one] of schema.entries()) this.#note(one, `${place}/${index}`);
    if (!isObject(schema as JsonObject)) return;
    const own = schema as JsonObject;
    if (own.oneOf !== undefined || own.anyOf !== undefined) this.#places.set(schema, place);
    for (const [key, inner] of Object.entries(own))
      this.#note(inner, `${place}/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`);
  }
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

function isOfAnotherType({ keyword, instancePath }: ErrorObject, sum: ErrorObject): boolean {
  return keyword === 'type' && instancePath === sum.instancePath;
}

function keyOf({ instancePath, keyword, params }: ErrorObject): string {
  return `${instancePath} ${keyword} ${JSON.stringify(params)}`;
}

function byLength(a: readonly unknown[], b: readonly unknown[]): number {
  return a.length - b.length;
}
