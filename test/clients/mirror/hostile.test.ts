import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { web } from '../../../clients/typescript/src/http/web.js';
import { type MirrorOptions, mirror as mirrorInto } from '../../../clients/typescript/src/mirror/mirror.js';
import { verify } from '../../../clients/typescript/src/mirror/verify.js';
import type { Manifest, ManifestEntry } from '../../../core/contract/manifest.js';
import { FILES } from '../../../core/contract/paths.js';
import { manifestOf } from '../../../scripts/pipeline/emit/release-writer.js';
import { call } from '../../support/command.js';
import { folderOf } from '../../support/folder.js';
import { smallRelease } from '../../support/small-release.js';
import { type Origin, startOrigin } from './origin.js';

const release = smallRelease();
const manifest = JSON.parse(readFileSync(path.join(release, FILES.manifest), 'utf8')) as Manifest;

let origin: Origin;
let dir: string;
beforeEach(async () => {
  origin = await startOrigin(release);
  dir = path.join(folderOf(), 'release');
});
afterEach(() => origin.close());

const patience = { tries: 2, firstWaitMs: 1 };
const mirror = (options: Partial<MirrorOptions> = {}) => mirrorInto(dir, { source: origin.url, patience, ...options });

/** Sends chunks until the client disconnects. @returns a function that gives the number of bytes sent so far */
function endless(response: ServerResponse): () => number {
  let sent = 0;
  const piece = Buffer.alloc(1 << 20, ' ');
  const more = () => {
    while (!response.destroyed) {
      sent += piece.length;
      if (!response.write(piece)) return;
    }
  };
  response.on('drain', more).on('error', () => {});
  more();
  return () => sent;
}

/** Replaces a file of the origin with an endless one. @returns a function that gives the number of bytes sent */
function withEndless(of: string): () => number {
  const sent: (() => number)[] = [];
  origin.instead = (file, response) => file === of && Boolean(sent.push(endless(response)));
  return () => sent.reduce((sum, one) => sum + one(), 0);
}

describe('a hostile source', () => {
  it('that sends an endless manifest is cut off at the size of the largest file', async () => {
    const sent = withEndless(FILES.manifest);
    const damaged = { code: 'damaged', message: expect.stringContaining('has more than 26214400 bytes') };
    await expect(mirror()).rejects.toMatchObject(damaged);
    await expect(verify(origin.url)).rejects.toThrow('has more than 26214400 bytes');
    expect(sent()).toBeLessThan(2 * 50_000_000);
  });

  it('that sends an endless file is cut off at the size in the manifest', async () => {
    const sent = withEndless(FILES.names);
    await expect(mirror()).rejects.toMatchObject({ code: 'damaged', message: expect.stringContaining(FILES.names) });
    const { findings } = await verify(origin.url, { trusted: undefined });
    expect(findings).toEqual([
      { path: FILES.names, problem: 'changed', detail: expect.stringMatching(/^more than the \d+ bytes/) },
    ]);
    expect(sent()).toBeLessThan(6 * 20_000_000);
  });

  it('that sends a client an endless response is cut off at the size of the largest file', async () => {
    const sent = withEndless('/api/v1/index.json');
    await expect(web(origin.url, { attempts: 1 }).text('/api/v1/index.json')).rejects.toThrow(
      'more than 26214400 bytes',
    );
    expect(sent()).toBeLessThan(50_000_000);
  });

  const entry = (at: string, bytes = 1): ManifestEntry => ({ path: at, bytes, sha256: '0'.repeat(64) });
  it.each<[string, unknown[], string]>([
    ['null', [null], 'the manifest lists null, which is not a path of a release'],
    ['a number', [7], 'the manifest lists 7, which is not a path'],
    ['a path outside the folder', [entry('/../x')], 'the manifest lists "/../x", which is not a path'],
    [
      'a file that is a folder too',
      [entry('/a/b'), entry('/a')],
      'lists /a as a file, and /a/b as if it were a folder',
    ],
    ['a negative size', [entry('/a', -1)], 'lists /a without its size'],
    ['a path twice', [entry('/a'), entry('/a')], 'lists /a twice'],
  ])('that lists %s is rejected with an explanation', async (_, more, sentence) => {
    const entries = [...manifest.entries, ...more] as ManifestEntry[];
    const isWhole = more.every((one) => typeof one === 'object' && one !== null);
    const text = JSON.stringify(isWhole ? manifestOf(manifest.version, entries) : { ...manifest, entries });
    origin.instead = (file, response) => file === FILES.manifest && Boolean(response.end(text));
    await expect(mirror()).rejects.toMatchObject({ code: 'damaged', message: expect.stringContaining(sentence) });
  });

  it('that names a release of 10,000 digits is rejected', async () => {
    const text = JSON.stringify({ ...manifest, version: '0'.repeat(10_000) });
    origin.instead = (file, response) => file === FILES.manifest && Boolean(response.end(text));
    await expect(mirror()).rejects.toMatchObject({ code: 'damaged', message: expect.stringContaining('its version') });
  });

  it('that redirects is followed to another path, but not to another host', async () => {
    const other = await startOrigin(release);
    const to = (address: string) => {
      origin.instead = (file, response) =>
        !file.startsWith('/moved/') && Boolean(response.writeHead(302, { Location: address + file }).end());
    };
    to(other.url);
    await expect(mirror()).rejects.toMatchObject({
      code: 'unreachable',
      message: expect.stringContaining(`redirects to ${other.url}, which is not followed`),
    });
    expect(other.asked).toEqual([]);
    await other.close();
    to('');
    await expect(mirror()).rejects.toMatchObject({ message: expect.stringContaining('redirects more than 5 times') });
    origin.instead = (file, response) =>
      file === FILES.names && Boolean(response.writeHead(307, { Location: '/api/v1/moved.json' }).end());
    writeFileSync(path.join(release, 'api/v1/moved.json'), readFileSync(path.join(release, FILES.names)));
    expect(await mirror()).toMatchObject({ status: 'new' });
  });

  it('is reported as unauthenticated without a given digest', async () => {
    const run = (...more: string[]) => call(['mirror', dir, '--source', origin.url, ...more]);
    const { out } = await run();
    expect(out).toContain('The source is not authenticated: compare the digest with the published one');
    const [digest = ''] = /sha256:\w+/.exec(out) ?? [];
    expect((await run('--digest', digest)).out).not.toContain('not authenticated');
    expect(JSON.parse((await run('--json')).out)).toMatchObject({ authenticated: false, checked: 'sizes' });
    expect((await run()).out).toContain('the sizes match; --check reads every byte.');
    expect((await run('--check')).out).toContain('every byte was checked.');
  });

  it('does not block the next release, in which a folder may become a file', async () => {
    mkdirSync(path.join(`${dir}.mirror`, 'next', FILES.names, 'deep'), { recursive: true });
    expect(await mirror()).toMatchObject({ status: 'new' });
  });
});
