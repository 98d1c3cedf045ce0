import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OpenPrintData } from '../../../clients/typescript/src/client.js';
import { folder } from '../../../clients/typescript/src/folder.js';
import { openLocation } from '../../../clients/typescript/src/mirror/location.js';
import { type MirrorOptions, mirror } from '../../../clients/typescript/src/mirror/mirror.js';
import { verify } from '../../../clients/typescript/src/mirror/verify.js';
import { FILES } from '../../../core/contract/paths.js';
import { folderOf } from '../../support/folder.js';
import { startServer } from '../../support/node-server.js';
import { script } from '../../support/script.js';
import { SITE, smallRelease } from '../../support/small-release.js';
import { digestIn, manifestIn, type Origin, startOrigin } from './origin.js';

const site = SITE as Record<string, string>;
const before = smallRelease({ models: ['one', 'two', 'three'], site });
const after = smallRelease({ models: ['one', 'two', 'four'], site });

const pathsOf = (root: string) => manifestIn(root).entries.map((entry) => entry.path);
/** Paths of files whose content the older release lacks. */
function onlyIn(newer: string, older: string): string[] {
  const known = new Set(manifestIn(older).entries.map(({ sha256 }) => sha256));
  return manifestIn(newer)
    .entries.filter(({ sha256 }) => !known.has(sha256))
    .map((entry) => entry.path);
}

let origin: Origin;
let place: string;
let dir: string;
beforeEach(async () => {
  origin = await startOrigin(before);
  place = folderOf();
  dir = path.join(place, 'release');
});
afterEach(() => origin.close());

const patience = { tries: 3, firstWaitMs: 5, longestWaitMs: 2000 };
const run = (options: Partial<MirrorOptions> = {}) => mirror(dir, { source: origin.url, patience, ...options });
const asked = () => origin.asked.map((request) => request.path).sort();
const forget = () => {
  origin.asked = [];
};
const expectWhole = async (release: string, root = dir) => {
  expect(digestIn(root)).toBe(digestIn(release));
  expect((await verify(openLocation(root))).findings).toEqual([]);
};

