import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, type TestContext } from 'vitest';
import { openLocation } from '../../../clients/typescript/src/mirror/location.js';
import { type MirrorOptions, mirror } from '../../../clients/typescript/src/mirror/mirror.js';
import { verify } from '../../../clients/typescript/src/mirror/verify.js';
import { LOOKUP_PARTS } from '../../../core/contract/lookup.js';
import { FILES } from '../../../core/contract/paths.js';
import { folderOf } from '../../support/folder.js';
import { skipUnless } from '../../support/skip.js';
import { smallRelease } from '../../support/small-release.js';
import { digestIn, manifestIn, type Origin, startOrigin } from './origin.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const models = (first: number, count: number) => Array.from({ length: count }, (_, i) => `m${first + i}`);
const before = smallRelease({ models: models(0, 40) });
const after = smallRelease({ models: models(20, 40) });

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
const asked = () => origin.asked.map((request) => request.path);
const expectWhole = async (release: string) => {
  expect(digestIn(dir)).toBe(digestIn(release));
  expect((await verify(openLocation(dir))).findings).toEqual([]);
};
const refused = (code: string, message: RegExp | string) =>
  expect.objectContaining({ code, message: expect.stringMatching(message) });
const FILE = '/api/v1/printers/acme-m3.json';

/** Replaces the response to the first requests for a file. */
const spoil = (times: number, instead: Origin['instead'], file = FILE) => {
  origin.instead = (asks, response, request) =>
    asks === file && times-- > 0 ? instead(asks, response, request) : false;
};
const sends =
  (status: number, body: string | Buffer, headers: Record<string, string> = {}): Origin['instead'] =>
  (_, response) => {
    response.writeHead(status, headers).end(body);
    return true;
  };
const flipped = () => {
  const content = readFileSync(path.join(before, FILE));
  content[10] = (content[10] ?? 0) ^ 1;
  return content;
};
const breaksOff: Origin['instead'] = (_, response) => {
  response.writeHead(200, { 'Content-Length': '200' }).write('half');
  setTimeout(() => response.destroy(), 5);
  return true;
};

describe('a source that fails temporarily', () => {
  it.each<[string, Origin['instead']]>([
    ['is overloaded', sends(503, 'later')],
    ['drops the connection', breaksOff],
    ['sends a corrupted byte', sends(200, flipped())],
    ['truncates a file', sends(200, flipped().subarray(0, 20))],
    ['sends more than it lists', sends(200, Buffer.concat([flipped(), flipped()]))],
    ['does not find a file', sends(404, 'no')],
  ])('because it %s is retried', async (_, instead) => {
    spoil(1, instead);
    expect(await run()).toMatchObject({ status: 'new' });
    expect(asked().filter((file) => file === FILE)).toHaveLength(2);
    await expectWhole(before);
  });

  it('gets a request that bypasses caches after a bad response', async () => {
    spoil(1, sends(200, flipped()));
    await run();
    const expected = [false, true];
    expect(origin.asked.filter((request) => request.path === FILE).map(({ noCache }) => noCache)).toEqual(expected);
  });

  it('gets no request during its Retry-After', async () => {
    const notes: string[] = [];
    let told = 0;
    const pauses: number[] = [];
    origin.instead = (_, response) => {
      if (told > 0) pauses.push(Date.now() - told);
      if (origin.asked.length !== 10) return false;
      told = Date.now();
      response.writeHead(429, { 'Retry-After': '1' }).end();
      return true;
    };
    await run({ parallel: 1, onNote: (note) => notes.push(note) });
    expect(pauses[0]).toBeGreaterThan(950);
    await expectWhole(before);
  });

  it('is given up if its Retry-After is too long', async () => {
    spoil(1, sends(503, '', { 'Retry-After': '3600' }));
    await expect(run()).rejects.toMatchObject({ code: 'unreachable' });
  });
});

