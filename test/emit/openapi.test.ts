import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { transform } from 'esbuild';
import { generateApi } from 'swagger-typescript-api';
import { describe, expect, inject, test } from 'vitest';
import { STATUS } from '../../functions/answer/error.js';
import { handle } from '../../functions/handle.js';
import { LIMITS } from '../../functions/limits.js';
import { FILES, pagePath, recordPath } from '../../functions/paths.js';
import { ENDPOINTS } from '../../functions/query/endpoint.js';
import { folderAssets } from '../../scripts/shared/folder-assets.js';
import { isObject, type Json, type JsonObject } from '../../scripts/shared/tree.js';
import { folderOf } from '../support/folder.js';
import { readJson } from '../support/published.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const release = inject('release');
const english = readJson<JsonObject>(release, FILES.openapi);
const chinese = readJson<JsonObject>(release, FILES.openapiZh);

/** The node at a JSON pointer; references on the way are followed. */
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

describe('the description of the service', () => {
  test.each([FILES.openapi, FILES.openapiZh])('%s passes the strict linter without a remark', (file) => {
    const bin = path.join(ROOT, 'node_modules/@redocly/cli/bin/cli.js');
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [bin, 'lint', path.join(release, file), '--format=json', '--lint-config=error'],
      {
        cwd: ROOT,
        encoding: 'utf8',
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    const report = JSON.parse(stdout || `{"problems": ${JSON.stringify([stderr])}}`) as { problems: unknown[] };
    expect(report.problems).toEqual([]);
  });

  test('has every endpoint with every parameter, its limits as the service has them', () => {
    for (const { path: endpoint, filters, paging } of ENDPOINTS) {
      const parameters = (at(english, 'paths', endpoint, 'get').parameters as Json[]).map((one) =>
        resolve(english, one),
      );
      expect(parameters.map(({ name }) => name)).toEqual([
        ...filters.map(({ parameter }) => parameter),
        'limit',
        'page',
        'If-None-Match',
      ]);
      const limit = parameters.find(({ name }) => name === 'limit')?.schema as JsonObject;
      expect(limit.maximum).toBe(LIMITS.maxLimit);
      expect(limit.default).toBe(paging === 'default' ? LIMITS.defaultLimit : undefined);
    }
  });

  test('has every error code with a real answer, under a status of each endpoint that can give it', () => {
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
      const expected = code.startsWith('unknown_') && code !== 'unknown_parameter' ? own : ENDPOINTS;
      if (code !== 'not_found') expect(shownIn, code).toEqual(expected);
    }
  });

  test('shows examples that the service answers, with headers that it names', async () => {
    const examples = Object.values(at(english, 'components', 'examples')) as JsonObject[];
    const asked = examples.filter((example) => ![405, 414, 429, 431, 503].includes(Number(example['x-status'])));
    expect(asked.length).toBeGreaterThan(10);
    for (const example of asked) {
      const url = `http://localhost${example['x-request']}`;
      const response = await handle(new Request(url), { assets: folderAssets(release), client: '' });
      expect(response.status).toBe(example['x-status']);
      expect(await response.json()).toEqual(example.value);
      const known = at(english, 'components', 'headers');
      for (const [name, value] of response.headers) {
        if (['content-type', 'content-length', 'access-control-expose-headers'].includes(name)) continue;
        const described = Object.entries(known).filter(([key]) => key.toLowerCase() === name || key === 'No-Store');
        expect(
          described.map(([key]) => key.toLowerCase()),
          name,
        ).toContain(name);
        const values = described.map(([, header]) => at(header as JsonObject, 'schema').const ?? value);
        expect(values, name).toContain(value);
      }
    }
  });

  test('fits what is answered', () => {
    const ajv = new Ajv2020({ allErrors: true, strict: false });
    ajv.addSchema(english, 'service');
    const fits = (schema: string, file: string) => {
      const validate = ajv.getSchema(`service#/components/schemas/${schema}`);
      const valid = validate?.(readJson(release, file));
      expect(validate?.errors ?? [], `${schema}: ${file}`).toEqual([]);
      expect(valid).toBe(true);
    };
    fits('PrinterList', pagePath({ kind: 'printers' }));
    fits('PrinterList', recordPath('printers', 'bambu-lab-p1s'));
    fits('MaterialList', pagePath({ kind: 'materials' }));
    fits('ProfileList', pagePath({ kind: 'profiles' }));
    fits('RuleList', pagePath({ kind: 'troubleshoot' }));
    fits('SettingList', FILES.settings);
  });

  test('says the same in both languages', () => {
    expect(bare(chinese)).toEqual(bare(english));
    const texts = (document: JsonObject) => [...described(document)];
    expect(texts(english).filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
    expect(texts(chinese).filter((text) => !/\p{Script=Han}/u.test(text) && /[a-z]+ [a-z]+/.test(text))).toEqual([]);
  });
});

describe('a client that is generated from it', () => {
  test('compiles and reads real answers', async () => {
    const { files } = await generateApi({
      input: path.join(release, FILES.openapi),
      output: false,
      httpClientType: 'fetch',
      silent: true,
      fileName: 'client.ts',
    });
    const client = files.find(({ fileName }) => fileName === 'client')?.fileContent ?? '';
    const folder = folderOf({ 'client.ts': client, 'use.ts': USE });
    execFileSync(
      path.join(ROOT, 'node_modules/.bin/tsc'),
      [
        '--noEmit',
        '--strict',
        '--skipLibCheck',
        '--target',
        'es2024',
        '--module',
        'esnext',
        '--moduleResolution',
        'bundler',
        '--types',
        '',
        path.join(folder, 'use.ts'),
      ],
      { cwd: folder, stdio: 'pipe' },
    );
    for (const name of ['client', 'use']) {
      const { code } = await transform(readFileSync(path.join(folder, `${name}.ts`), 'utf8'), { loader: 'ts' });
      writeFileSync(path.join(folder, `${name}.mjs`), code.replace('./client"', './client.mjs"'));
    }
    const { use } = (await import(pathToFileURL(path.join(folder, 'use.mjs')).href)) as {
      use: (ask: typeof fetch) => Promise<unknown>;
    };
    const ask = (input: Parameters<typeof fetch>[0], init?: RequestInit) =>
      handle(new Request(input, init), { assets: folderAssets(release), client: '' });
    expect(await use(ask as typeof fetch)).toEqual({
      model: 'P1S',
      volume: 256,
      temperature: expect.any(Number),
      fix: expect.any(String),
      error: 'unknown_brand',
    });
  });
});

/** A program that uses the client: it compiles only when the types of records, parameters and errors are right. */
const USE = `import { Api, type Failure, type Profile } from './client';

export async function use(ask: typeof fetch) {
  const { api } = new Api({ baseUrl: 'http://localhost', customFetch: ask });
  const printers = await api.listPrinters({ brand: 'Bambu Lab', limit: 100 });
  const printer = printers.data.data.find(({ id }) => id === 'bambu-lab-p1s');
  const profiles = await api.listProfiles({ printer: printer?.id, material: 'petg' });
  const profile: Profile | undefined = profiles.data.data[0];
  const temperature: number | null | undefined = profile?.nozzle_temperature_c.other_layers;
  const rules = await api.listTroubleshoot({ symptom: '拉丝' });
  const fix: string | undefined = rules.data.data[0]?.causes[0]?.fixes[0]?.action;
  const failed = await api.listPrinters({ brand: 'bambulap' }).catch((answer: { error: Failure }) => answer.error);
  const error = 'error' in failed ? (failed.error as Failure['error']).code : null;
  return { model: printer?.model, volume: printer?.build_volume_mm.x, temperature, fix, error };
}
`;

/** The document without what is for people to read. */
function bare(node: Json): Json {
  if (Array.isArray(node)) return node.map(bare);
  if (!isObject(node)) return node;
  const kept = Object.entries(node).filter(
    ([key, value]) => !(['description', 'summary'].includes(key) && typeof value === 'string'),
  );
  return Object.fromEntries(
    kept.map(([key, value]) => (['info', 'externalDocs', 'value'].includes(key) ? [key, null] : [key, bare(value)])),
  );
}

/** Every description and summary outside the examples' answers. */
function* described(node: Json): Generator<string> {
  if (Array.isArray(node)) for (const item of node) yield* described(item);
  else if (isObject(node))
    for (const [key, value] of Object.entries(node)) {
      if (['description', 'summary'].includes(key) && typeof value === 'string') yield value;
      else if (key !== 'value' && key !== 'x-headers') yield* described(value);
    }
}
