import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { DATA_PACKAGE } from '../../../core/contract/downloads.js';
import { ENDPOINTS } from '../../../core/contract/endpoints.js';
import { STATUS } from '../../../core/contract/errors.js';
import { LIMITS } from '../../../core/contract/limits.js';
import { briefPath, FILES, pagePath, presetsPath, recordPath } from '../../../core/contract/paths.js';
import { SLICERS } from '../../../core/words/slicers.js';
import { handle } from '../../../functions/handle.js';
import { schemaOf } from '../../../scripts/pipeline/emit/file-kind.js';
import { FILE_TABLE } from '../../../scripts/pipeline/emit/file-table.js';
import { folderAssets } from '../../../scripts/pipeline/emit/folder-assets.js';
import { isObject, type Json, type JsonObject } from '../../../scripts/shared/tree.js';
import { CODINGS } from '../../../server/content-coding.js';
import { type List, readJson } from '../../support/published.js';
import { shared } from '../../support/shared.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const release = await shared('release');
const english = readJson<JsonObject>(release, FILES.openapi);
const chinese = readJson<JsonObject>(release, FILES.openapiZh);

/** The node at a JSON pointer, following references. */
function at(document: JsonObject, ...keys: string[]): JsonObject {
  let node = document;
  for (const key of keys) {
    node = resolve(document, node[key]);
    expect(node, keys.join(' > ')).toBeDefined();
  }
  return node;
}

function resolve(document: JsonObject, node: Json | undefined): JsonObject {
  if (isObject(node) && typeof node.$ref === 'string') return at(document, ...node.$ref.slice(2).split('/'));
  return node as JsonObject;
}