describe('a source that does not deliver what it lists', () => {
  it.each<[string, Origin['instead'], RegExp]>([
    ['a corrupted byte', sends(200, flipped()), /m3\.json: SHA-256 [0-9a-f]{64}, the manifest says/],
    ['half a file', sends(200, flipped().subarray(0, 20)), /m3\.json: 20 bytes, the manifest says \d+/],
    ['too many bytes', sends(200, Buffer.alloc(5000)), /m3\.json: more than the \d+ bytes that the manifest says/],
    ['nothing', sends(404, ''), /m3\.json: not found/],
    ['the same page for every URL', sends(200, '<h1>Welcome</h1>'), /m3\.json: 16 bytes/],
  ])('but %s leaves the folder unchanged', async (_, instead, message) => {
    origin.root = after;
    await run();
    origin.root = before;
    spoil(99, instead);
    await expect(run()).rejects.toEqual(refused('damaged', message));
    await expectWhole(after);
    // Valid files are not fetched again.
    origin.asked = [];
    origin.instead = () => false;
    expect(await run()).toMatchObject({ status: 'updated', fetched: { files: 1 } });
    expect(asked()).toEqual([FILES.manifest, FILE]);
    await expectWhole(before);
  });

  it('and is down leaves nothing behind', async () => {
    await origin.close();
    await expect(run()).rejects.toEqual(refused('unreachable', 'ECONNREFUSED'));
    expect(readdirSync(place)).toEqual([]);
  });

  it('and has no manifest, or another page instead, leaves nothing behind', async () => {
    origin.root = folderOf({ 'index.html': '' });
    const missing = `${origin.url} contains no release: ${FILES.manifest} is missing`;
    await expect(run()).rejects.toEqual(refused('unreachable', missing));
    spoil(9, sends(200, '<h1>Welcome</h1>'), FILES.manifest);
    await expect(run()).rejects.toEqual(refused('damaged', 'is not JSON'));
    expect(readdirSync(place)).toEqual([]);
  });
});

describe('a digest', () => {
  it('that matches accepts the release, new or already present', async () => {
    for (const status of ['new', 'unchanged'])
      expect(await run({ digest: digestIn(before).toUpperCase().replace('SHA', 'sha') })).toMatchObject({ status });
  });

  it('that does not match rejects it before anything is fetched', async () => {
    const other = /has the digest sha256:\w{64}, not sha256:\w{64}: it belongs to another release/;
    await expect(run({ digest: digestIn(after) })).rejects.toEqual(refused('digest', other));
    expect(asked()).toEqual([FILES.manifest]);
    expect(readdirSync(place)).toEqual([]);
    await run();
    await expect(run({ digest: digestIn(after) })).rejects.toEqual(refused('digest', other));
    await expectWhole(before);
  });

  it('still applies if the source switches releases midway', async () => {
    origin.instead = () => {
      if (origin.asked.length === 5) origin.root = after;
      return false;
    };
    await expect(run({ digest: digestIn(before), parallel: 1 })).rejects.toMatchObject({ code: 'digest' });
    expect(existsSync(dir)).toBe(false);
  });
});

it('a source that switches releases midway is followed, and shared files are fetched once', async () => {
  const notes: string[] = [];
  origin.instead = () => {
    if (origin.asked.length === 35) origin.root = after;
    return false;
  };
  expect(await run({ parallel: 2, onNote: (note) => notes.push(note) })).toMatchObject({ status: 'new' });
  await expectWhole(after);
  expect(notes).toEqual([expect.stringContaining('now has another release')]);
  const answered = origin.asked.filter(({ status, path: file }) => status === 200 && file !== FILES.manifest);
  expect(new Set(answered.map((request) => request.path)).size).toBeGreaterThan(manifestIn(after).files - 5);
  expect(asked().filter((file) => file === '/api/v1/materials/pla.json')).toHaveLength(1);
});

/** Mirrors in a child process with `--parallel 1`. */
function child() {
  const code = `
    import { mirror } from ${JSON.stringify(path.join(ROOT, 'clients/typescript/src/mirror/mirror.ts'))};
    await mirror(${JSON.stringify(dir)}, { source: ${JSON.stringify(origin.url)}, parallel: 1 });`;
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    cwd: ROOT,
    stdio: 'ignore',
  });
}

/** Lets a number of requests through and leaves the next one unanswered. */
function stallAfter(requests: number): Promise<void> {
  return new Promise((resolve) => {
    origin.instead = () => {
      if (origin.asked.length <= requests) return false;
      resolve();
      return true;
    };
  });
}

