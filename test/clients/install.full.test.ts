import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderOf } from '../support/folder.js';
import { type Started, startServer } from '../support/node-server.js';
import { shared } from '../support/shared.js';
import { skipUnless } from '../support/skip.js';

/** The package as installed by a user without the repository. */
const ROOT = path.resolve(import.meta.dirname, '../..');
const DENO = path.join(ROOT, 'test/node_modules/.bin/deno');
const release = await shared('release');

const PROGRAM = `
import { OpenPrintData } from 'open-print-data';
import { folder, folderCache } from 'open-print-data/folder';
import { resolvedText, resolveRule } from 'open-print-data/resolve';
for (const source of [process.argv[2], folder(process.argv[3])]) {
  const data = new OpenPrintData({ source, cache: folderCache('kept') });
  const setup = await data.setup({ printer: 'p1s', material: 'petg' });
  const text = resolvedText(resolveRule(await data.troubleshoot.get('拉丝'), setup), setup, 'en');
  console.log((await data.printers.list().all()).length, setup.profile.id, text.split('\\n')[0]);
}
`;

let server: Started;
let place: string;
beforeAll(async () => {
  server = await startServer(release);
  place = folderOf({
    'package.json': '{"type":"module","private":true}',
    'program.mjs': `import process from 'node:process';${PROGRAM}`,
  });
  const packed = spawnSync('npm', ['pack', '--pack-destination', place], {
    cwd: path.join(ROOT, 'clients/typescript'),
    encoding: 'utf8',
  });
  expect(packed.status, packed.stderr).toBe(0);
  const [tarball = ''] = readdirSync(place).filter((name) => name.endsWith('.tgz'));
  const installed = spawnSync('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], {
    cwd: place,
    encoding: 'utf8',
  });
  expect(installed.stderr).not.toMatch(/deprecated|install-scripts|ERR/);
  expect(installed.status, installed.stderr).toBe(0);
}, 600_000);
afterAll(() => server.stop());

async function expectToWork(program: string, ...args: string[]): Promise<void> {
  // The server runs in this process.
  const { stdout, stderr } = await promisify(execFile)(program, [...args, 'program.mjs', server.url, release], {
    cwd: place,
  });
  const line = expect.stringMatching(/^\d{3,} bambu-lab-p1s--0\.4--petg Stringing$/);
  expect([stderr, ...stdout.trimEnd().split('\n')]).toEqual(['', line, line]);
}

describe('the installed package', () => {
  it('has no dependencies', () => {
    expect(readdirSync(path.join(place, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'open-print-data',
    ]);
    expect(readdirSync(path.join(place, 'node_modules/.bin'))).toEqual(['open-print-data']);
  });

  it('works in Node', () => expectToWork(process.execPath));

  it('works in Deno', async (context) => {
    skipUnless(existsSync(DENO), context, 'Deno is not installed below test/');
    await expectToWork(DENO, 'run', '--quiet', '--allow-read', '--allow-write=kept', '--allow-net=127.0.0.1');
  });
});
