import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { folderOf } from '../support/folder.js';
import { script } from '../support/script.js';
import { smallRelease } from '../support/small-release.js';

const release = smallRelease();
const place = folderOf();
const bundle = path.join(place, 'server.mjs');
let child: ChildProcess | undefined;
afterAll(() => child?.kill('SIGKILL'));

it('is one file that needs only Node and a release, and ends on SIGTERM', async () => {
  expect(await script('bundle-server', '--out', bundle)).toMatchObject({ code: 0 });
  expect([...readFileSync(bundle, 'utf8').matchAll(/^import .* from "(?!node:)([^"]+)"/gm)]).toEqual([]);
  // In a folder without access to packages.
  child = spawn(process.execPath, [bundle, '--dist', release, '--port', '0'], {
    cwd: place,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve) => child?.stdout?.once('data', (text) => resolve(String(text))));
  const [, url] = /^(http:\/\/127\.0\.0\.1:\d+): version [0-9a-f]{12}, \d+ files, /.exec(line) ?? [];
  const response = await fetch(`${url}/api/v1/printers?brand=acme`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ success: true, meta: { total: 3 } });
  const ended = new Promise((resolve) => child?.once('exit', (code, signal) => resolve({ code, signal })));
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, signal: null });
});

it('reports in one line why it cannot start, and ends with 1', () => {
  const { status, stderr } = spawnSync(process.execPath, [bundle, '--dist', folderOf()], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^Checking the release in .* …\n.* contains no complete release: ENOENT: .*manifest\.json'\n$/,
  );
});

it.each([
  ['the limit is low', 1000, 0],
  ['others are open already', 2300 + readdirSync(release, { recursive: true }).length, 500],
])('warns that too few files can be open if %s, and serves anyway', async (_, limit, opened) => {
  const nothing = openSync('/dev/null', 'r');
  const few = spawn(
    'sh',
    ['-c', `ulimit -n ${limit} && exec "$0" "$@"`, process.execPath, bundle, '--dist', release, '--port', '0'],
    { stdio: ['ignore', 'pipe', 'pipe', ...Array<number>(opened).fill(nothing)] },
  );
  closeSync(nothing);
  let said = '';
  few.stderr?.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const line = await new Promise<string>((resolve) => few.stdout?.once('data', (text) => resolve(String(text))));
  const url = /http:\S+(?=:)/.exec(line)?.[0];
  expect((await fetch(`${url}/api/v1/printers?brand=acme`)).status).toBe(200);
  const ended = new Promise((resolve) => few.once('exit', resolve));
  few.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(said).toContain(`only ${limit} files may be open at once`);
});
