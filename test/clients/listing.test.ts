import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { memoryCache, OpenPrintData, ReleaseChangedError, type Source } from '../../clients/typescript/src/index.js';
import { VERSION_HEADER } from '../../core/contract/headers.js';
import { FILES, pagePath } from '../../core/contract/paths.js';
import { answer, json, scripted } from '../support/scripted.js';

const LIST = { kind: 'printers' } as const;

/** A release with this many records, in pages of `limit`, as files. */
function release(version: string, ids: readonly string[], limit = 2): Map<string, unknown> {
  const pages = Math.max(1, Math.ceil(ids.length / limit));
  return new Map<string, unknown>([
    [FILES.briefIndex, { version, brands: [] }],
    ...Array.from({ length: pages }, (_, i): [string, unknown] => [
      pagePath(LIST, i + 1),
      answer(
        ids.slice(i * limit, (i + 1) * limit).map((id) => ({ id, version })),
        { total: ids.length, page: i + 1, limit },
      ),
    ]),
  ]);
}

/**
 * A service that switches to the next release after some requests.
 *
 * @param tells whether every response names its version, as the service does but a plain mirror does not
 */
async function changing(
  releases: readonly Map<string, unknown>[],
  changes: readonly number[],
  headers = {},
  tells = false,
) {
  let requests = 0;
  return scripted((request, response) => {
    const place = changes.filter((at) => requests >= at).length;
    requests++;
    const file = releases[Math.min(place, releases.length - 1)]?.get(request.url ?? '');
    if (file === undefined) response.writeHead(404).end();
    else
      json(response, file, {
        ETag: `"${place} ${request.url}"`,
        ...(tells && { [VERSION_HEADER]: `version ${place}` }),
        ...headers,
      });
  });
}

const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id).join('');
const clientOf = (source: string) => new OpenPrintData({ source, backoffMs: 1 });

describe('a list', () => {
  it('yields every record once and in order, one by one, page by page and as a whole', async () => {
    const { url } = await scripted((request, response) => {
      const file = release('1', [...'abcde']).get(request.url ?? '');
      if (file) json(response, file);
      else response.writeHead(404).end();
    });
    const printers = clientOf(url).printers.list();
    const one = [];
    for await (const printer of printers) one.push(printer);
    const pages = [];
    for await (const page of printers.pages()) pages.push([ids(page.data), page.meta]);
    expect([ids(one), ids(await printers.all())]).toEqual(['abcde', 'abcde']);
    expect(pages).toEqual([
      ['ab', { total: 5, page: 1, limit: 2 }],
      ['cd', { total: 5, page: 2, limit: 2 }],
      ['e', { total: 5, page: 3, limit: 2 }],
    ]);
  });

  it('requests nothing before the first record is read, and then prefetches one page', async () => {
    const { url, asked } = await changing([release('1', [...'abcdefgh'])], []);
    const printers = clientOf(url).printers.list();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toEqual([]);
    for await (const _ of printers.pages()) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked.some((path) => path.startsWith(pagePath(LIST, 3)))).toBe(false);
  });

  it('does not need the index if every page names its version', async () => {
    const { url, asked } = await changing([release('1', [...'abcdef'])], [], {}, true);
    expect(ids(await clientOf(url).printers.list().all())).toBe('abcdef');
    expect(asked).toEqual([1, 2, 3].map((page) => pagePath(LIST, page)));
  });

  it.each([1, 2, 3, 4])('is reloaded if a page names another version, after request %i', async (change) => {
    const releases = [release('1', [...'abcdef']), release('2', [...'ABCDEF'])];
    const { url } = await changing(releases, [change], {}, true);
    const all = ids(await clientOf(url).printers.list().all());
    expect(all).toBe(change < 3 ? 'ABCDEF' : 'abcdef');
  });

  it('uses the index if only some pages name their version', async () => {
    const { url, asked } = await scripted((request, response) => {
      const file = release('1', [...'abcdef']).get(request.url ?? '');
      if (!file) response.writeHead(404).end();
      else json(response, file, request.url === pagePath(LIST, 1) ? { [VERSION_HEADER]: '1' } : {});
    });
    expect(ids(await clientOf(url).printers.list().all())).toBe('abcdef');
    expect(asked).toContain(FILES.briefIndex);
  });

  it('of one page does not need the index', async () => {
    const { url, asked } = await changing([release('1', ['a', 'b'])], []);
    expect(ids(await clientOf(url).printers.list().all())).toBe('ab');
    expect(asked).toEqual([pagePath(LIST)]);
  });

  it('stops when its signal is aborted', async () => {
    const reason = new Error('enough');
    const controller = new AbortController();
    const { url } = await changing([release('1', [...'abcdef'])], []);
    const seen: string[] = [];
    const walk = async () => {
      for await (const { id } of clientOf(url).printers.list({ signal: controller.signal })) {
        seen.push(id);
        if (id === 'b') controller.abort(reason);
      }
    };
    await expect(walk()).rejects.toBe(reason);
    expect(seen).toEqual(['a', 'b']);
  });

  it('returns a window of any size as a slice of the whole list', async () => {
    const whole = Array.from({ length: 23 }, (_, i) => String.fromCharCode(97 + i));
    const files = release('1', whole, 5);
    const source: Source = { name: 'memory', text: async (path) => JSON.stringify(files.get(path)) };
    const printers = new OpenPrintData({ source }).printers.list();
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 100 }), async (page, limit) => {
        const { data, meta } = await printers.page(page, { limit });
        expect(ids(data)).toBe(whole.slice((page - 1) * limit, page * limit).join(''));
        expect(meta).toEqual({ total: 23, page, limit });
      }),
    );
  });
});

