import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { immutablePath, readImmutablePath } from '../../core/contract/downloads.js';
import { writeHeaderRules } from '../../scripts/pipeline/emit/header-rules.js';
import { startEdge } from '../support/edge.js';
import { folderOf } from '../support/folder.js';
import { startServer } from '../support/node-server.js';
import { writeSmallRelease } from '../support/small-release.js';
import { startStatic } from '../support/static-server.js';

const TABLE = 'id,name\r\nacme,Acme\r\n';
const PATH = '/download/brands.csv';
const LASTING = immutablePath(PATH, createHash('sha256').update(TABLE).digest('hex'));
interface Asked {
  method?: string;
  headers?: Record<string, string>;
  redirect?: 'follow' | 'manual';
}

/** The URL of the same table with other contents, as in another release. */
const BEFORE = immutablePath(PATH, createHash('sha256').update('id\r\n').digest('hex'));

const release = folderOf();
const site = { '/index.html': 'x', '/404.html': '<h1>Not here</h1>', [PATH]: TABLE };
const version = writeSmallRelease(release, { site });
writeHeaderRules(release, ['/index.html', '/404.html'], version);

describe.each([
  ['the edge', startEdge],
  ['the Node server', startServer],
] as const)('a download by its digest, on %s', (_, start) => {
  let ask: (url: string, init?: Asked) => Promise<Response>;
  let stop: () => Promise<unknown>;
  beforeAll(async () => {
    const started = await start(release);
    if ('url' in started) {
      ask = (url, init) => fetch(started.url + url, { redirect: 'manual', ...init });
      stop = () => started.stop();
    } else {
      ask = (url, init) => started.fetch(url, { redirect: 'manual', ...init }) as Promise<Response>;
      stop = () => started.close();
    }
  });
  afterAll(() => stop());

  it('has the headers of the file, and can be cached forever', async () => {
    const [lasting, plain] = await Promise.all([ask(LASTING), ask(PATH)]);
    expect([lasting.status, await lasting.text()]).toEqual([200, TABLE]);
    expect(lasting.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    for (const name of ['Content-Type', 'ETag', 'Access-Control-Allow-Origin', 'X-Data-Version'])
      expect(lasting.headers.get(name), name).toBe(plain.headers.get(name));
    expect(lasting.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  });

  it('supports HEAD and conditional requests', async () => {
    const head = await ask(LASTING, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const known = await ask(LASTING, { headers: { 'If-None-Match': head.headers.get('ETag') ?? '' } });
    expect([known.status, await known.text()]).toEqual([304, '']);
    expect(known.headers.get('Cache-Control')).toContain('immutable');
  });

  it('redirects to the current file if the digest is of another release', async () => {
    const before = await ask(BEFORE);
    expect([before.status, before.headers.get('Location')]).toEqual([302, PATH]);
    expect(before.headers.get('Cache-Control')).toBe('no-store');
    expect(await (await ask(BEFORE, { redirect: 'follow' })).text()).toBe(TABLE);
  });

  const missing = [LASTING.replace('brands', 'nothing'), LASTING.replace('/download', '/elsewhere'), `${LASTING}/`];
  it.each(missing)('is not found: %s', async (url) => {
    const missing = await ask(url);
    expect([missing.status, missing.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  });
});

describe('the URL of a download', () => {
  it('without a digest works on every static server', async () => {
    const server = await startStatic(release);
    expect(await (await fetch(server.url + PATH)).text()).toBe(TABLE);
    await server.close();
  });

  it('is parsed as it was written', () => {
    expect(readImmutablePath(LASTING)).toEqual({ path: PATH, digest: LASTING.split('/')[2] });
    expect(readImmutablePath(PATH)).toBeNull();
    expect(readImmutablePath('/download/0123456789abcdef01234567/../x')).toBeNull();
  });
});
