import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../core/contract/limits.js';
import type { Identify, Profile } from '../../schemas/generated/record.js';
import { shared } from '../support/shared.js';
import { subjectsOf } from '../support/subjects.js';

/** The real runtime: workerd with the asset store and the rate limiter, on a release built from data/. */
const release = await shared('release');
const { brand, brandName, printer, material, symptom } = subjectsOf(release);
let edge: string;
let client = 0;

beforeAll(async () => {
  edge = await shared('edge');
});

/** Asks as a client of its own, so that tests don't use up each other's quota. */
function ask(url: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  return fetch(edge + url, {
    ...init,
    headers: { 'CF-Connecting-IP': `203.0.113.${client++ % 250}`, ...init.headers },
  });
}

const file = (name: string) => readFileSync(path.join(release, 'api/v1', name), 'utf8');

describe('the four endpoints at the edge', () => {
  it.each([
    ['/api/v1/printers', 'printers.json'],
    ['/api/v1/printers/', 'printers.json'],
    [`/api/v1/printers?brand=${brandName.replaceAll(' ', '+')}`, `printers/brand/${brand}.json`],
    ['/api/v1/printers?page=2', 'printers/page/2.json'],
    ['/api/v1/materials', 'materials.json'],
    [`/api/v1/profiles?printer=${printer}&material=${material}`, `profiles/${printer}/${material}.json`],
    [
      `/api/v1/profiles?material=${material.toUpperCase()}&printer=${printer.replace('-', '_').replace('-', '%20')}`,
      `profiles/${printer}/${material}.json`,
    ],
    [`/api/v1/profiles?printer=${printer}`, `profiles/printer/${printer}.json`],
    [`/api/v1/profiles?material=${material}`, `profiles/material/${material}.json`],
    ['/api/v1/troubleshoot', 'troubleshoot.json'],
    [`/api/v1/troubleshoot?symptom=${symptom}`, `troubleshoot/${symptom}.json`],
  ])('%s answers with %s', async (url, name) => {
    const response = await ask(url);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(file(name));
  });

  it('cuts a window out of a list', async () => {
    const all = JSON.parse(file('printers.json')) as { data: unknown[]; meta: { total: number } };
    const response = await ask('/api/v1/printers?limit=7&page=3');
    expect(await response.json()).toEqual({
      success: true,
      data: all.data.slice(14, 21),
      meta: { total: all.meta.total, page: 3, limit: 7 },
    });
    expect(response.headers.get('Link')).toContain('</api/v1/printers?limit=7&page=4>; rel="next"');
  });

  it('answers 304 to its own entity tag', async () => {
    const first = await ask('/api/v1/materials');
    const etag = first.headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{24}"$/);
    const second = await ask('/api/v1/materials', { headers: { 'If-None-Match': `"other", ${etag}` } });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
  });

  it.each(['/api/v1/printers', '/api/v1/printers?limit=7', '/api/v1/printers.json', '/api/v1/printers?limit=0'])(
    'names the version of the data with %s',
    async (url) => {
      const { version } = JSON.parse(file('index.json')) as { version: string };
      for (let i = 0; i < 2; i++) expect((await ask(url)).headers.get('X-Data-Version')).toBe(version);
    },
  );

  it('reports what is wrong with a query', async () => {
    const response = await ask('/api/v1/printers?brnad=prusa');
    expect(response.status).toBe(400);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      success: false,
      data: [],
      error: { code: 'unknown_parameter', parameter: 'brnad' },
    });
  });

  it('answers unknown paths with an envelope, with or without .json', async () => {
    for (const url of ['/api/v1/nothing', '/api/v1/printers/nothing.json', '/api/', '/api/v2/printers']) {
      const response = await ask(url);
      expect(response.status, url).toBe(404);
      expect(await response.json(), url).toMatchObject({ success: false, error: { code: 'not_found' } });
    }
  });

  it('suggests paths, and answers the root of the version with the index', async () => {
    const guessed = await ask(`/api/v1/troubleshoot/clogged`);
    expect(await guessed.json()).toMatchObject({ error: { suggestions: ['/api/v1/troubleshoot/nozzle-clog.json'] } });
    const bare = await ask(`/api/v1/printers/${printer}`);
    expect(((await bare.json()) as { error: { suggestions: string[] } }).error.suggestions[0]).toBe(
      `/api/v1/printers/${printer}.json`,
    );
    const root = await ask('/api/v1');
    expect([root.status, await root.text()]).toEqual([200, file('index.json')]);
  });

  it('derives the entity tag from the content, whatever the path', async () => {
    const query = await ask(`/api/v1/printers?brand=${brand}`);
    expect(query.headers.get('Content-Location')).toBe(`/api/v1/printers/brand/${brand}.json`);
  });
});

