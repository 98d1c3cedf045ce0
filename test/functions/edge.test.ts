import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { shared } from '../support/shared.js';
import { subjectsOf } from '../support/subjects.js';

/** The real runtime: workerd with the asset store and the rate limiter, on a release built from data/. */
const release = await shared('release');
const { brand } = subjectsOf(release);
const edge = await shared('edge');
let client = 0;

/** Sends requests as a separate client, so that tests do not share a quota. */
function ask(url: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  return fetch(edge + url, {
    ...init,
    headers: { 'CF-Connecting-IP': `203.0.113.${client++ % 250}`, ...init.headers },
  });
}

const file = (name: string) => readFileSync(path.join(release, 'api/v1', name), 'utf8');

describe('the service at the edge', () => {
  const urls = ['/api/v1/printers', '/api/v1/printers?limit=7', '/api/v1/printers.json', '/api/v1/printers?limit=0'];
  it.each(urls)('names the version of the data with %s', async (url) => {
    const { version } = JSON.parse(file('index.json')) as { version: string };
    for (let i = 0; i < 2; i++) expect((await ask(url)).headers.get('X-Data-Version')).toBe(version);
  });

  it.each([
    [`printers?brand=${brand}`, `printers/brand/${brand}.json`],
    ['profiles?printer=C12', 'profiles/printer/bambu-lab-p1s.json'],
    ['profiles?printer=C12&material=GFA00', 'profiles/bambu-lab-p1s/pla.json'],
    ['profiles?limit=1&material=GFA00&printer=C12', 'profiles?printer=bambu-lab-p1s&material=pla&limit=1'],
    ['profiles?printer=P1S&material=SUNLU+PLA%2B', 'profiles?printer=bambu-lab-p1s&material=sunlu--pla-plus'],
    // Machines send it with one meaning; slicers copied it to other products.
    ['profiles?printer=C12&material=GFL99', 'profiles/bambu-lab-p1s/pla.json'],
  ])('sends the Content-Location of %s, with ids: %s', async (query, place) => {
    const response = await ask(`/api/v1/${query}`);
    expect([response.status, response.headers.get('Content-Location')]).toEqual([200, `/api/v1/${place}`]);
  });

  it('answers the root of the version with the index', async () => {
    const root = await ask('/api/v1');
    expect([root.status, await root.text()]).toEqual([200, file('index.json')]);
  });
});

it('the rate limit at the edge serves 60 requests and refuses the 61st', async () => {
  // The local limiter counts per minute of the clock: start early in one.
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
