import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openLocation } from '../../clients/typescript/src/mirror/location.js';
import { verify } from '../../clients/typescript/src/mirror/verify.js';
import type { Manifest } from '../../core/contract/manifest.js';
import { FILES } from '../../core/contract/paths.js';
import { swapIn } from '../../scripts/pipeline/build.js';
import { FROZEN_DATA } from '../support/data.js';
import { folderOf } from '../support/folder.js';
import { script } from '../support/script.js';
import { writeSmallRelease } from '../support/small-release.js';
import { startService } from '../support/start.js';

it('rejects a port that is taken or invalid before it builds', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const taken = await script('start', '--port', String(port));
  other.close();
  expect(taken.code).toBe(1);
  expect(taken.error).toMatch(/EADDRINUSE[^\n]+\nUse another port: npm start -- --port \d+\n$/);
  for (const port of ['0', '65536', 'abc'])
    expect((await script('start', '--port', port)).error).toBe(`"${port}" is not a port (allowed: 1 to 65535)\n`);
});

it('serves the API before the site, and keeps running if the site cannot be rendered', async () => {
  const folder = folderOf();
  const out = path.join(folder, 'dist');
  await swapIn(out, (next) => writeSmallRelease(next));
  const { get, said, renderSite, stop } = await startService(FROZEN_DATA, out, { SITE_URL: 'nowhere' });
  await expect.poll(async () => (await get('/api/v1/index.json')).status, { timeout: 250_000 }).toBe(200);
  for (const file of ['printers', 'materials', 'profiles', 'troubleshoot'])
    expect((await get(`/api/v1/${file}`)).status).toBe(200);

  for (const page of ['/', '/zh-cn/printers/'])
    expect(await get(page)).toMatchObject({
      status: 404,
      text: expect.stringMatching(/http-equiv="refresh".+being rendered.+网站正在生成/s),
    });
  expect(await get('/api/v1/nothing')).toMatchObject({
    status: 404,
    type: expect.stringContaining('application/json'),
  });
  const { entries } = JSON.parse((await get(FILES.manifest)).text) as Manifest;
  expect(entries.filter((entry) => entry.path.endsWith('.html'))).toEqual([]);

  renderSite();
  await expect.poll(async () => (await get('/')).text, { timeout: 250_000 }).not.toContain('refresh');
  expect((await get('/')).text).toContain('could not be rendered');
  expect(said()).toContain('Invalid URL');
  expect((await get('/api/v1/printers')).status).toBe(200);
  expect(await stop()).toBe(1);
  expect(readdirSync(folder)).toEqual(['dist']);
  expect((await verify(openLocation(out))).findings).toEqual([]);
});

it('exits if it is interrupted while the site is rendered, and keeps the last good release', async () => {
  const out = path.join(folderOf(), 'dist');
  await swapIn(out, (next) => writeSmallRelease(next));
  const { get, stop } = await startService(FROZEN_DATA, out);
  await expect.poll(async () => (await get('/api/v1/index.json')).status, { timeout: 250_000 }).toBe(200);
  expect(await stop()).toBe(0);
  expect((await get('/')).status).toBe(0);
  expect(existsSync(`${out}.interim`)).toBe(false);
  expect((await verify(openLocation(out))).findings).toEqual([]);
});