describe('a mirror', () => {
  it('starts with every file, each requested once, and is complete', async () => {
    const result = await run();
    expect(asked()).toEqual([FILES.manifest, ...pathsOf(before)].sort());
    await expectWhole(before);
    expect(result).toEqual({
      ...{ authenticated: false, checked: 'bytes' },
      ...{ dir, source: origin.url, status: 'new', previous_version: null, resumed: 0, removed: 0 },
      ...{ version: manifestIn(before).version, digest: digestIn(before), source_digest: digestIn(before) },
      ...{ files: manifestIn(before).files, bytes: manifestIn(before).bytes },
      fetched: { files: manifestIn(before).files, bytes: manifestIn(before).bytes },
    });
  });

  it('serves the package’s calls and the Node server offline, and passes npm run verify', async () => {
    await run();
    await origin.close();
    const data = new OpenPrintData({ source: folder(dir) });
    expect((await data.printers.get('acme two')).id).toBe('acme-two');
    expect((await data.printers.list({ brand: 'ACME' }).all()).map(({ id }) => id)).toHaveLength(3);
    expect(await script('verify', dir, '--digest', digestIn(before))).toMatchObject({ code: 0, error: '' });
    const server = await startServer(dir);
    expect((await fetch(`${server.url}/api/v1/printers.json`)).status).toBe(200);
    await server.stop();
  });

  it('that is up to date makes one request, without content', async () => {
    await run();
    forget();
    expect(await run()).toMatchObject({ status: 'unchanged', fetched: { files: 0, bytes: 0 } });
    expect(origin.asked).toMatchObject([{ path: FILES.manifest, status: 304 }]);
  });

  it('that is up to date makes one request to a server without entity tags', async () => {
    origin.etags = false;
    await run();
    forget();
    expect(await run()).toMatchObject({ status: 'unchanged' });
    expect(origin.asked).toMatchObject([{ path: FILES.manifest, status: 200 }]);
  });

  it('fetches only changes, keeps other files, and drops removed ones', async () => {
    await run();
    forget();
    const inode = (file: string) => statSync(path.join(dir, file)).ino;
    const kept = inode('/index.html');
    origin.root = after;
    const lacking = onlyIn(after, before);
    expect(lacking).toContain('/api/v1/printers/acme-four.json');
    expect(lacking.length).toBeLessThan(manifestIn(after).files);
    expect(await run()).toMatchObject({
      ...{ status: 'updated', previous_version: manifestIn(before).version, version: manifestIn(after).version },
      ...{ removed: 1, fetched: { files: lacking.length } },
    });
    expect(asked()).toEqual([FILES.manifest, ...lacking].sort());
    expect(existsSync(path.join(dir, '/api/v1/printers/acme-three.json'))).toBe(false);
    expect(inode('/index.html')).toBe(kept);
    await expectWhole(after);
  });

  it('keeps exactly one previous release', async () => {
    for (const root of [before, after]) {
      origin.root = root;
      await run();
    }
    const releases = () =>
      readdirSync(`${dir}.mirror/releases`).map((name) => path.join(`${dir}.mirror/releases`, name));
    expect(releases().map(digestIn).sort()).toEqual([digestIn(before), digestIn(after)].sort());
    origin.root = smallRelease({ models: ['five'], site });
    await run();
    expect(releases().map(digestIn).sort()).toEqual([digestIn(after), digestIn(origin.root)].sort());
    expect(readdirSync(`${dir}.mirror`).sort()).toEqual(['releases', 'state.json']);
  });

  it('follows the source back to the previous release without fetching files again', async () => {
    for (const root of [before, after]) {
      origin.root = root;
      await run();
    }
    forget();
    origin.root = before;
    expect(await run()).toMatchObject({ status: 'updated', fetched: { files: 0 } });
    expect(asked()).toEqual([FILES.manifest]);
    await expectWhole(before);
  });

  it('does not fetch the same content twice for another path', async () => {
    await run();
    forget();
    const { '/guide/index.html': guide = '', ...rest } = site;
    origin.root = smallRelease({ site: { ...rest, '/manual/index.html': guide } });
    expect(await run()).toMatchObject({ status: 'updated', fetched: { files: 0 } });
    expect(readFileSync(path.join(dir, '/manual/index.html'), 'utf8')).toBe(guide);
    await expectWhole(origin.root);
  });

  it('copies from a folder as from a server', async () => {
    expect(await mirror(dir, { source: before })).toMatchObject({ status: 'new', source: before });
    expect(await mirror(dir, { source: before })).toMatchObject({ status: 'unchanged' });
    expect(await mirror(dir, { source: after })).toMatchObject({ status: 'updated' });
    await expectWhole(after);
  });

  it('can be limited to the service, like a build of only the service', async () => {
    const api = smallRelease({ models: ['one', 'two', 'three'] });
    const result = await run({ apiOnly: true });
    expect(asked()).toEqual([FILES.manifest, ...pathsOf(api)].sort());
    expect(manifestIn(dir)).toEqual(manifestIn(api));
    const expected = { source_digest: digestIn(before), digest: digestIn(dir), files: manifestIn(api).files };
    expect(result).toMatchObject(expected);
    expect((await verify(openLocation(dir))).findings).toEqual([]);
    forget();
    expect(await run({ apiOnly: true, digest: digestIn(before) })).toMatchObject({ status: 'unchanged' });
    expect(origin.asked).toMatchObject([{ status: 304 }]);
    forget();
    await run();
    expect(asked()).toEqual([FILES.manifest, ...pathsOf(before).filter((file) => !file.startsWith('/api/'))].sort());
    await expectWhole(before);
  });
});

describe('a damaged folder', () => {
  it('gets back only missing and truncated files', async () => {
    await run();
    forget();
    rmSync(path.join(dir, FILES.names));
    writeFileSync(path.join(dir, '/index.html'), '<h1>');
    expect(await run()).toMatchObject({ status: 'repaired', fetched: { files: 2 } });
    expect(asked()).toEqual([FILES.manifest, FILES.names, '/index.html'].sort());
    await expectWhole(before);
    // A second time, when the folder name of the release is already taken.
    rmSync(path.join(dir, FILES.names));
    expect(await run()).toMatchObject({ status: 'repaired', fetched: { files: 1 } });
    await expectWhole(before);
  });

  it('is verified byte by byte on request', async () => {
    await run();
    const file = path.join(dir, '/index.html');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Start', 'Stark'));
    expect(await run()).toMatchObject({ status: 'unchanged' });
    forget();
    expect(await run({ check: true })).toMatchObject({ status: 'repaired', fetched: { files: 1 } });
    expect(asked()).toEqual([FILES.manifest, '/index.html'].sort());
    await expectWhole(before);
  });

  it('is verified byte by byte if no earlier run did', async () => {
    cpSync(before, dir, { recursive: true });
    writeFileSync(path.join(dir, '_headers'), '/*\n');
    writeFileSync(path.join(dir, '/index.html'), (site['/index.html'] ?? '').replace('Start', 'Stark'));
    expect(await run()).toMatchObject({ status: 'repaired', fetched: { files: 1 } });
    await expectWhole(before);
  });
});
