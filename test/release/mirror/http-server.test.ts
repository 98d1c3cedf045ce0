import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLocation } from '../../../clients/typescript/src/mirror/location.js';
import { verify } from '../../../clients/typescript/src/mirror/verify.js';
import type { Manifest } from '../../../core/contract/manifest.js';
import { FILES, pagePath, recordPath } from '../../../core/contract/paths.js';
import { readJson } from '../../support/published.js';
import { shared } from '../../support/shared.js';
import { startStatic } from '../../support/static-server.js';
import { subjectsOf } from '../../support/subjects.js';

/** A release on a plain static server. */
const release = await shared('release');
const { brand, printer, material, symptom } = subjectsOf(release);
let server: Awaited<ReturnType<typeof startStatic>>;
beforeAll(async () => {
  server = await startStatic(release);
});
afterAll(() => server.close());

it('serves every file at its path', async () => {
  const small = await shared('frozen');
  const { url, close } = await startStatic(small);
  const { findings, files } = await verify(openLocation(url));
  await close();
  expect(findings).toEqual([]);
  expect(files).toBe(readJson<Manifest>(small, FILES.manifest).files);
});

it.each([
  '/api/v1/printers.json',
  '/api/v1/printers/page/2.json',
  pagePath({ kind: 'printers', brand }),
  recordPath('printers', printer),
  '/api/v1/materials.json',
  recordPath('materials', material),
  '/api/v1/profiles.json',
  pagePath({ kind: 'profiles', printer, material }),
  pagePath({ kind: 'profiles', printer }),
  pagePath({ kind: 'profiles', material }),
  '/api/v1/troubleshoot.json',
  pagePath({ kind: 'troubleshoot', symptom }),
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

it('returns a part of a file', async () => {
  const headers = { Range: 'bytes=10-19', 'Accept-Encoding': 'identity' };
  const part = await fetch(server.url + FILES.index, { headers });
  expect(part.status).toBe(206);
  const whole = await (await fetch(server.url + FILES.index)).text();
  expect(await part.text()).toBe(whole.slice(10, 20));
});
