import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { sourceOf } from '../../scripts/mirror/source.js';
import { verify } from '../../scripts/mirror/verify.js';
import { startStatic } from '../support/static-server.js';

/** A release on a plain static server that knows nothing of it. */
let server: Awaited<ReturnType<typeof startStatic>>;
beforeAll(async () => {
  server = await startStatic(inject('release'));
});
afterAll(() => server.close());

it('answers the path of every file with that file', async () => {
  const { findings, files } = await verify(sourceOf(server.url), null, 8, () => {});
  expect(findings).toEqual([]);
  expect(files).toBeGreaterThan(5000);
}, 120_000);

it.each([
  '/api/v1/printers.json',
  '/api/v1/printers/page/2.json',
  '/api/v1/printers/chunk/1.json',
  '/api/v1/printers/brand/bambu-lab.json',
  '/api/v1/printers/bambu-lab-p1s.json',
  '/api/v1/materials.json',
  '/api/v1/materials/petg.json',
  '/api/v1/profiles.json',
  '/api/v1/profiles/bambu-lab-p1s/petg.json',
  '/api/v1/profiles/printer/bambu-lab-p1s.json',
  '/api/v1/profiles/material/petg.json',
  '/api/v1/troubleshoot.json',
  '/api/v1/troubleshoot/stringing.json',
])('answers %s as JSON with the envelope', async (path) => {
  const response = await fetch(server.url + path);
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json; charset=utf-8$/i);
  const { success, data, meta } = (await response.json()) as {
    success: boolean;
    data: unknown[];
    meta: { total: number };
  };
  expect(success).toBe(true);
  expect(data.length).toBeGreaterThan(0);
  expect(meta.total).toBeGreaterThanOrEqual(data.length);
});
