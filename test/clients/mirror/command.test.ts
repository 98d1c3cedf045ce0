import { rmSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { progressLine } from '../../../clients/typescript/src/cli/mirroring.js';
import { runCommand } from '../../../clients/typescript/src/cli/run.js';
import { widthOf } from '../../../clients/typescript/src/cli/width.js';
import { noCounts } from '../../../core/contract/changes.js';
import { FILES } from '../../../core/contract/paths.js';
import { LOCALES } from '../../../core/words/language.js';
import { stepFiles, stepsIndex } from '../../../scripts/pipeline/emit/steps.js';
import { folderOf } from '../../support/folder.js';
import { smallRelease } from '../../support/small-release.js';
import { stepOf } from '../../support/step-of.js';
import { digestIn, manifestIn, type Origin, startOrigin } from './origin.js';

const versionIn = (root: string) => manifestIn(root).version;

const before = smallRelease({ models: ['one', 'two', 'three'] });
const bare = { models: ['one', 'two', 'four'] };
const version = versionIn(smallRelease(bare));
const step = stepOf(version, versionIn(before), {
  counts: { ...noCounts(), printers: { added: 1, removed: 1, changed: 1 } },
  changes: [
    { kind: 'printers', id: 'acme-four', change: 'added' },
    { kind: 'printers', id: 'acme-three', change: 'removed' },
    { kind: 'printers', id: 'acme-two', change: 'changed', fields: [{ field: 'model', before: 'two', after: 'Two' }] },
  ],
});
const after = smallRelease({
  ...bare,
  site: {
    [FILES.changesIndex]: JSON.stringify(stepsIndex(version, [step], [])),
    ...Object.fromEntries(stepFiles([step]).map(({ path: file, pieces }) => [file, Buffer.concat(pieces).toString()])),
  },
});

let origin: Origin;
let dir: string;
beforeEach(async () => {
  origin = await startOrigin(before);
  dir = path.join(folderOf(), 'release');
});
afterEach(() => origin.close());

async function run(argv: readonly string[], { tty = false, signal = new AbortController().signal } = {}) {
  let out = '';
  let err = '';
  const code = await runCommand(argv, {
    stdin: Readable.from([]),
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (err += text), isTTY: tty, columns: 40 },
    ...{ env: {}, home: null, signal },
  });
  return { code, out, err };
}
const mirror = (...more: string[]) => run(['mirror', dir, '--source', origin.url, ...more]);

describe('open-print-data mirror', () => {
  it('reports the contents, the download, the changes in the data, and the digest', async () => {
    expect(await mirror()).toMatchObject({
      ...{ code: 0, err: '' },
      out: expect.stringMatching(
        new RegExp(
          `^${dir} is now at version ${versionIn(before)}\\.\nFetched 74 files, 0\\.0 MB, in \\S+ s\\.\n\\d+ files, \\S+ MB: every byte was checked\\.\nThe source is not authenticated: .*\nDigest ${digestIn(before)}\n$`,
        ),
      ),
    });
    origin.root = after;
    const { out } = await mirror();
    expect(out).toContain(`${dir} is now at version ${version}, before: ${versionIn(before)}.\n`);
    expect(out).toContain('; 1 removed, no longer listed.\n');
    expect(out).toContain('every byte that was fetched was checked, of the other files the sizes;');
    expect(out).toContain(
      `Version ${version}: 1 printer added, 1 printer removed, 1 printer changed; see ${origin.url}/api/v1/changes/${version}.json\n`,
    );
    expect((await mirror('--lang', 'zh')).out).toContain(`${dir} 的版本是 ${version}，与数据源相同。\n`);
    origin.root = smallRelease(bare);
    expect((await mirror()).out).toContain(`${dir} now has another build of version ${version}.\n`);
  });

  it('outputs the same as JSON, and nothing else', async () => {
    await mirror();
    origin.root = after;
    const { out, err } = await mirror('--json');
    expect(err).toBe('');
    expect(JSON.parse(out)).toMatchObject({
      ...{ dir, source: origin.url, status: 'updated', version, digest: digestIn(after), removed: 1 },
      changes: [{ version, counts: { printers: { added: 1, removed: 1, changed: 1 } } }],
    });
  });

  it.each<[string, string[], number, string]>([
    ['another digest', ['--digest', `sha256:${'0'.repeat(64)}`], 65, 'other_digest'],
    ['an invalid digest', ['--digest', 'sha256:00'], 64, 'invalid_digest'],
    ['too many parallel downloads', ['--parallel', '65'], 64, 'invalid_number'],
  ])('exits with a distinct code for %s', async (_, more, exit, code) => {
    const failed = await mirror(...more, '--json');
    expect(failed).toMatchObject({ code: exit, out: '' });
    const expected = { exit, error: { code, message_zh: expect.stringMatching(/[一-鿿]/) } };
    expect(JSON.parse(failed.err)).toMatchObject(expected);
  });

  it('exits with distinct codes for a damaged source, an unrelated folder and an interrupt', async () => {
    origin.instead = (file, response) => {
      if (!file.endsWith('names.json')) return false;
      response.end('{}');
      return true;
    };
    expect(await mirror()).toMatchObject({ code: 65, err: expect.stringContaining('names.json: 2 bytes') });
    expect(await run(['mirror', path.resolve('package.json'), '--source', origin.url])).toMatchObject({ code: 73 });
    expect(await run(['mirror', dir, '--source', origin.url], { signal: AbortSignal.abort() })).toMatchObject({
      code: 130,
      err: expect.stringContaining('Downloaded files are kept: run the command again to continue.'),
    });
  });

  it('shows progress in a terminal, and clears it', async () => {
    const { err } = await run(['mirror', dir, '--source', origin.url], { tty: true });
    const lines = err.split('\r\u001b[2K');
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.at(-1)).toBe('');
    expect(Math.max(...lines.map(widthOf))).toBeLessThan(40);
    expect(lines.some((line) => /^100% .* 0:00 left/.test(line))).toBe(true);
  });
});

