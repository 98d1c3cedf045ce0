import { describe, expect, it, vi } from 'vitest';
import { LoadError, Loader } from '../../../docs/src/explorer/load.js';

const answer = (data: unknown[], total = data.length, limit = 2) => ({
  success: true,
  data,
  meta: { total, page: 1, limit },
});

/** A loader whose server holds `files`: values are answered as JSON, text as it is, a number as a status. */
function loaderOf(files: Record<string, object | string | number>) {
  const fetcher = vi.fn(async (url: string) => {
    const file = files[url.replace('/site', '')];
    if (file === undefined) return new Response('', { status: 404 });
    if (typeof file === 'number') return new Response('', { status: file });
    return new Response(typeof file === 'string' ? file : JSON.stringify(file));
  });
  return { loader: new Loader('/site', fetcher), fetcher, files };
}

const reason = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error) => (error instanceof LoadError ? `${error.reason} ${error.path}` : String(error)),
  );

describe('a file', () => {
  it('is fetched once, however often it is asked for', async () => {
    const { loader, fetcher } = loaderOf({ '/a.json': { n: 1 } });
    expect(await Promise.all([loader.json('/a.json'), loader.json('/a.json')])).toEqual([{ n: 1 }, { n: 1 }]);
    expect(fetcher).toHaveBeenCalledTimes(1);
    expect(fetcher.mock.calls[0]?.[0]).toBe('/site/a.json');
  });

  it('says why it cannot be had', async () => {
    const { loader } = loaderOf({ '/cut.json': '{"success":tr', '/html.json': '<!doctype html>', '/down.json': 503 });
    expect(await reason(loader.json('/none.json'))).toBe('missing /none.json');
    expect(await reason(loader.json('/cut.json'))).toBe('broken /cut.json');
    expect(await reason(loader.json('/html.json'))).toBe('broken /html.json');
    expect(await reason(loader.json('/down.json'))).toBe('server /down.json');
    const offline = new Loader('', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await reason(offline.json('/a.json'))).toBe('offline /a.json');
    const slow = new Loader('', () => Promise.reject(new DOMException('', 'TimeoutError')));
    expect(await reason(slow.json('/a.json'))).toBe('slow /a.json');
  });

  it('is fetched again after a failure', async () => {
    const { loader, files } = loaderOf({});
    expect(await reason(loader.json('/a.json'))).toBe('missing /a.json');
    files['/a.json'] = { n: 1 };
    expect(await loader.json('/a.json')).toEqual({ n: 1 });
  });
});

describe('a list', () => {
  const page = (n: number) => `/${n}.json`;

  it('is put together from its pages', async () => {
    const { loader } = loaderOf({
      '/1.json': answer([1, 2], 5),
      '/2.json': answer([3, 4], 5),
      '/3.json': answer([5], 5),
    });
    expect(await loader.list(page)).toEqual([1, 2, 3, 4, 5]);
  });

  it('may be empty', async () => {
    expect(await loaderOf({ '/1.json': answer([]) }).loader.list(page)).toEqual([]);
  });

  it('is refused when half of it is missing or belongs to another release', async () => {
    const half = loaderOf({ '/1.json': answer([1, 2], 3) });
    expect(await reason(half.loader.list(page))).toBe('missing /2.json');
    const mixed = loaderOf({ '/1.json': answer([1, 2], 3), '/2.json': answer([3], 4) });
    expect(await reason(mixed.loader.list(page))).toBe('broken /2.json');
    const short = loaderOf({ '/1.json': answer([1, 2], 4), '/2.json': answer([3], 4) });
    expect(await reason(short.loader.list(page))).toBe('broken /1.json');
  });

  it('is refused when it is no answer of the service', async () => {
    const { loader } = loaderOf({ '/1.json': { success: false, data: [] }, '/null.json': 'null' });
    expect(await reason(loader.list(page))).toBe('broken /1.json');
    expect(await reason(loader.page('/null.json'))).toBe('broken /null.json');
    expect(await reason(loaderOf({ '/a.json': answer([]) }).loader.record('/a.json'))).toBe('broken /a.json');
  });
});
