import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOWNLOADS } from '../../../core/contract/downloads.js';
import { API, FILES } from '../../../core/contract/paths.js';
import { installPackages } from '../../../scripts/shared/packages.js';
import type { JsonObject } from '../../../scripts/shared/tree.js';
import { folderOf } from '../../support/folder.js';
import { type Started, startServer } from '../../support/node-server.js';
import { readJson } from '../../support/published.js';
import { shared } from '../../support/shared.js';

/** The description as used by other programs: a second linter, and a proxy that validates every response. */
const TESTS = path.resolve(import.meta.dirname, '../..');
const SPECTRAL = path.join(TESTS, 'node_modules/@stoplight/spectral-cli/dist/index.js');
const PRISM = path.join(TESTS, 'node_modules/@stoplight/prism-cli/dist/index.js');
const release = await shared('release');
const run = promisify(execFile);

beforeAll(() => installPackages(TESTS), 600_000);

test.each([FILES.openapi, FILES.openapiZh])('%s has no errors with all rules of Spectral', async (file) => {
  const rules = path.join(folderOf({ 'rules.json': '{"extends": [["spectral:oas", "all"]]}' }), 'rules.json');
  const args = [SPECTRAL, 'lint', '--ruleset', rules, '--format', 'json', '--quiet', '--fail-severity', 'error'];
  // Exits with 1 on an error, and reports it.
  const { stdout } = await run(process.execPath, [...args, path.join(release, file)]).catch((failed) => failed);
  const found = JSON.parse(stdout.slice(stdout.indexOf('['))) as { severity: number; code: string; path: string[] }[];
  expect(found.filter(({ severity }) => severity === 0)).toEqual([]);
});

// The document alone in a folder, as downloaded.
test.each([
  ['openapi-typescript', ['openapi-typescript/bin/cli.js', 'openapi.json', '-o', 'types.d.ts'], 'types.d.ts'],
  ['hey-api', ['@hey-api/openapi-ts/bin/run.js', '-i', 'openapi.json', '-o', 'client'], 'client/types.gen.ts'],
])('%s can read the file on its own', async (_, [bin = '', ...args], written) => {
  const folder = folderOf({ 'openapi.json': readFileSync(path.join(release, FILES.openapi), 'utf8') });
  await run(process.execPath, [path.join(TESTS, 'node_modules', bin), ...args], { cwd: folder });
  expect(readFileSync(path.join(folder, written), 'utf8')).toContain('BriefPrinterList');
});

test('Redocly bundles the file on its own without warnings', async () => {
  const folder = folderOf({ 'openapi.json': readFileSync(path.join(release, FILES.openapi), 'utf8') });
  const bin = path.resolve(TESTS, '../node_modules/@redocly/cli/bin/cli.js');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const args = [bin, 'bundle', 'openapi.json', '-o', 'bundled.json'];
  await run(process.execPath, args, { cwd: folder, env });
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as JsonObject;
  expect(read('bundled.json').paths).toEqual(read('openapi.json').paths);
});

describe('a validating proxy', () => {
  const document = readJson<JsonObject>(release, FILES.openapi);
  let server: Started;
  let proxy: ChildProcess;
  let url: string;

  beforeAll(async () => {
    server = await startServer(release, ['--no-limit']);
    const port = await freePort();
    const args = ['proxy', path.join(release, FILES.openapi), server.url, '--errors', '--host', '127.0.0.1'];
    proxy = spawn(process.execPath, [PRISM, ...args, '--port', String(port)], { stdio: 'ignore' });
    url = `http://127.0.0.1:${port}`;
    const answers = () => fetch(`${url}${FILES.index}`).then(Boolean, () => false);
    while (proxy.exitCode === null && !(await answers())) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(proxy.exitCode).toBeNull();
  }, 300_000);
  afterAll(async () => {
    const ended = once(proxy, 'exit');
    if (proxy.kill()) await ended;
    await server.stop();
  });

  test.each(addressesOf(document))('passes %s, plain and compressed', async (address) => {
    for (const coding of ['identity', 'gzip', 'br']) {
      const response = await fetch(url + address, { headers: { 'Accept-Encoding': coding } });
      expect(await problemOf(response), coding).toBeNull();
      expect(response.status).toBe(200);
    }
  });

  test.each([
    [`${API}/printers?brand=nobody`, 404],
    [`${API}/printers.json?brand=prusa`, 400],
    [`${API}/materials/nothing.json`, 404],
  ])('passes the error of %s', async (address, status) => {
    const response = await fetch(url + address);
    expect(await problemOf(response)).toBeNull();
    expect(response.status).toBe(status);
  });
});

/** The validation error of the proxy; null: none. */
async function problemOf(response: Response): Promise<unknown> {
  const text = await response.text();
  return response.headers.get('Content-Type') === 'application/problem+json' ? JSON.parse(text) : null;
}

/** Every path of the description with example parameters; endpoints without their filters as well. */
function addressesOf(document: JsonObject): string[] {
  const paths = document.paths as Record<string, { get: { parameters?: JsonObject[] } }>;
  const shared = (document.components as { parameters: Record<string, JsonObject> }).parameters;
  return Object.entries(paths).flatMap(([template, { get }]) => {
    if (template.startsWith(DOWNLOADS)) return []; // the release of these tests is without them
    const parameters = (get.parameters ?? []).map((one) =>
      typeof one.$ref === 'string' ? (shared[one.$ref.split('/').at(-1) ?? ''] as JsonObject) : one,
    );
    const place = template.replace(/\{(\w+)\}/g, (_, name) =>
      String(parameters.find((one) => one.name === name)?.example),
    );
    const query = parameters.filter((one) => one.in === 'query' && one.example !== undefined);
    const asked = query.map(({ name, example }) => `${name}=${encodeURIComponent(String(example))}`).join('&');
    return asked === '' ? [place] : [place, `${place}?${asked}`];
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