describe('the progress line', () => {
  const half = { step: 'fetching' as const, files: 5517, ofFiles: 11034, bytes: 237e6, ofBytes: 474e6 };
  it.each<[number, 'en' | 'zh', string]>([
    [100, 'en', '50% 237/474 MB 0:10 left 5517/11034 files'],
    [40, 'en', '50% 237/474 MB 0:10 left'],
    [22, 'zh', '50% 237/474 MB'],
    [4, 'en', '50%'],
    [Number.POSITIVE_INFINITY, 'zh', '50% 237/474 MB 剩余 0:10 5517/11034 个文件'],
  ])('fits %i columns (%s)', (columns, language, line) => {
    expect(progressLine(half, 10_000, columns, LOCALES[language].say)).toBe(line);
    expect(widthOf(line)).toBeLessThanOrEqual(columns);
  });

  it('gives hours for long downloads, and no time before the first byte', () => {
    const slow = { ...half, bytes: 1e6 };
    expect(progressLine(slow, 60_000, 200, LOCALES.en.say)).toContain(' 7:53:00 left');
    expect(progressLine({ ...half, files: 0, bytes: 0 }, 0, 200, LOCALES.en.say)).not.toContain('left');
    expect(progressLine({ ...half, ofFiles: 0, ofBytes: 0, files: 0, bytes: 0 }, 0, 20, LOCALES.en.say)).toBe(
      '100% 0.0/0.0 MB',
    );
  });
});

describe('open-print-data verify', () => {
  it('distinguishes a complete copy, a damaged one and another release', async () => {
    await mirror();
    expect(await run(['verify', dir, '--digest', digestIn(before)])).toMatchObject({
      code: 0,
      out: expect.stringContaining(`${dir}: complete, version ${versionIn(before)}, 74 files`),
    });
    expect(await run(['verify', dir, '--digest', digestIn(after)])).toMatchObject({ code: 65, out: '' });
    const expected = { code: 65, out: expect.stringContaining('missing /api/v1/printers/acme-four.json') };
    expect(await run(['verify', dir, '--manifest', after])).toMatchObject(expected);
    rmSync(path.join(dir, FILES.names));
    const { code, out } = await run(['verify', dir, '--json']);
    expect(code).toBe(65);
    expect(JSON.parse(out)).toMatchObject({ findings: [{ path: FILES.names, problem: 'missing' }] });
    expect(await run(['verify', folderOf()])).toMatchObject({ code: 69, err: expect.stringContaining('not found') });
  });

  it('checks a server as well', async () => {
    const expected = {
      code: 0,
      out: expect.stringContaining(`${origin.url}：完整，版本 ${versionIn(before)}，74 个文件`),
    };
    expect(await run(['verify', origin.url, '--lang', 'zh'])).toMatchObject(expected);
  });
});

it('open-print-data since lists the changes, or what to do if they are unknown', async () => {
  const ask = (have: string, ...more: string[]) => run(['since', have, '--source', after, ...more]);
  expect((await ask(versionIn(before))).out).toBe(
    `${versionIn(before)} → ${version}\n1 printer added, 1 printer removed, 1 printer changed\n\n` +
      'printers acme-four: added\nprinters acme-three: removed\nprinters acme-two: changed\n  model: "two" → "Two"\n',
  );
  expect((await ask(version)).out).toBe(`Nothing has changed since ${version}.\n`);
  expect((await ask('00', '--lang', 'zh')).out).toContain('请全部重新获取');
  const expected = { status: 'everything', reason: 'unknown_version' };
  expect(JSON.parse((await ask('00', '--json')).out)).toMatchObject(expected);
});