describe('a release replaced while a list is read', () => {
  const former = release('1', [...'abcdef']);
  const next = release('2', [...'bcdefg']);

  it('is noticed even with equal counts, at any time, and the list is reloaded', async () => {
    for (let change = 1; change < 12; change++) {
      const { url } = await changing([former, next], [change]);
      const printers = await clientOf(url).printers.list().all();
      const versions = new Set(printers.map((one) => (one as unknown as { version: string }).version));
      expect([...versions], `after ${change} requests`).toHaveLength(1);
      expect(['abcdef', 'bcdefg']).toContain(ids(printers));
    }
  });

  it('is an error once records of the earlier one were returned', async () => {
    let failed = 0;
    for (let change = 1; change < 12; change++) {
      const { url } = await changing([former, next], [change]);
      const seen: { id: string; version?: string }[] = [];
      try {
        for await (const printer of clientOf(url).printers.list()) seen.push(printer);
        expect(['abcdef', 'bcdefg']).toContain(ids(seen));
      } catch (error) {
        expect(error).toBeInstanceOf(ReleaseChangedError);
        failed++;
      }
      expect(new Set(seen.map(({ id }) => id)).size, 'told twice').toBe(seen.length);
    }
    expect(failed).toBeGreaterThan(0);
  });

  it('is ignored if the records returned so far are the same', async () => {
    const longer = release('2', [...'abcdefgh']);
    for (const [path, page] of release('1', [...'abcdef'])) if (path !== FILES.briefIndex) former.set(path, page);
    const same = new Map(
      [...longer].map(([path, file]) => [path, JSON.parse(JSON.stringify(file).replaceAll('"2"', '"1"'))]),
    );
    same.set(FILES.briefIndex, { version: '2', brands: [] });
    // The totals of the pages differ, so the change is an error.
    const { url } = await changing([former, same], [4]);
    const walk = async () => ids(await Array.fromAsync(clientOf(url).printers.list()));
    await expect(walk()).rejects.toBeInstanceOf(ReleaseChangedError);
    // Only the last page differs.
    const last = release('1', [...'abcdeg']);
    last.set(FILES.briefIndex, { version: '2', brands: [] });
    const other = await changing([former, last], [5]);
    expect(ids(await Array.fromAsync(clientOf(other.url).printers.list()))).toBe('abcdeg');
  });

  it('is an error if it happens repeatedly', async () => {
    const releases = Array.from({ length: 30 }, (_, i) => release(String(i), [...'abcdef']));
    const { url } = await changing(
      releases,
      releases.map((_, i) => 2 * i + 1),
    );
    await expect(clientOf(url).printers.list().all()).rejects.toMatchObject({ code: 'release_changed' });
  });

  it('is noticed behind cached pages, within one millisecond as well', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    onTestFinished(() => now.mockRestore());
    const cache = memoryCache();
    const fresh = { 'Cache-Control': 'max-age=300' };
    const { url } = await changing([former, next], [1], fresh);
    const data = new OpenPrintData({ source: url, cache, backoffMs: 1 });
    // Page 1 is cached from the earlier release, all else is from the next one.
    expect(ids((await data.printers.list().page(1)).data)).toBe('ab');
    expect(ids(await data.printers.list().all())).toBe('bcdefg');
  });

  it('is noticed by its counts without an index', async () => {
    const parts = [former, release('2', [...'abcdefgh'])].map((one) => new Map(one));
    for (const one of parts) one.delete(FILES.briefIndex);
    const { url } = await changing(parts, [2]);
    expect(ids(await clientOf(url).printers.list().all())).toBe('abcdefgh');
  });
});

it.each([
  ['{"login": true}', /index|printers\.json: the JSON received is not an answer/],
  ['null', /not an answer/],
  ['{"success":true,"data":{},"meta":{"total":1,"page":1,"limit":1}}', /not an answer/],
  ['{"success":true,"data":[],"meta":{"total":9,"page":1,"limit":0}}', /not an answer/],
])('a response of another shape is an error: %s', async (text, message) => {
  const source: Source = { name: 'memory', text: async () => text };
  const brokenAnswer = { code: 'broken_answer', message: expect.stringMatching(message) };
  await expect(new OpenPrintData({ source }).printers.list().all()).rejects.toMatchObject(brokenAnswer);
});
