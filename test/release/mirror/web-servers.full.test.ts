import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASE, DOWNLOADS, downloadPath } from '../../../core/contract/downloads.js';
import { FILES, SPOOLMAN } from '../../../core/contract/paths.js';
import type { Download } from '../../../schemas/generated/record.js';
import { HEADERS_FILE, headersFor, parseHeaderRules } from '../../../server/header-rules.js';
import { folderOf } from '../../support/folder.js';
import { readJson } from '../../support/published.js';
import { shared } from '../../support/shared.js';
import { skipUnless } from '../../support/skip.js';
import { subjectsOf } from '../../support/subjects.js';

const SNIPPETS = path.resolve(import.meta.dirname, '../../../docs/mirrors');
const release = await shared('site');
const { brand, brandName, printer, material, symptom } = subjectsOf(release);

const DOWNLOADED = [
  [DATABASE, 'application/vnd.sqlite3'],
  [downloadPath('brands', '.csv'), 'text/csv; charset=utf-8'],
  [downloadPath('settings', '.ndjson.gz'), 'application/gzip'],
] as const;

/** The headers that the hosted service sends with its pages. */
const PAGES = headersFor('/', parseHeaderRules(readFileSync(path.join(release, HEADERS_FILE), 'utf8')));

/** A brand by its name, which only a service resolves. */
const spelt = brandName.replaceAll(' ', '+');

/** The shipped configurations in a minimal server configuration, on the test's port and folder. */
const SERVERS = [
  {
    name: 'nginx',
    found: spawnSync('nginx', ['-v']).status === 0,
    start(place: string, port: number): ChildProcess {
      const own = readFileSync(path.join(SNIPPETS, 'nginx.conf'), 'utf8')
        .replace('listen 8080;', `listen 127.0.0.1:${port};`)
        .replace('/srv/open-print-data;', `${release};`);
      writeFileSync(path.join(place, 'mirror.conf'), own);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (of) => `${of}_temp_path ${place}/${of};`,
      );
      const main = `daemon off; pid ${place}/pid; error_log stderr crit; ${process.getuid?.() === 0 ? 'user root;' : ''}
        events {} http { access_log off; ${temporary.join(' ')} include ${place}/mirror.conf; }`;
      writeFileSync(path.join(place, 'nginx.conf'), main);
      return spawn('nginx', ['-e', 'stderr', '-c', path.join(place, 'nginx.conf')], { stdio: 'inherit' });
    },
  },
  {
    name: 'Caddy',
    found: spawnSync('caddy', ['version']).status === 0,
    start(place: string, port: number): ChildProcess {
      const own = readFileSync(path.join(SNIPPETS, 'Caddyfile'), 'utf8')
        .replace('mirror.example.org {', `http://127.0.0.1:${port} {`)
        .replace('root * /srv/open-print-data', `root * ${release}`);
      const global = `{\n\tadmin off\n\tauto_https off\n\tstorage file_system ${place}\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n`;
      writeFileSync(path.join(place, 'Caddyfile'), global + own);
      const config = path.join(place, 'Caddyfile');
      return spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
        stdio: 'ignore',
        env: { ...process.env, HOME: place, XDG_CONFIG_HOME: place, XDG_DATA_HOME: place },
      });
    },
  },
];

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Checks the CORS and cache headers of a response. */
function expectHeaders({ status, headers }: Response, expected: number, caching: string): void {
  const told = [status, headers.get('Cache-Control'), headers.get('Access-Control-Allow-Origin')];
  expect(told).toEqual([expected, caching, '*']);
}