describe('the OpenAPI description', () => {
  test.each([FILES.openapi, FILES.openapiZh])('%s passes the strict linter without warnings', (file) => {
    const bin = path.join(ROOT, 'node_modules/@redocly/cli/bin/cli.js');
    const args = [bin, 'lint', path.join(release, file), '--format=json', '--lint-config=error'];
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', env });
    const report = JSON.parse(stdout || `{"problems": ${JSON.stringify([stderr])}}`) as { problems: unknown[] };
    expect(report.problems).toEqual([]);
  });

  test('has every endpoint with every parameter and its limits', () => {
    for (const { path: endpoint, filters, paging } of ENDPOINTS) {
      const parameters = (at(english, 'paths', endpoint, 'get').parameters as Json[]).map((one) =>
        resolve(english, one),
      );
      const known = filters.map(({ parameter }) => parameter);
      expect(parameters.map(({ name }) => name)).toEqual([...known, 'limit', 'page', 'If-None-Match']);
      const limit = parameters.find(({ name }) => name === 'limit')?.schema as JsonObject;
      expect(limit.maximum).toBe(LIMITS.maxLimit);
      expect(limit.default).toBe(paging === 'default' ? LIMITS.defaultLimit : undefined);
    }
  });

  test('has a real response for every error code, under a status of each endpoint that can return it', () => {
    for (const [code, status] of Object.entries(STATUS)) {
      const example = at(english, 'components', 'examples', code);
      expect((example.value as JsonObject).error).toMatchObject({ code });
      expect(example['x-status']).toBe(status);
      const key = status === 405 ? 'default' : String(status);
      const shownIn = ENDPOINTS.filter(({ path: endpoint }) => {
        const responses = at(english, 'paths', endpoint, 'get', 'responses');
        const response = responses[key] === undefined ? null : resolve(english, responses[key]);
        return response !== null && code in at(response, 'content', 'application/json', 'examples');
      });
      const own = ENDPOINTS.filter(({ filters }) => filters.some(({ unknown }) => unknown === code));
      const filtered = ENDPOINTS.filter(({ filters }) => filters.length > 0);
      const unknown = code.startsWith('unknown_') && code !== 'unknown_parameter' ? own : ENDPOINTS;
      const expected = code === 'ambiguous' ? filtered : unknown;
      if (code !== 'not_found') expect(shownIn, code).toEqual(expected);
    }
  });

  test('shows examples that the service returns, with documented headers', async () => {
    const examples = Object.values(at(english, 'components', 'examples')) as JsonObject[];
    const asked = examples.filter((example) => ![405, 414, 416, 429, 431, 503].includes(Number(example['x-status'])));
    expect(asked.length).toBeGreaterThan(10);
    for (const example of asked) {
      const url = `http://localhost${example['x-request']}`;
      const response = await handle(new Request(url), { assets: folderAssets(release) });
      expect(response.status).toBe(example['x-status']);
      const whole = (await response.json()) as Json;
      if (example['x-shortened']) expect(isStartOf(example.value as Json, whole)).toBe(true);
      else expect(whole).toEqual(example.value);
      const known = at(english, 'components', 'headers');
      for (const [name, value] of response.headers) {
        if (['content-type', 'content-length', 'access-control-expose-headers'].includes(name)) continue;
        const described = Object.entries(known).filter(([key]) => key.toLowerCase() === name || key === 'No-Store');
        const keys = described.map(([key]) => key.toLowerCase());
        expect(keys, name).toContain(name);
        const values = described.map(([, header]) => at(header as JsonObject, 'schema').const ?? value);
        expect(values, name).toContain(value);
      }
    }
  });

  test('matches the responses', () => {
    const ajv = new Ajv2020({ allErrors: true, strict: false });
    ajv.addSchema(english, 'service');
    const fits = (schema: string, file: string) => {
      const validate = ajv.getSchema(`service#/components/schemas/${schema}`);
      const valid = validate?.(readJson(release, file));
      expect(validate?.errors ?? [], `${schema}: ${file}`).toEqual([]);
      expect(valid).toBe(true);
    };
    const whole = FILE_TABLE.filter(({ path: file, holds }) => holds.kind === 'records' && !file.includes('{'));
    for (const { path: file, holds } of whole) fits(String(schemaOf(holds)), file);
    const lists = [...ENDPOINTS.map(({ kind }) => pagePath({ kind })), FILES.settings, FILES.briefPrinters];
    expect(whole.map(({ path: file }) => file)).toEqual(expect.arrayContaining([...lists, FILES.calibration]));
    const [printer] = readJson<List>(release, pagePath({ kind: 'printers' })).data;
    fits('PrinterList', recordPath('printers', String(printer?.id)));
    for (const slicer of SLICERS) fits('PresetMappingList', presetsPath(slicer));
    fits('BriefRuleList', briefPath('troubleshoot', 'zh', 'stringing'));
    fits('BriefMaterialList', briefPath('materials', 'en', 'pla'));
  });

  test('is self-contained: with short, valid examples of nearly every file', () => {
    const text = readFileSync(path.join(release, FILES.openapi), 'utf8');
    expect(text).not.toContain('externalValue');
    expect([...text.matchAll(/"\$ref": ?"([^"]*)"/g)].filter(([, to]) => !to?.startsWith('#/'))).toEqual([]);
    const examples = Object.entries(at(english, 'components', 'examples')) as [string, JsonObject][];
    const whole = examples.filter(([, one]) => !one['x-shortened']).map(([name]) => name);
    expect(whole).toEqual(expect.arrayContaining(['printers', 'profiles', ...Object.keys(STATUS)]));
    const ajv = new Ajv2020({ allErrors: true, strict: false });
    ajv.addSchema(english, 'service');
    const contents = Object.entries(at(english, 'paths')).flatMap(([file, item]) => {
      const content = (at(item as JsonObject, 'get', 'responses', '200', 'content')['application/json'] ??
        null) as JsonObject;
      return content && !(content.examples && content.example === undefined) ? [[file, content] as const] : [];
    });
    const shown = contents.filter(([, { example }]) => example !== undefined);
    const without = contents.filter((one) => !shown.includes(one)).map(([file]) => file);
    // Files about other files are made later.
    const later = [FILES.manifest, FILES.etags, FILES.openapi, FILES.openapiZh, DATA_PACKAGE];
    expect(without.toSorted()).toEqual([...later, '/api/v1/lookup/{part}.json'].toSorted());
    for (const [file, { example, schema }] of shown) {
      const validate = ajv.compile({ $ref: `service${(schema as JsonObject).$ref}` });
      validate(example);
      expect(validate.errors ?? [], file).toEqual([]);
      expect(JSON.stringify(example).length, file).toBeLessThan(24_000);
    }
    for (const file of [FILES.openapi, FILES.openapiZh])
      expect(statSync(path.join(release, file)).size, file).toBeLessThan(950_000);
  });

  test('accepts the entity tags of all servers', () => {
    const tag = new RegExp(String(at(english, 'components', 'headers', 'ETag', 'schema').pattern));
    for (const etag of ['"0a1f"', 'W/"0a1f"', ...CODINGS.map((coding) => `"0a1f-${coding}"`)])
      expect(etag).toMatch(tag);
    for (const etag of ['0a1f', '"0a1f', '"x"', '"0a1f-"']) expect(etag).not.toMatch(tag);
  });

  test('says the same in both languages', () => {
    expect(bare(chinese)).toEqual(bare(english));
    const texts = (document: JsonObject) => [...described(document)];
    expect(texts(english).filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
    expect(texts(chinese).filter((text) => !/\p{Script=Han}/u.test(text) && /[a-z]+ [a-z]+/.test(text))).toEqual([]);
  });
});

/** Whether an example is the response with some lists truncated. */
function isStartOf(part: Json, whole: Json): boolean {
  if (Array.isArray(part)) return Array.isArray(whole) && part.every((item, i) => isStartOf(item, whole[i] as Json));
  if (!isObject(part)) return part === whole;
  return isObject(whole) && Object.entries(part).every(([key, item]) => isStartOf(item as Json, whole[key] as Json));
}

/** The document without texts for people. */
function bare(node: Json): Json {
  if (Array.isArray(node)) return node.map(bare);
  if (!isObject(node)) return node;
  const kept = Object.entries(node).filter(
    ([key, value]) => !(['description', 'summary'].includes(key) && typeof value === 'string'),
  );
  return Object.fromEntries(
    kept.map(([key, value]) => (['info', 'value', 'example'].includes(key) ? [key, null] : [key, bare(value)])),
  );
}

/** Every description and summary outside examples. */
function* described(node: Json): Generator<string> {
  if (Array.isArray(node)) for (const item of node) yield* described(item);
  else if (isObject(node))
    for (const [key, value] of Object.entries(node)) {
      if (['description', 'summary'].includes(key) && typeof value === 'string') yield value;
      else if (!['value', 'example', 'x-headers'].includes(key)) yield* described(value);
    }
}