describe('identifiers at the edge', () => {
  it.each([
    ['printer=C12', 'profiles/printer/bambu-lab-p1s.json'],
    ['printer=C12&material=GFA00', 'profiles/bambu-lab-p1s/pla.json'],
  ])('%s is answered with %s, and Content-Location names it', async (query, name) => {
    const response = await ask(`/api/v1/profiles?${query}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Location')).toBe(`/api/v1/${name}`);
    expect(await response.text()).toBe(file(name));
  });

  it('of a spool are answered with its own presets; Content-Location has ids', async () => {
    const response = await ask('/api/v1/profiles?printer=P1S&material=SUNLU+PLA%2B');
    const { data } = (await response.json()) as { data: Profile[] };
    expect(data[0]).toMatchObject({
      filament: 'sunlu--pla-plus',
      figures_of: 'product_on_this_printer',
      max_volumetric_speed_mm3_s: 12,
      flow_ratio: 1,
    });
    expect(response.headers.get('Content-Location')).toBe(
      '/api/v1/profiles?printer=bambu-lab-p1s&material=sunlu--pla-plus',
    );
  });

  it('that are ambiguous get 404 with all candidates', async () => {
    const { systems } = JSON.parse(file('identify.json')) as Identify;
    const [[id = '', { materials: meant = [] } = {}] = []] = Object.entries(
      systems.filament_id?.identifiers ?? {},
    ).filter(
      ([id, { materials = [] }]) =>
        materials.length > LIMITS.suggestions && !Object.hasOwn(systems.bambu_tray_info_idx?.identifiers ?? {}, id),
    );
    expect(meant.length).toBeGreaterThan(LIMITS.suggestions);
    const response = await ask(`/api/v1/profiles?material=${id}`);
    expect(response.status).toBe(404);
    const { error } = (await response.json()) as { error: { suggestions: string[] } };
    expect(error.suggestions).toEqual(expect.arrayContaining(meant));
  });

  it('are ids in Content-Location if the answer is cut', async () => {
    const response = await ask('/api/v1/profiles?limit=1&material=GFA00&printer=C12');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Location')).toBe(
      '/api/v1/profiles?printer=bambu-lab-p1s&material=pla&limit=1',
    );
  });

  it('that a machine sends have that machine’s meaning, whatever slicers copy them to', async () => {
    const { systems } = JSON.parse(file('identify.json')) as Identify;
    expect(systems.filament_id?.identifiers.GFL99?.materials?.length).toBeGreaterThan(1);
    const response = await ask('/api/v1/profiles?printer=C12&material=GFL99');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Location')).toBe('/api/v1/profiles/bambu-lab-p1s/pla.json');
  });
});

describe('the rate limit at the edge', () => {
  it('serves 60 requests and refuses the 61st', async () => {
    // The local limiter counts by the wall-clock minute: start early in one.
    const left = 60_000 - (Date.now() % 60_000);
    if (left < 15_000) await new Promise((resolve) => setTimeout(resolve, left + 50));
    const statuses: number[] = [];
    let last: Awaited<ReturnType<typeof ask>> | undefined;
    for (let i = 0; i < 61; i++) {
      last = await ask('/api/v1/materials?limit=1', { headers: { 'CF-Connecting-IP': '192.0.2.7' } });
      statuses.push(last.status);
    }
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses[60]).toBe(429);
    expect(last?.headers.get('Retry-After')).toBe('60');
    expect(last?.headers.get('RateLimit-Policy')).toBe('"ip";q=60;w=60');
    expect(await last?.json()).toMatchObject({ success: false, error: { code: 'rate_limited' } });
    const other = await ask('/api/v1/materials?limit=1', { headers: { 'CF-Connecting-IP': '192.0.2.8' } });
    expect(other.status).toBe(200);
    const path_ = await ask('/api/v1/materials.json', { headers: { 'CF-Connecting-IP': '192.0.2.7' } });
    expect(path_.status).toBe(200);
  }, 90_000);
});