describe.each(SERVERS)('the snippet for $name', ({ name, found, start }) => {
  beforeEach((context) => skipUnless(found, context, `this machine has no ${name}`));
  let child: ChildProcess | undefined;
  let url: string;
  beforeAll(async () => {
    if (!found) return;
    const place = folderOf();
    chmodSync(place, 0o755);
    const port = await freePort();
    child = start(place, port);
    url = `http://127.0.0.1:${port}`;
    const answers = () =>
      fetch(`${url}/api/v1/index.json`).then(
        (response) => response.ok,
        () => false,
      );
    while (child.exitCode === null && !(await answers())) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(child.exitCode).toBeNull();
  });
  afterAll(async () => {
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  });

  it.each([
    ['/api/v1/printers', 'printers.json'],
    ['/api/v1/printers/', 'printers.json'],
    ['/api/v1/printers?page=1', 'printers.json'],
    ['/api/v1/printers?page=2', 'printers/page/2.json'],
    [`/api/v1/printers?brand=${brand}`, `printers/brand/${brand}.json`],
    ['/api/v1/printers.json', 'printers.json'],
    ['/api/v1/materials', 'materials.json'],
    ['/api/v1/profiles?page=2', 'profiles/page/2.json'],
    [`/api/v1/profiles?printer=${printer}`, `profiles/printer/${printer}.json`],
    [`/api/v1/profiles?material=${material}&page=1`, `profiles/material/${material}.json`],
    [`/api/v1/profiles?printer=${printer}&page=1`, `profiles/printer/${printer}.json`],
    [`/api/v1/profiles?printer=${printer}&material=${material}&page=1`, `profiles/${printer}/${material}.json`],
    ['/api/v1/materials?page=1', 'materials.json'],
    [`/api/v1/troubleshoot?symptom=${symptom}&page=1`, `troubleshoot/${symptom}.json`],
    ['/api/v1/printers.json?v=3&_=12', 'printers.json'],
    [`/api/v1/profiles?printer=${printer}&page=2`, `profiles/printer/${printer}/page/2.json`],
    [`/api/v1/profiles?material=${material}&page=3`, `profiles/material/${material}/page/3.json`],
    [`/api/v1/profiles?printer=${printer}&material=${material}`, `profiles/${printer}/${material}.json`],
    [`/api/v1/profiles?material=${material}&printer=${printer}`, `profiles/${printer}/${material}.json`],
    ['/api/v1/troubleshoot', 'troubleshoot.json'],
    [`/api/v1/troubleshoot?symptom=${symptom}`, `troubleshoot/${symptom}.json`],
  ])('answers %s with %s', async (query, file) => {
    const response = await fetch(url + query);
    expectHeaders(response, 200, 'public, max-age=300');
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('ETag')).toMatch(/^(W\/)?".+"$/);
    expect(await response.text()).toBe(readFileSync(path.join(release, 'api/v1', file), 'utf8'));
  });

  it('redirects the immutable path of a download to the current file', async () => {
    const { downloads } = readJson<{ downloads: Download[] }>(release, FILES.index);
    for (const { path: file, immutable_path: address } of downloads.slice(0, 3)) {
      const { status, headers } = await fetch(url + address, { redirect: 'manual' });
      expect([status, headers.get('Location')]).toEqual([302, file]);
      expect([headers.get('Cache-Control'), headers.get('Access-Control-Allow-Origin')]).toEqual(['no-store', '*']);
    }
  });

  it.each([
    ['GET', `/api/v1/printers?brnad=${brand}`, 400],
    ['GET', `/api/v1/printers?brand=${spelt}`, 400],
    ['GET', '/api/v1/printers?brand=', 400],
    ['GET', `/api/v1/printers?brand=${brand}&brand=${brand}`, 400],
    ['GET', '/api/v1/printers?limit=7', 400],
    ['GET', '/api/v1/printers?brand=../../../../etc/passwd', 400],
    ['GET', `/api/v1/materials?material=${material}`, 400],
    ['GET', `/api/v1/profiles?printer=${printer}&printer=${printer}`, 400],
    ['GET', `/api/v1/troubleshoot?symptom=${symptom}&x=1`, 400],
    ['GET', '/api/v1/printers?brand=nobody', 404],
    ['GET', '/api/v1/printers/nothing.json', 404],
    ['GET', '/api/v1/nothing', 404],
    ['POST', '/api/v1/printers', 405],
  ])('answers %s %s with %i in the envelope, never with a list', async (method, query, status) => {
    const response = await fetch(url + query, { method });
    expectHeaders(response, status, 'no-store');
    expect(await response.json()).toMatchObject({ success: false, data: [], meta: { total: 0, page: 1 } });
  });

  it.each([
    ['printers?limit=7', 'limit', 'brand, page'],
    [`printers?brand=${brand}&limit=7&page=2`, 'limit', 'brand, page'],
    [`materials?material=${material}`, 'material', 'page'],
    ['profiles?nozzle=0.4', 'nozzle', 'printer, material, page'],
    ['troubleshoot/?x=1', 'x', 'symptom, page'],
    [`printers?brand=${spelt}`, 'brand', 'an id'],
    [`profiles?printer=${printer}&material=P%22LA`, 'material', 'an id'],
    ['troubleshoot?symptom=', 'symptom', 'an id'],
    [`profiles?printer=${printer}&printer=${printer}`, undefined, undefined],
    [`printers?brand=${brand}&%22=1`, undefined, undefined],
  ])('names the rejected parameter where possible: %s', async (query, parameter, allowed) => {
    const response = await fetch(`${url}/api/v1/${query}`);
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: Record<string, string> };
    expect(error).toMatchObject({ code: 'unknown_parameter', message_zh: expect.stringContaining('此镜像') });
    expect([error.parameter, error.allowed]).toEqual([parameter, allowed]);
    expect(error.message).toContain(parameter === undefined ? 'exact ids' : `"${parameter}"`);
  });

  it('answers the sample of the home page and the first request of the README', async () => {
    const home = await (await fetch(url)).text();
    const [, sample = ''] = /curl '[^'<]*?(\/api\/v1\/[^']+)'/.exec(home.replaceAll(/&(amp|#38|#x26);/g, '&')) ?? [];
    const readme = readFileSync(path.resolve(SNIPPETS, '../../README.md'), 'utf8');
    const [, first = ''] = /curl 'http:\/\/localhost:8787([^']+)'/.exec(readme) ?? [];
    for (const request of [sample, first])
      expect([request, (await fetch(url + request)).status]).toEqual([expect.stringMatching(/^\/api\/v1\//), 200]);
  });

  it.each(['/', '/nothing/', '/zh-cn/nothing/', '/mirrors/'])(
    'sends %s with the same headers as the hosted service',
    async (target) => {
      const { headers } = await fetch(url + target);
      for (const [header, value] of Object.entries(PAGES)) {
        // The digests of the inline scripts, which only a build knows.
        const own = value.replace(/( 'sha256-[^']+')+/, " 'unsafe-inline'");
        expect([header, headers.get(header)]).toEqual([header, own]);
      }
    },
  );

  it('makes hashed assets immutable, but not missing ones', async () => {
    const [name = ''] = readdirSync(path.join(release, '_astro'));
    const [there, missing] = await Promise.all([name, 'nothing.js'].map((file) => fetch(`${url}/_astro/${file}`)));
    expect(there?.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(there?.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(missing?.status).toBe(404);
    expect(missing?.headers.get('Cache-Control') ?? '').not.toContain('immutable');
  });

  it.each([
    [`/api/v1/printers.json?brand=${brand}`, 'brand', `none for a file; ask /api/v1/printers?brand=${brand}`],
    ['/api/v1/printers.json?_=12&page=2', 'page', 'none for a file; ask /api/v1/printers?_=12&page=2'],
    [`/api/v1/profiles/${printer}/${material}.json?limit=1`, 'limit', 'none for a file; ask /api/v1/profiles?limit=1'],
    ['/api/v1/printers.json?brand=%22x', 'brand', 'none for a file; ask /api/v1/printers?brand=%22x'],
    ['/api/v1/printers.json?brand=(x)', 'brand', 'none for a file; ask /api/v1/printers'],
    ['/api/v1/settings.json?page=1', 'page', 'none for a file'],
  ])('rejects a filter on a file: %s', async (query, parameter, allowed) => {
    const response = await fetch(url + query);
    expectHeaders(response, 400, 'no-store');
    expect(await response.json()).toMatchObject({
      success: false,
      error: { code: 'unknown_parameter', parameter, allowed, message: expect.stringContaining(`"${parameter}"`) },
    });
  });

  it('allows cross-origin requests for the files of integrations', async () => {
    const response = await fetch(`${url}${SPOOLMAN.filaments}`);
    expectHeaders(response, 200, 'public, max-age=300');
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  });

  it.each(DOWNLOADED)('serves %s unmodified, as %s', async (file, type) => {
    const response = await fetch(url + file, { headers: { 'Accept-Encoding': 'identity' } });
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const content = readFileSync(path.join(release, file));
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
    const part = await fetch(url + file, { headers: { Range: 'bytes=0-15', 'Accept-Encoding': 'identity' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(0, 16))).toBe(true);
  });

  it.each(['/api/v1/printers.json', '/api/v1/printers', '/'])(
    'compresses %s for clients that accept it',
    async (target) => {
      const [plain, packed] = await Promise.all(
        ['identity', 'gzip'].map((coding) => fetch(url + target, { headers: { 'Accept-Encoding': coding } })),
      );
      expect(plain?.headers.get('Content-Encoding')).toBeNull();
      expect(packed?.headers.get('Content-Encoding')).toBe('gzip');
      expect(packed?.headers.get('Vary')).toContain('Accept-Encoding');
      // Caddy may return the same for both; see its snippet.
      if (name === 'nginx') expect(packed?.headers.get('ETag')).toBe(`W/${plain?.headers.get('ETag')}`);
      expect(await packed?.text()).toBe(await plain?.text());
    },
  );

  it.each([
    [`${DOWNLOADS}/`, 200, 'download/index.html'],
    ['/nothing/', 404, '404.html'],
    ['/zh-cn/nothing/', 404, 'zh-cn/404.html'],
  ])('answers %s with %d and the page in its language', async (target, status, file) => {
    const response = await fetch(url + target);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect(await response.text()).toBe(readFileSync(path.join(release, file), 'utf8'));
  });

  it('answers a preflight request', async () => {
    const response = await fetch(`${url}/api/v1/printers`, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Headers')).toContain('If-None-Match');
  });
});
