import {
  closeSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { FILES } from '../../core/contract/paths.js';
import { swapIn } from '../../scripts/pipeline/build.js';
import { isDue } from '../../server/reload.js';
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

/** A folder `dist` with a small release, in a temporary folder. */
async function dist(models: string[]): Promise<string> {
  const folder = path.join(folderOf(), 'dist');
  await swapIn(folder, (next) => writeSmallRelease(next, { models }));
  return folder;
}

describe('a new release', () => {
  it('replaces the old one without dropping or mixing a request', async () => {
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
    // The folder is missing between the two renames of a swap; a check at that moment is logged too.
    const taken = server.warned.filter((line) => /: now serving version [0-9a-f]{12}, before [0-9a-f]{12}$/.test(line));
    expect(taken).toHaveLength(3);
    expect((await get('/api/v1/printers/acme-one.json')).status).toBe(404);
  });

  it('is noticed without a signal', async () => {
    const folder = await dist(['one']);
    server = await startServer(folder);
    const version = await swapIn(folder, (next) => writeSmallRelease(next, { models: ['two'] }));
    await expect.poll(() => server?.follower.current().version, { timeout: 20_000, interval: 100 }).toBe(version);
  });

  it('shares unchanged contents with the previous one', async () => {
    const folder = await dist(['one', 'two']);
    server = await startServer(folder);
    const body = () => {
      const release = server?.follower.current();
      const file = release?.files.get('/api/v1/printers/acme-one.json');
      return file && release?.read(file);
    };
    const before = await body();
    await swapIn(folder, (next) => writeSmallRelease(next, { models: ['one', 'three'] }));
    await server.follower.check();
    expect(body()).toBe(before);
  });

  it('leaves a running answer intact although its folder is gone, and closes its files afterwards', async () => {
    const folder = await dist(['one']);
    // Larger than the cache and the buffers of a connection, so that it is still being read while the client reads.
    const large = 'large'.repeat(4_000_000);
    await swapIn(folder, (next) =>
      writeSmallRelease(next, { models: ['one'], site: { '/download/large.bin': large } }),
    );
    server = await startServer(folder, ['--no-limit', '--cache-mb', '8']);
    const before = server.follower.current();
    const { body } = await fetch(`${server.url}/download/large.bin`);
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    const first = await reader.read();
    await swapIn(folder, (next) => writeSmallRelease(next, { models: ['two'] }));
    await server.follower.check();
    expect((await get('/api/v1/printers/acme-two.json')).status).toBe(200);
    expect(before.isHeld).toBe(true);
    const pieces = [Buffer.from(first.value ?? [])];
    for (let piece = await reader.read(); !piece.done; piece = await reader.read())
      pieces.push(Buffer.from(piece.value));
    expect(Buffer.concat(pieces).equals(Buffer.from(large))).toBe(true);
    await expect.poll(() => before.isHeld).toBe(false);
    expect(server.warned).toHaveLength(1);
  });

  it('is not mixed with the previous one if that was swapped away before it was read', async () => {
    const folder = await dist(['one', 'two']);
    server = await startServer(folder, ['--no-limit']);
    await swapIn(folder, (next) => writeSmallRelease(next, { models: ['three'] }));
    // Until the folder is checked again, answers come from the previous release.
    for (const [path, total] of [
      ['/api/v1/printers', 2],
      ['/api/v1/printers/acme-two.json', 1],
    ] as const)
      expect(await get(path)).toMatchObject({ status: 200, body: { meta: { total } } });
  });

  it('that is overwritten in place gets 503 until there is a complete one', async () => {
    const folder = await dist(['one']);
    server = await startServer(folder, ['--no-limit']);
    writeFileSync(path.join(folder, '/api/v1/materials.json'), 'x'.repeat(100));
    expect((await get('/api/v1/materials.json')).status).toBe(503);
    expect((await get('/api/v1/printers.json')).status).toBe(200);
    await swapIn(folder, (next) => writeSmallRelease(next, { models: ['two'] }));
    await server.follower.check();
    expect((await get('/api/v1/materials.json')).status).toBe(200);
  });

  it.each([
    ['deleted', (file: string) => rmSync(file), /ENOENT.*printers\.json/],
    ['truncated', (file: string) => truncateSync(file, 40), /printers\.json has 40 bytes/],
  ])('whose file is %s is reported without a request for it, and accepted once repaired', async (_, spoil, why) => {
    const folder = await dist(['one']);
    server = await startServer(folder, ['--no-limit']);
    const file = path.join(folder, '/api/v1/printers.json');
    const whole = readFileSync(file);
    spoil(file);
    for (let i = 0; i < 3; i++) await server.follower.check();
    const { status, body } = await get('/healthz');
    // Its files are open, so deleted ones are still served.
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'serving the previous release', problem: expect.stringMatching(why) });
    expect(server.warned).toHaveLength(1);
    writeFileSync(file, whole);
    await server.follower.check();
    expect((await get('/healthz')).body).toMatchObject({ status: 'ok', problem: null });
    expect((await get('/api/v1/printers.json')).status).toBe(200);
  });

  it('whose files could not be kept open is unhealthy when one of them is gone', async () => {
    const folder = await dist(['one']);
    server = await startServer(folder, ['--no-limit']);
    for (const file of server.follower.current().files.values()) {
      if (file.fd !== undefined) closeSync(file.fd);
      file.fd = undefined;
    }
    rmSync(path.join(folder, '/api/v1/printers.json'));
    expect((await get('/api/v1/printers.json')).status).toBe(503);
    await server.follower.check();
    expect(await get('/healthz')).toMatchObject({ status: 503, body: { problem: expect.stringContaining('ENOENT') } });
  });

  it('serves only what its manifest lists, before and after a swap', async () => {
    const folder = await dist(['one']);
    const spoil = () => {
      mkdirSync(path.join(folder, '.git'));
      for (const file of ['.env', '.git/config', 'backup.sql', 'api/v1/notes.json', '_headers', '.assetsignore'])
        writeFileSync(path.join(folder, file), 'secret');
    };
    const secrets = ['/.env', '/.git/config', '/backup.sql', '/api/v1/notes.json', '/_headers', '/.assetsignore'];
    const statuses = () => Promise.all(secrets.map(async (at) => (await fetch(`${server?.url}${at}`)).status));
    spoil();
    server = await startServer(folder, ['--no-limit']);
    expect(await statuses()).toEqual(secrets.map(() => 404));
    await swapIn(folder, (next) => writeSmallRelease(next, { models: ['two'], site: { '/backup.sql': 'listed' } }));
    spoil();
    writeFileSync(path.join(folder, 'backup.sql'), 'listed');
    await server.follower.check();
    expect(await statuses()).toEqual(secrets.map((at) => (at === '/backup.sql' ? 200 : 404)));
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
    'with %s is not loaded, the reason is logged once, and a complete one is loaded later',
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
      expect((await get('/healthz')).body).toMatchObject({ status: 'serving the previous release', version });

      const mended = smallRelease({ models: ['one', 'two', 'three'] });
      rmSync(folder, { recursive: true, force: true });
      renameSync(mended, folder);
      await server.follower.check();
      expect(await get('/api/v1/printers')).toMatchObject({ status: 200, body: { meta: { total: 3 } } });
      expect((await get('/healthz')).body).toMatchObject({ status: 'ok', problem: null });
    },
  );

  it('that arrives file by file, the manifest first, is served when the last one is there', async () => {
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

  it('that stays broken is checked less and less often', () => {
    const looks = (failures: number) => Array.from({ length: 64 }, (_, turn) => isDue(turn, failures)).filter(Boolean);
    expect([0, 1, 2, 4, 100].map((failures) => looks(failures).length)).toEqual([64, 32, 16, 4, 4]);
  });

  it('does not start without a complete release', async () => {
    const folder = await dist(['one']);
    truncateSync(path.join(folder, '/api/v1/printers.json'), 40);
    await expect(startServer(folder)).rejects.toThrow('the release is incomplete');
  });
});
