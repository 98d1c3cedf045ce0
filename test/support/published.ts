import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Subject, schemaPath } from '../../core/contract/paths.js';
import { readList as joined } from '../../core/contract/whole-list.js';

export interface List {
  success: boolean;
  data: Record<string, unknown>[];
  meta: { total: number; page: number; limit: number };
}

export function readJson<T>(release: string, file: string): T {
  return JSON.parse(readFileSync(path.join(release, file), 'utf8')) as T;
}

export function wholeList(release: string, subject: Subject): Record<string, unknown>[] {
  return joined(
    subject,
    (file) => existsSync(path.join(release, file)),
    (file) => readJson<List>(release, file),
  );
}

export function publishedSchema(release: string, name: string): ValidateFunction {
  const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true, strictRequired: false });
  for (const keyword of ['x-zh', 'x-unit', 'x-optional', 'x-computed']) ajv.addKeyword(keyword);
  addFormats.default(ajv);
  return ajv.compile(readJson<object>(release, schemaPath(name)));
}
