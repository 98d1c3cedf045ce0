import { API } from '../../../core/contract/paths.js';
import type { FoundKind } from '../../../core/names/search.js';
import type { Say } from '../../../core/words/language.js';
import { component, type OpenApi, type Operation, type Parameter } from '../reference/release.js';

/** A form field for a request parameter. */
export interface TryField {
  name: string;
  within: 'path' | 'query';
  required: boolean;
  /** The initial value. */
  value: string;
  /** The effect of leaving it empty. */
  hint?: string | undefined;
  /** The record kind whose ids are suggested. */
  names?: FoundKind | undefined;
  /** All possible values, if it is an enum. */
  choices?: readonly string[] | undefined;
}

const NAMED: Readonly<Record<string, FoundKind>> = {
  brand: 'brands',
  brand_id: 'brands',
  printer: 'printers',
  material: 'materials',
  symptom: 'symptoms',
  step: 'calibration',
};

/** The fields for the path and query parameters of an operation. */
export function fieldsOf(openapi: OpenApi, path: string, operation: Operation, say: Say): TryField[] {
  const parameters = (operation.parameters ?? []).map((one) => component<Parameter>(openapi, one));
  return parameters.filter(isOfAddress).map(({ name, in: within, schema, example }) => {
    const numeric = schema.type === 'integer';
    const standard = schema.default === undefined ? say('all', '全部') : String(schema.default);
    return {
      name,
      within,
      required: within === 'path',
      value: example === undefined ? '' : String(example),
      hint: numeric ? standard : undefined,
      names: name === 'id' ? (path.startsWith(`${API}/printers/`) ? 'printers' : 'materials') : NAMED[name],
      choices: Array.isArray(schema.enum) ? schema.enum.map(String) : undefined,
    };
  });
}

function isOfAddress(parameter: Parameter): parameter is Parameter & { in: 'path' | 'query' } {
  return parameter.in === 'path' || parameter.in === 'query';
}
