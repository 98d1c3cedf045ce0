import { describe, expect, it, vi } from 'vitest';
import { listAt } from '../../../clients/typescript/src/lists.js';
import { failureOf, releaseFiles } from '../../../docs/src/explorer/load.js';

const answer = (data: unknown[], total = data.length, limit = 2) => ({
  success: true,
  data,
  meta: { total, page: 1, limit },
});

/** The files of a server with `files`: objects are returned as JSON, strings as text, numbers as status. */
function readerOf(files: Record<string, object | string | number>) {
  const fetcher = vi.fn(async (url: string) => {
    const file = files[url.replace('/site', '')];
    if (file === undefined) return new Response('', { status: 404 });
    if (typeof file === 'number') return new Response('', { status: file });
    return new Response(typeof file === 'string' ? file : JSON.stringify(file));
  });
  return { reader: releaseFiles('/site', fetcher), fetcher, files };
}

const reason = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error) => `${failureOf(error).reason} ${failureOf(error).path}`,
  );

describe('a file', () => {
  it('is fetched once, however often it is requested', async () => {
    const { reader, fetcher } = readerOf({ '/a.json': { n: 1 } });
    expect(await Promise.all([reader.memo('/a.json'), reader.memo('/a.json')])).toEqual([{ n: 1 }, { n: 1 }]);
    expect(fetcher).toHaveBeenCalledTimes(1);
    expect(fetcher.mock.calls[0]?.[0]).toBe('/site/a.json');
  });

  it('that fails to load has a reason', async () => {
    const { reader } = readerOf({ '/cut.json': '{"success":tr', '/html.json': '<!doctype html>', '/down.json': 503 });
    expect(await reason(reader.memo('/none.json'))).toBe('missing /site/none.json');
    expect(await reason(reader.memo('/cut.json'))).toBe('broken /site/cut.json');
    expect(await reason(reader.memo('/html.json'))).toBe('broken /site/html.json');
    expect(await reason(reader.memo('/down.json'))).toBe('server /site/down.json');
    const offline = releaseFiles('', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await reason(offline.memo('/a.json'))).toBe('offline /a.json');
    const slow = releaseFiles('', () => Promise.reject(new DOMException('', 'TimeoutError')));
    expect(await reason(slow.memo('/a.json'))).toBe('slow /a.json');
  });

  it('is fetched again after a failure', async () => {
    const { reader, files } = readerOf({});
    expect(await reason(reader.memo('/a.json'))).toBe('missing /site/a.json');
    files['/a.json'] = { n: 1 };
    expect(await reader.memo('/a.json')).toEqual({ n: 1 });
  });
});

describe('a list', () => {
  const all = (reader: ReturnType<typeof releaseFiles>) => listAt(reader, '/1.json').all();
  const page = (n: number, data: unknown[], total: number) => ({
    ...answer(data, total),
    meta: { total, page: n, limit: 2 },
  });

  it('is rejected if half of it is missing or from another release', async () => {
    const half = readerOf({ '/1.json': answer([1, 2], 3) });
    expect(await reason(all(half.reader))).toBe('broken /site/1.json');
    const mixed = readerOf({ '/1.json': answer([1, 2], 3), '/1/page/2.json': page(2, [3], 4) });
    expect(await reason(all(mixed.reader))).toBe('broken /site/1.json');
  });

  it('is rejected if it is not a response of the service', async () => {
    const { reader } = readerOf({ '/1.json': { success: false, data: [] }, '/null.json': 'null' });
    expect(await reason(all(reader))).toBe('broken /site/1.json');
    expect(await reason(reader.page('/null.json'))).toBe('broken /site/null.json');
    expect(await reason(readerOf({ '/a.json': answer([]) }).reader.record('/a.json'))).toBe('broken /site/a.json');
  });
});
