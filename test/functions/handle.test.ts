import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeKeys } from '../../core/codes/tokens.js';
import { ENDPOINTS } from '../../core/contract/endpoints.js';
import { FILES, type Subject } from '../../core/contract/paths.js';
import { foldToId } from '../../core/names/fold.js';
import { idsFurther, idsOf } from '../../core/names/resolve.js';
import type { FurtherNames, NameKind, Names } from '../../core/names/spellings.js';
import { handle } from '../../functions/handle.js';
import { folderAssets } from '../../scripts/pipeline/emit/folder-assets.js';
import { type List, publishedSchema, readJson, wholeList } from '../support/published.js';
import { runs } from '../support/runs.js';
import { shared } from '../support/shared.js';
import { subjectsOf } from '../support/subjects.js';

/** Properties of the handler that hold for every request, checked on the published release. */
const release = await shared('release');
const plain = folderAssets(release);
const paths = new Set(
  readJson<{ entries: { path: string }[] }>(release, FILES.manifest).entries.map((entry) => entry.path),
);
const names = readJson<Names>(release, FILES.names);
const further = readJson<FurtherNames>(release, FILES.furtherNames);

function meantFurther(kind: NameKind, value: string): readonly string[] {
  if (kind === 'brands') return [];
  if (kind !== 'symptoms') return idsFurther(further, kind, value);
  return codeKeys(value).flatMap((key) => further.symptoms?.[key] ?? []);
}
const validEnvelope = publishedSchema(release, 'envelope');
const validError = publishedSchema(release, 'error');

const opened: string[] = [];
const logged: unknown[] = [];
const assets = {
  ...plain,
  open: (file: string) => {
    opened.push(file);
    return plain.open(file);
  },
};
function ask(url: string, init: RequestInit = {}): Promise<Response> {
  const request = new Request(new URL(url, 'https://example.org'), init);
  return handle(request, { assets, log: (_, error) => logged.push(error) });
}

