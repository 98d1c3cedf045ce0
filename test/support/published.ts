import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { FILES, pagePath, type Subject, schemaPath } from '../../core/contract/paths.js';
import { readPages } from '../../core/contract/whole-list.js';

export interface List {
  success: boolean;
  data: Record<string, unknown>[];
  meta: { total: number; page: number; limit: number };
}

export function readJson<T>(release: string, file: string): T {
  return JSON.parse(readFileSync(path.join(release, file), 'utf8')) as T;
}

/** The version of a release, from its index. */
export function versionOf(release: string): string {
  return readJson<{ version: string }>(release, FILES.index).version;
}

export function wholeList(release: string, subject: Subject): Record<string, unknown>[] {
  return readPages(
    (page) => pagePath(subject, page),
    (file) => existsSync(path.join(release, file)),
    (file) => readJson<List>(release, file),
  );
}

/** Violations of a published schema, by records or documents. */
export function schemaErrors(release: string, name: string, values: readonly unknown[]): string[] {
  const validate = publishedSchema(release, name);
  return values.flatMap((value) => {
    const { id } = value as { id?: string };
    return validate(value) ? [] : [`${id}: ${JSON.stringify(validate.errors)}`];
  });
}

export function publishedSchema(release: string, name: string): ValidateFunction {
  const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true, strictRequired: false });
  for (const keyword of ['x-zh', 'x-label', 'x-unit', 'x-optional', 'x-computed']) ajv.addKeyword(keyword);
  addFormats.default(ajv);
  return ajv.compile(readJson<object>(release, schemaPath(name)));
}
