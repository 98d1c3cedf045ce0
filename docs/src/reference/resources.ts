import { type Language, sayIn } from '../../../core/language.js';
import { addressOf } from '../try/address.js';
import { fieldsOf } from '../try/fields.js';
import { tryHtml } from '../try/form.js';
import type { DescribedResponse, OpenApi, Operation } from './release.js';

interface Found {
  path: string;
  operation: Operation;
}

function find(openapi: OpenApi, operationId: string): Found {
  const found = Object.entries(openapi.paths).find(([, { get }]) => get.operationId === operationId);
  if (!found) throw new Error(`there is no operation "${operationId}"`);
  return { path: found[0], operation: found[1].get };
}

/** A form that tries an operation of the service: `listPrinters`. */
export function tryForm(openapi: OpenApi, operationId: string, language: Language): string {
  const { path, operation } = find(openapi, operationId);
  const fields = fieldsOf(openapi, path, operation, sayIn(language));
  const example = addressOf(path, fields);
  return tryHtml({ path, summary: operation.summary, fields, example }, language);
}

/** A file resource: its heading, its path, what its content is called in the description, and a form that tries it. */
export function resource(openapi: OpenApi, operationId: string, language: Language): string {
  const { path, operation } = find(openapi, operationId);
  const { content } = operation.responses[200] as DescribedResponse;
  const [[mediaType, { schema = {} }] = ['', {}]] = Object.entries(content ?? {});
  const holds = schema.$ref?.split('/').at(-1) ?? mediaType;
  return [`### ${operation.summary}`, `\`GET ${path}\` · \`${holds}\``, tryForm(openapi, operationId, language)].join(
    '\n\n',
  );
}
