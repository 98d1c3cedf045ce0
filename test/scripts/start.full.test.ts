import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FILES } from '../../core/contract/paths.js';
import { DATA } from '../support/data.js';
import { folderOf } from '../support/folder.js';
import { shared } from '../support/shared.js';
import { startService } from '../support/start.js';

it('serves the whole release once the site is rendered, the same as a build of everything', async () => {
  const out = path.join(folderOf(), 'dist');
  const { get, renderSite, said, stop } = await startService(DATA, out);
  await expect.poll(async () => (await get('/api/v1/index.json')).status, { timeout: 900_000 }).toBe(200);
  expect((await get('/')).status).toBe(404);
  renderSite();
  await expect
    .poll(async () => (await get('/')).text, { timeout: 900_000 })
    .toMatch(/rendered: [\d,]+ of [\d,]+ pages/);
  await expect.poll(said, { timeout: 900_000 }).toContain('Documentation and explorer');
  for (const page of ['/', '/zh-cn/', '/download/', '/api/v1/printers'])
    expect((await get(page)).status, page).toBe(200);
  expect((await get(FILES.manifest)).text).toBe(readFileSync(path.join(await shared('site'), FILES.manifest), 'utf8'));
  expect(existsSync(`${out}.interim`)).toBe(false);
  expect(await stop()).toBe(0);
  expect(existsSync(path.join(out, FILES.manifest))).toBe(true);
}, 2_000_000);
