import { copyFileSync, cpSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { FILES } from '../../core/contract/paths.js';
import { swapIn } from '../../scripts/pipeline/emit/swap.js';
import { folderOf } from '../support/folder.js';
import { type Started, startServer } from '../support/node-server.js';
import { smallRelease, writeSmallRelease } from '../support/small-release.js';

let server: Started | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const get = async (path: string) => {
  const response = await fetch(`${server?.url}${path}`);
  return { status: response.status, body: (await response.json()) as { meta: { total: number }; version?: string } };
};

/** A folder `dist` in a folder of its own, with a small release in it. */
async function dist(models: string[]): Promise<string> {
  const folder = path.join(folderOf(), 'dist');
  await swapIn(folder, (next) => writeSmallRelease(next, { models }));
  return folder;
}

describe('a new release', () => {
  it('is taken up without dropping or mixing a request', async () => {
    const folder = await dist(['one']);
    server = await startServer(folder, ['--no-limit']);
    let asking = true;
    const seen = new Set<string>();
    const askers = Array.from({ length: 8 }, async () => {
      while (asking) {
        const { status, body } = await get('/api/v1/printers');
        seen.add(`${status} ${body.meta.total}`);
      }
    });
    for (const models of [['one', 'two'], ['one', 'two', 'three'], ['four']]) {
      const version = await swapIn(folder, (next) => writeSmallRelease(next, { models }));
      await server.follower.check();
      expect(server.follower.current().version).toBe(version);
      expect((await get('/api/v1/printers')).body.meta.total).toBe(models.length);
      expect((await get('/api/v1/index.json')).body.version).toBe(version);
    }
    asking = false;
    await Promise.all(askers);
    expect([...seen].filter((answer) => !/^200 [123]$/.test(answer))).toEqual([]);
    expect(server.warned).toHaveLength(3);
    expect(server.warned[0]).toMatch(/: now serving version [0-9a-f]{12}, before [0-9a-f]{12}$/);
    expect((await get('/api/v1/printers/acme-one.json')).status).toBe(404);
  });

  it('is noticed by itself', async () => {
    const folder = await dist(['one']);
    server = await startServer(folder);
    const version = await swapIn(folder, (next) => writeSmallRelease(next, { models: ['two'] }));
    await expect.poll(() => server?.follower.current().version, { timeout: 20_000, interval: 100 }).toBe(version);
  });

  it('shares with the one before it what did not change', async () => {
    const folder = await dist(['one', 'two']);
    server = await startServer(folder);
    const before = server.follower.current();
    await swapIn(folder, (next) => writeSmallRelease(next, { models: ['one', 'three'] }));
    await server.follower.check();
    const file = '/api/v1/printers/acme-one.json';
    expect(server.follower.current().files.get(file)).toBe(before.files.get(file));
  });

  it.each([
    ['a missing file', (to: string) => rmSync(path.join(to, '/api/v1/printers.json')), /ENOENT.*printers\.json/],
    [
      'a truncated file',
      (to: string) => truncateSync(path.join(to, '/api/v1/printers.json'), 40),
      /printers\.json has 40 bytes, the manifest says \d+: the release is incomplete/,
    ],
    [
      'a changed file',
      (to: string) => writeFileSync(path.join(to, FILES.index), '{"version":"000000000000"}'),
      /index\.json is not the file that the manifest lists: the release is incomplete/,
    ],
    [
      'a truncated manifest',
      (to: string) => truncateSync(path.join(to, FILES.manifest), 300),
      /the manifest is not JSON/,
    ],
    ['no manifest', (to: string) => rmSync(path.join(to, FILES.manifest)), /ENOENT.*manifest\.json/],
    ['nothing at all', (to: string) => rmSync(to, { recursive: true }), /ENOENT/],
  ])(
    'with %s is not taken up: the old one is served, the reason told once, and a whole one taken up later',
    async (_, spoil, reason) => {
      const folder = await dist(['one']);
      server = await startServer(folder, ['--no-limit']);
      const { version } = server.follower.current();
      await swapIn(folder, (next) => writeSmallRelease(next, { models: ['one', 'two'] }));
      spoil(folder);
      for (let i = 0; i < 3; i++) await server.follower.check();
      expect(server.warned).toHaveLength(1);
      expect(server.warned[0]).toMatch(reason);
      expect(server.warned[0]).toContain(`not loaded, still serving version ${version}`);
      expect(await get('/api/v1/printers')).toMatchObject({ status: 200, body: { meta: { total: 1 } } });
      expect((await get('/healthz')).body).toMatchObject({ status: 'serving the release before', version });

      const mended = smallRelease({ models: ['one', 'two', 'three'] });
      rmSync(folder, { recursive: true, force: true });
      renameSync(mended, folder);
      await server.follower.check();
      expect(await get('/api/v1/printers')).toMatchObject({ status: 200, body: { meta: { total: 3 } } });
      expect((await get('/healthz')).body).toMatchObject({ status: 'ok', problem: null });
    },
  );

  it('that arrives file by file, the manifest first, is taken up when the last one is there', async () => {
    const folder = await dist(['one']);
    const next = smallRelease({ models: ['one', 'two'] });
    server = await startServer(folder, ['--no-limit']);
    copyFileSync(path.join(next, FILES.manifest), path.join(folder, FILES.manifest));
    await server.follower.check();
    expect(server.warned[0]).toContain('not loaded');
    expect((await get('/api/v1/printers')).body.meta.total).toBe(1);
    cpSync(next, folder, { recursive: true, filter: (file) => !file.endsWith('manifest.json') });
    await server.follower.check();
    expect((await get('/api/v1/printers')).body.meta.total).toBe(2);
  });

  it('that went away again is no problem any more', async () => {
    const folder = await dist(['one']);
    server = await startServer(folder, ['--no-limit']);
    renameSync(folder, `${folder}.away`);
    await server.follower.check();
    expect(server.follower.problem()).toContain('ENOENT');
    renameSync(`${folder}.away`, folder);
    await server.follower.check();
    expect(server.follower.problem()).toBeNull();
  });

  it('does not start without a whole release', async () => {
    const folder = await dist(['one']);
    truncateSync(path.join(folder, '/api/v1/printers.json'), 40);
    await expect(startServer(folder)).rejects.toThrow('the release is incomplete');
  });
});