describe('an interrupted run', () => {
  it('by kill -9 leaves the old release, and the next fetches only the rest', async () => {
    origin.root = after;
    await run();
    origin.root = before;
    origin.asked = [];
    const stalled = stallAfter(20);
    const process = child();
    await stalled;
    process.kill('SIGKILL');
    await once(process, 'exit');
    await expectWhole(after);
    expect(existsSync(`${dir}.mirror/lock`)).toBe(true);

    const got = new Set(asked().slice(1, 20));
    origin.asked = [];
    origin.instead = () => false;
    const result = await run();
    expect(result.resumed).toBeGreaterThanOrEqual(got.size);
    expect(asked().filter((file) => got.has(file))).toEqual([]);
    expect(asked()).toHaveLength(1 + result.fetched.files);
    await expectWhole(before);
    expect(readdirSync(`${dir}.mirror`).sort()).toEqual(['releases', 'state.json']);
  });

  it('by an interrupt releases the folder immediately, and the next continues', async () => {
    const stop = new AbortController();
    const stalled = stallAfter(20);
    const ended = run({ parallel: 4, signal: stop.signal });
    await stalled;
    stop.abort();
    await expect(ended).rejects.toMatchObject({ name: 'AbortError' });
    expect(existsSync(dir)).toBe(false);
    expect(readdirSync(`${dir}.mirror`)).toEqual(['next']);
    origin.instead = () => false;
    const { resumed, fetched, files } = await run();
    expect(resumed).toBeGreaterThan(10);
    expect(resumed + fetched.files).toBe(files);
    await expectWhole(before);
  });

  it('leaves no incomplete or modified file that the next run would accept', async () => {
    // After the lookup parts, among the printers.
    const stalled = stallAfter(LOOKUP_PARTS + 20);
    const stop = new AbortController();
    const ended = run({ signal: stop.signal });
    await stalled;
    stop.abort();
    await expect(ended).rejects.toThrow();
    const [first = ''] = readdirSync(`${dir}.mirror/next/api/v1/printers`);
    writeFileSync(`${dir}.mirror/next/api/v1/printers/${first}`, 'harmed');
    writeFileSync(`${dir}.mirror/next/api/v1/printers/acme-m39.json.part~`, 'half');
    writeFileSync(`${dir}.mirror/next/stranger.html`, 'who');
    origin.instead = () => false;
    await run();
    await expectWhole(before);
    expect(existsSync(path.join(dir, 'stranger.html'))).toBe(false);
    expect(readdirSync(path.join(dir, 'api/v1/printers')).filter((name) => name.includes('part'))).toEqual([]);
  });
});

describe('two runs in one folder', () => {
  it('never run at the same time', async () => {
    const stalled = stallAfter(5);
    const stop = new AbortController();
    const first = run({ signal: stop.signal });
    await stalled;
    const other = `another run is using this folder: process ${process.pid} on ${os.hostname()}`;
    await expect(run()).rejects.toEqual(refused('locked', other));
    stop.abort();
    await expect(first).rejects.toThrow();
    origin.instead = () => false;
    await run();
  });

  it('ignore a lock unchanged for a minute, even one taken by another machine', async () => {
    mkdirSync(`${dir}.mirror`, { recursive: true });
    const lock = `${dir}.mirror/lock`;
    writeFileSync(lock, JSON.stringify({ pid: 1, host: 'elsewhere', id: 'x' }));
    await expect(run()).rejects.toMatchObject({ code: 'locked' });
    utimesSync(lock, Date.now() / 1000 - 61, Date.now() / 1000 - 61);
    expect(await run()).toMatchObject({ status: 'new' });
    expect(existsSync(lock)).toBe(false);
  });
});

/** Reads a file via the symlink and two of one release until stopped; prints what it found and how often. */
const READER = `
  const { workerData: { dir, flag }, parentPort } = require('node:worker_threads');
  const { readFileSync, realpathSync } = require('node:fs');
  const stop = new Int32Array(flag);
  const seen = {};
  parentPort.postMessage('reading');
  while (Atomics.load(stop, 0) === 0) {
    let what;
    try {
      readFileSync(dir + '${FILES.index}');
      const root = realpathSync(dir);
      const version = (file) => JSON.parse(readFileSync(root + file, 'utf8')).version;
      what = version('${FILES.index}') + ' ' + version('${FILES.manifest}');
    } catch (error) {
      what = error.message;
    }
    seen[what] = (seen[what] ?? 0) + 1;
    Atomics.add(stop, 1, 1);
  }
  parentPort.postMessage(seen);`;