const ENDPOINT_PATHS = ENDPOINTS.map(({ path }) => path);
const file = fc.constantFrom(...[...paths].filter((path) => path.endsWith('.json')));
const knownName = fc.constantFrom(
  ...Object.values(names).flatMap((table) => Object.keys(table)),
  ...Object.values(names).flatMap((table) => Object.values(table).flat()),
);
const value = fc.oneof(
  knownName,
  fc.string({ maxLength: 12, unit: 'binary' }),
  fc.constantFrom('Bambu Lab', ...' 0 1 7 50 100 101 -1 ../../package.json constructor __proto__ *'.split(' ')),
);
const encodedValue = fc.oneof(
  value.map((text) => encodeURIComponent(text.toWellFormed())),
  value.map((text) => text.replaceAll(' ', '+')),
  fc.constantFrom('%', '%zz', '%E6%8B', '%00', '%2e%2e%2f'),
);
const parameter = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('brand', 'printer', 'material', 'symptom', 'limit', 'page') },
  { weight: 1, arbitrary: fc.constantFrom('Brand', 'brnad', '', '__proto__', 'limit[]') },
);
const search = fc
  .array(fc.tuple(parameter, encodedValue), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&'))
  .map((text) => (text === '' ? '' : `?${text}`));
const part = fc.oneof(
  fc.constantFrom(...' .. . %2e%2e %2F \\ api v1 printers page 1.json constructor __proto__'.split(' ')),
  value,
);
const pathname = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...ENDPOINT_PATHS, ...ENDPOINT_PATHS.map((path) => `${path}/`)) },
  { weight: 2, arbitrary: file },
  {
    weight: 2,
    arbitrary: fc.array(part, { maxLength: 6 }).map((parts) => `/api/${parts.join('/')}`),
  },
);
const method = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('GET', 'HEAD') },
  { weight: 2, arbitrary: fc.constantFrom('OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'get', 'Q') },
);
const header = fc.oneof(
  fc.constant(null),
  fc.constantFrom('*', '"x"', 'W/"x"', '"a", "b"', '"', 'W/', ',', '" , "'),
  fc.string({ maxLength: 20, unit: fc.constantFrom('"', 'W', '/', ',', ' ', '*', 'a', 'ÿ') }),
);

describe('every request', () => {
  it('is answered with a file or an envelope, and with all common headers', async () => {
    await fc.assert(
      fc.asyncProperty(pathname, search, method, header, async (path, query, verb, tags) => {
        let url: URL;
        try {
          url = new URL(`https://example.org${path}${query}`);
        } catch {
          return; // not a URL
        }
        opened.length = 0;
        logged.length = 0;
        const response = await ask(url.href, {
          method: verb,
          ...(tags === null ? {} : { headers: { 'If-None-Match': tags } }),
        });
        const { status, headers } = response;
        const text = await response.text();
        expect(logged).toEqual([]);
        expect([200, 204, 304, 400, 404, 405]).toContain(status);
        for (const place of opened) expect(paths, 'a path that was opened').toContain(place);
        expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
        expect(headers.get('RateLimit-Policy')).toBe('"ip";q=60;w=60');
        const normal = verb === 'get' ? 'GET' : verb;
        if (status === 204) {
          expect(normal).toBe('OPTIONS');
          return;
        }
        expect(normal).not.toBe('OPTIONS');
        expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
        expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
        expect(headers.get('Cache-Control')).toBe(status < 400 ? 'public, max-age=300' : 'no-store');
        expect(headers.get('ETag') !== null).toBe(status < 400);
        if (!['GET', 'HEAD'].includes(normal)) expect(status).toBe(405);
        if (status === 405) expect(headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
        if (status === 304 || normal === 'HEAD') {
          expect(text).toBe('');
          return;
        }
        const body = JSON.parse(text) as List & { error?: { suggestions?: string[] } };
        // The root of the API is answered with the index.
        if ((paths.has(url.pathname) || /^\/api\/v1\/*$/.test(url.pathname)) && status === 200) return;
        expect(validEnvelope(body), JSON.stringify(validEnvelope.errors)).toBe(true);
        expect(body.success).toBe(status === 200);
        if (status === 200) return;
        expect(validError(body.error), JSON.stringify(validError.errors)).toBe(true);
        expect(body.error?.suggestions?.length ?? 0).toBeLessThanOrEqual(5);
        expect(body).toMatchObject({ data: [], meta: { total: 0, page: 1 } });
      }),
      runs(4000),
    );
  });

  it('never gets unfiltered data for a filter', async () => {
    const filters = [
      ['printers', 'brand', 'brands', 'brand_id'],
      ['profiles', 'printer', 'printers', 'printer'],
      ['profiles', 'material', 'materials', 'material'],
      ['troubleshoot', 'symptom', 'symptoms', 'symptom'],
    ] as const;
    const question = fc
      .constantFrom(...filters)
      .chain((of) =>
        fc.tuple(
          fc.constant(of),
          fc.oneof(encodedValue, fc.constantFrom(...Object.keys(names[of[2]])).map(encodeURIComponent)),
          fc.constantFrom('', '&limit=100', '&limit=3&page=2'),
        ),
      );
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(question, async ([[endpoint, filter, kind, field], text, more]) => {
        const response = await ask(`/api/v1/${endpoint}?${filter}=${text}${more}`);
        const body = (await response.json()) as List;
        if (response.status !== 200) {
          expect(body.data).toEqual([]);
          return;
        }
        answered++;
        const asked = new URLSearchParams(`x=${text}`).get('x') ?? '';
        const meant = new Set([...idsOf(names, kind, asked), ...meantFurther(kind, asked), foldToId(asked)]);
        for (const record of body.data) expect(meant, `${field} for ${asked}`).toContain(record[field]);
        expect(body.meta.total).toBeLessThan(100_000);
      }),
      runs(1500),
    );
    expect(answered).toBeGreaterThan(runs(100).numRuns);
  });

  it.each([
    ['troubleshoot?symptom=拉絲', 'id', 'stringing'],
    ['troubleshoot?symptom=層移', 'id', 'layer-shift'],
    ['troubleshoot?symptom=列印中斷', 'id', 'print-aborted'],
    ['profiles?material=PLA%2B', 'material', 'pla-plus'],
    ['profiles?material=%E8%81%9A%E4%B9%B3%E9%85%B8+PLA', 'material', 'pla'],
    ['profiles?printer=MK3S%2B', 'printer', 'prusa-mk3s'],
    ['profiles?printer=MK4+%2B+MMU3', 'printer', 'prusa-mk4-mmu3'],
    ['profiles?printer=P1S+Combo', 'printer', 'bambu-lab-p1s'],
    ['profiles?printer=A1+mini%2B+AMS+lite', 'printer', 'bambu-lab-a1-mini'],
    ['profiles?printer=Ender-3+V3+CoreXZ+3D+Printer', 'printer', 'creality-ender-3-v3'],
    ['profiles?printer=拓竹P1S', 'printer', 'bambu-lab-p1s'],
    ['printers?brand=拓竹3D打印机', 'brand_id', 'bambu-lab'],
    ['printers?brand=爱乐酷', 'brand_id', 'elegoo'],
  ])('accepts a name in another spelling: %s', async (query, field, id) => {
    const { data } = (await (await ask(`/api/v1/${query}`)).json()) as List;
    expect(new Set(data.map((record) => record[field]))).toEqual(new Set([id]));
  });

  it.each([
    ['X1', ['bambu-lab-x1', 'chuanying-x1']],
    ['S1', ['flsun-s1', 'flying-bear-s1']],
    ['Zero', ['sovol-zero', 'voron-zero']],
    ['Voron 2.4', ['voron-2-4-250', 'voron-2-4-300', 'voron-2-4-350']],
    ['K1 (Max)', ['creality-k1-max', 'creality-k1']],
    ['Prusa MK3S + MMU', ['prusa-mk3s-mmu2s', 'prusa-mk3s-mmu3'], 'unknown_printer'],
    ['i3', ['anycubic-i3-mega'], 'unknown_printer'],
  ])('does not choose for an ambiguous name: %s', async (name, ids, code = 'ambiguous') => {
    const response = await ask(`/api/v1/profiles?printer=${encodeURIComponent(name)}`);
    const { error } = (await response.json()) as { error: { code: string; suggestions: string[] } };
    expect([response.status, error.code]).toEqual([404, code]);
    expect(error.suggestions).toEqual(expect.arrayContaining(ids));
  });

  it('has as many results as there are matching records', async () => {
    const printers = wholeList(release, { kind: 'printers' });
    const profiles = wholeList(release, { kind: 'profiles' });
    const matching = (records: Record<string, unknown>[], wanted: Record<string, string>) =>
      records.filter((record) => Object.entries(wanted).every(([field, id]) => record[field] === id));
    const printer = fc.constantFrom(...printers.map(({ id }) => String(id)));
    const material = fc.constantFrom(...Object.values(names.materials).flat());
    const brand = fc.constantFrom(...printers.map(({ brand_id }) => String(brand_id)));
    await fc.assert(
      fc.asyncProperty(printer, material, brand, async (id, of, from) => {
        const total = async (query: string) => ((await (await ask(`/api/v1/${query}`)).json()) as List).meta.total;
        expect(await total(`printers?brand=${from}`)).toBe(matching(printers, { brand_id: from }).length);
        const own = matching(profiles, { printer: id });
        expect(await total(`profiles?printer=${id}`)).toBe(own.length);
        expect(await total(`profiles?printer=${id}&material=${of}`)).toBe(matching(own, { material: of }).length);
      }),
      runs(100),
    );
  });
});

const some = subjectsOf(release);
const few = Object.values(names.brands).flat().at(-1) ?? '';

/** Lists of every length: several pages, one page, one record. */
const subjects: [url: string, subject: Subject, size: number | null][] = [
  ['/api/v1/printers', { kind: 'printers' }, 50],
  ['/api/v1/materials', { kind: 'materials' }, null],
  ['/api/v1/profiles', { kind: 'profiles' }, 50],
  ['/api/v1/troubleshoot', { kind: 'troubleshoot' }, null],
  [`/api/v1/profiles?material=${some.material}`, { kind: 'profiles', material: some.material }, 50],
  [`/api/v1/printers?brand=${some.brand}`, { kind: 'printers', brand: some.brand }, 50],
  [`/api/v1/printers?brand=${few}`, { kind: 'printers', brand: few }, 50],
  [`/api/v1/profiles?printer=${some.printer}`, { kind: 'profiles', printer: some.printer }, 50],
];

it.each(subjects)('a window of a list of %s is the slice of the whole list', async (url, subject, usual) => {
  const all = wholeList(release, subject);
  const limits = fc.oneof(
    fc.constant(undefined),
    fc.integer({ min: 1, max: 100 }),
    fc.constantFrom(1, 49, 50, 51, 99, 100),
  );
  await fc.assert(
    fc.asyncProperty(limits, fc.nat(), fc.boolean(), async (limit, anywhere, first) => {
      const size = limit ?? usual ?? Math.max(all.length, 1);
      const last = Math.max(1, Math.ceil(all.length / size));
      const page = first ? 1 : 1 + (anywhere % (last + 2));
      const separator = url.includes('?') ? '&' : '?';
      const response = await ask(`${url}${separator}page=${page}${limit === undefined ? '' : `&limit=${limit}`}`);
      const body = (await response.json()) as List;
      expect(body.meta).toEqual({ total: all.length, page, limit: size });
      const wanted = all.slice((page - 1) * size, page * size);
      // Hundreds of records; the comparison that explains differences is slow, so it runs only if they differ.
      if (!isDeepStrictEqual(body.data, wanted)) expect(body.data).toEqual(wanted);
      const link = response.headers.get('Link') ?? '';
      expect(link.includes('rel="next"')).toBe(page < last);
      expect(link.includes('rel="prev"')).toBe(page > 1);
    }),
    runs(60),
  );
});

const listQuery = fc.constantFrom<readonly [string, readonly string[]]>(
  ['/api/v1/printers', [`brand=${some.brand}`, 'limit=5', 'page=2']],
  ['/api/v1/printers', ['limit=20']],
  ['/api/v1/materials', []],
  ['/api/v1/materials', ['page=2', 'limit=9']],
  ['/api/v1/profiles', [`printer=${some.printer}`, `material=${some.material}`]],
  ['/api/v1/profiles', [`material=${some.material}`, 'limit=77', 'page=3']],
  ['/api/v1/troubleshoot', ['limit=2']],
);

describe('equivalent queries', () => {
  it('get the same bytes and entity tag, whatever the order of parameters and trailing slashes', async () => {
    const shuffled = listQuery.chain(([path, pairs]) =>
      fc.tuple(
        fc.constant(path),
        fc.constant(pairs),
        fc.shuffledSubarray([...pairs], { minLength: pairs.length }),
        fc.constantFrom('', '/', '//'),
      ),
    );
    await fc.assert(
      fc.asyncProperty(shuffled, async ([path, pairs, order, slash]) => {
        const [a, b] = await Promise.all([
          ask(`${path}?${pairs.join('&')}`),
          ask(`${path}${slash}?${order.join('&')}`),
        ]);
        expect(b.status).toBe(200);
        expect(b.headers.get('ETag')).toBe(a.headers.get('ETag'));
        expect(await b.text()).toBe(await a.text());
      }),
      runs(200),
    );
  });

  it('have entity tags that differ exactly if the bytes differ', async () => {
    const byTag = new Map<string, string>();
    const byText = new Map<string, string>();
    await fc.assert(
      fc.asyncProperty(listQuery, async ([path, pairs]) => {
        const response = await ask(`${path}?${pairs.join('&')}`);
        const [tag, text] = [response.headers.get('ETag') ?? '', await response.text()];
        expect(tag).toMatch(/^"[0-9a-f]{24}"$/);
        expect(byTag.get(tag) ?? text).toBe(text);
        expect(byText.get(text) ?? tag).toBe(tag);
        byTag.set(tag, text);
        byText.set(text, tag);
      }),
      runs(60),
    );
  });
});

it('a conditional request is 304 exactly if one of its tags matches, weak or strong', async () => {
  const opaque = fc.string({ maxLength: 8, unit: fc.constantFrom(...'abcXYZ019,*/!#') });
  const tag = fc.tuple(fc.constantFrom('', 'W/'), opaque).map(([weak, text]) => `${weak}"${text}"`);
  const tags = fc.array(tag, { maxLength: 4 });
  const given = fc.constantFrom('none', 'strong', 'weak', 'any');
  const verbs = fc.constantFrom('GET', 'HEAD');
  const law = fc.asyncProperty(listQuery, tags, given, fc.nat(4), verbs, async (query, others, mine, at, verb) => {
    const [path, pairs] = query;
    const url = `${path}?${pairs.join('&')}`;
    const etag = (await ask(url)).headers.get('ETag') ?? '';
    const own = mine === 'strong' ? [etag] : mine === 'weak' ? [`W/${etag}`] : [];
    const field = mine === 'any' ? '*' : others.toSpliced(at, 0, ...own).join(', ');
    fc.pre(field !== '');
    const response = await ask(url, { method: verb, headers: { 'If-None-Match': field } });
    expect(response.status, field).toBe(mine === 'none' ? 200 : 304);
    expect(response.headers.get('ETag')).toBe(etag);
    if (mine !== 'none') expect(await response.text()).toBe('');
  });
  await fc.assert(law, runs(300));
});
