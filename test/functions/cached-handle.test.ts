import { describe, expect, it } from 'vitest';
import { VERSION_HEADER } from '../../core/contract/headers.js';
import { Responses } from '../../functions/answer/cache.js';
import { handle } from '../../functions/handle.js';
import type { Assets } from '../../functions/types.js';
import { folderAssets } from '../../scripts/pipeline/emit/folder-assets.js';
import { smallRelease } from '../support/small-release.js';

const plain = folderAssets(smallRelease());

/** Files as an asset store returns them: streams, which can be read once. */
async function streamed(file: string) {
  const asset = await plain.open(file);
  return asset && { body: new Blob([asset.body as Uint8Array<ArrayBuffer>]).stream() };
}

/** A handler with a cache, and the requests that it made to the release and the limiter. */
function handler(open: Assets['open'] = streamed) {
  const asked = { opened: [] as string[], trees: 0, counted: 0, said: [] as string[] };
  const ready = new Responses({ answers: 10, bytes: 10_000 });
  const dependencies = {
    assets: {
      ...plain,
      etags: (path: string) => {
        asked.trees++;
        return plain.etags(path);
      },
      version: async () => '0123456789ab',
      open: (file: string) => {
        asked.opened.push(file);
        return open(file);
      },
    },
    count: async () => ({ allowed: ++asked.counted <= 3 }),
    log: (message: string) => asked.said.push(message),
    ready,
  };
  const ask = (path: string, init: RequestInit = {}) =>
    handle(new Request(`https://example.org${path}`, init), dependencies);
  return { ask, asked };
}

const QUERY = '/api/v1/printers?brand=acme';
const FILE = '/api/v1/printers/brand/acme.json';

describe('a cached answer', () => {
  it.each([
    ['reopens its file', QUERY, streamed, 2],
    ['reopens its file even if that is in memory: the platform decides what to cache', QUERY, plain.open, 2],
    ['keeps its body if that was cut for the query', '/api/v1/printers?limit=2', streamed, 1],
  ])('keeps its headers, and %s', async (_, query, open, times) => {
    const { ask, asked } = handler(open);
    const [first, second] = [await ask(query), await ask(query)];
    expect([...second.headers]).toEqual([...first.headers]);
    expect(await second.text()).toBe(await first.text());
    expect(asked.opened).toHaveLength(times);
    const trees = asked.trees;
    await ask(query);
    expect(asked.trees).toBe(trees);
  });

  it('is counted like any other, and refused beyond the limit', async () => {
    const { ask } = handler();
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push((await ask(QUERY)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await ask(QUERY)).headers.get(VERSION_HEADER)).toBe('0123456789ab');
  });

  it('is 304 if the client has it, without opening the file', async () => {
    const { ask, asked } = handler();
    const etag = (await ask(QUERY)).headers.get('ETag') ?? '';
    const { status, headers } = await ask(QUERY, { headers: { 'If-None-Match': etag } });
    expect([status, headers.get('ETag'), headers.get('Content-Length')]).toEqual([304, etag, null]);
    expect(asked.opened).toEqual([FILE]);
  });

  it('is not used for another method', async () => {
    const { ask } = handler();
    await ask(QUERY);
    expect((await ask(QUERY, { method: 'POST' })).status).toBe(405);
    const head = await ask(QUERY, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('is 503 while its file cannot be read, and recovers', async () => {
    let gone = false;
    const { ask, asked } = handler((file) => (gone ? Promise.reject(new Error('no store')) : streamed(file)));
    await ask(QUERY);
    gone = true;
    expect((await ask(QUERY)).status).toBe(503);
    expect(asked.said).toEqual(['the data cannot be read']);
    gone = false;
    expect((await ask(QUERY)).status).toBe(200);
  });

  it('is never a failure', async () => {
    const { ask, asked } = handler();
    await ask('/api/v1/printers?brand=nobody');
    const trees = asked.trees;
    await ask('/api/v1/printers?brand=nobody');
    expect(asked.trees).toBeGreaterThan(trees);
  });
});