it('a reader of the folder finds a complete release at every moment, the old one or the new one', async () => {
  await run();
  // Reads continuously in a separate thread.
  const flag = new SharedArrayBuffer(8);
  const shared = new Int32Array(flag);
  const reader = new Worker(READER, { eval: true, workerData: { dir, flag } });
  await once(reader, 'message');
  for (const root of [after, before, after, before, after]) {
    origin.root = root;
    await run();
    // A release is kept for a whole run after its replacement, and no read takes longer here.
    const reads = Atomics.load(shared, 1);
    await expect.poll(() => Atomics.load(shared, 1), { interval: 1 }).toBeGreaterThan(reads + 2);
  }
  Atomics.store(shared, 0, 1);
  const [seen] = (await once(reader, 'message')) as [Record<string, number>];
  const whole = [before, after].map((root) => `${manifestIn(root).version} ${manifestIn(root).version}`);
  expect(Object.keys(seen).sort()).toEqual(whole.sort());
  expect(Object.values(seen).reduce((sum, reads) => sum + reads, 0)).toBeGreaterThan(500);
});

describe('a folder that is no mirror yet', () => {
  it('is left alone if it contains anything else', async () => {
    mkdirSync(dir);
    writeFileSync(path.join(dir, 'thesis.odt'), 'mine');
    await expect(run()).rejects.toEqual(refused('folder', 'thesis.odt'));
    expect(readdirSync(place)).toEqual(['release']);
    expect(readdirSync(dir)).toEqual(['thesis.odt']);
  });

  it('may be empty, and may be a symlink created by the operator', async () => {
    mkdirSync(dir);
    await run();
    await expectWhole(before);
    const target = path.join(place, 'disk', 'data');
    mkdirSync(target, { recursive: true });
    dir = path.join(place, 'link');
    symlinkSync(target, dir);
    await run();
    await expectWhole(before);
    expect(path.resolve(place, 'disk/data')).toBe(path.join(place, 'disk', path.basename(target)));
    expect(lstatSync(dir).isSymbolicLink()).toBe(true);
    expect(realpathSync(dir)).toContain(path.join('disk', 'data.mirror', 'releases'));
    origin.root = after;
    await run();
    await expectWhole(after);
  });

  it('must not be a file or a file system root', async (context) => {
    writeFileSync(dir, 'mine');
    await expect(run()).rejects.toEqual(refused('folder', `^${dir} is a file$`));
    await expect(mirror(path.join(dir, 'in-a-file'), { source: origin.url })).rejects.toMatchObject({ code: 'folder' });
    const itself = `^${before} is the source itself: choose another folder$`;
    await expect(mirror(before, { source: before })).rejects.toEqual(refused('folder', itself));
    await expect(mirror('/', { source: before })).rejects.toMatchObject({ code: 'folder' });
    await withDisk('1m', context, async (disk) => {
      await expect(mirror(disk, { source: before })).rejects.toEqual(refused('folder', `such as ${disk}/release`));
      expect(existsSync(`${disk}.mirror`)).toBe(false);
    });
  });
});

it('a full disk keeps the last good release, before anything is fetched or midway', (context) =>
  // Every file takes a 4 KiB block: the listed sizes fit on the disk, the written files do not.
  withDisk('2m', context, async (disk) => {
    dir = path.join(disk, 'release');
    await run();
    origin.root = smallRelease({ models: models(100, 600) });
    await expect(run()).rejects.toEqual(refused('disk', 'ENOSPC'));
    await expectWhole(before);
    origin.root = smallRelease({ site: { '/large.bin': 'x'.repeat(3_000_000) } });
    origin.asked = [];
    await expect(run()).rejects.toEqual(refused('disk', /the disk has \S+ MB left/));
    expect(asked()).toEqual([FILES.manifest]);
    await expectWhole(before);
  }));

/** Runs a test with a separate file system, if the machine permits mounting one. */
async function withDisk(size: string, context: TestContext, test: (disk: string) => Promise<void>): Promise<void> {
  const disk = path.join(place, 'disk');
  mkdirSync(disk);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk]).status === 0;
  skipUnless(mounted, context, 'this machine does not allow to mount a file system');
  try {
    await test(disk);
  } finally {
    spawnSync('umount', [disk]);
  }
}
