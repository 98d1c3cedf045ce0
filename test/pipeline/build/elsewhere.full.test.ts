import { execFileSync, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DATA } from '../../support/data.js';
import { folderOf } from '../../support/folder.js';
import { shared } from '../../support/shared.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const NOT_THE_PROJECT = /^(\.git|\.astro|\.wrangler|\.cache|\.vite|\.vite-temp|node_modules|build|dist|dist\..*)$/;

/** A checkout of the project in another folder, with hard-linked packages if possible. */
function checkoutAt(folder: string): void {
  for (const name of entriesOf(ROOT))
    cpSync(path.join(ROOT, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => path.basename(source) !== 'node_modules',
    });
  const packages = path.join(folder, 'node_modules');
  const copy = (...options: string[]) => {
    rmSync(packages, { recursive: true, force: true });
    mkdirSync(packages);
    const from = path.join(ROOT, 'node_modules');
    const installed = entriesOf(from).map((name) => path.join(from, name));
    execFileSync('cp', [...options, ...installed, packages], { stdio: 'ignore' });
  };
  try {
    copy('-R', '-P', '-l');
  } catch {
    copy('-R', '-P');
  }
}

function entriesOf(folder: string): string[] {
  return readdirSync(folder).filter((name) => !NOT_THE_PROJECT.test(name));
}

function digestsBelow(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(folder, file), hash('sha256', readFileSync(file))];
    }),
  );
}

it('has the same bytes, the site included, from another folder in another time zone and locale', async () => {
  const site = await shared('site');
  const folder = path.join(folderOf(), 'ein anderer Ordner');
  checkoutAt(folder);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/build.ts', '--data', DATA],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', LANGUAGE: 'tr' },
    },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  // Progress is logged as plain lines.
  expect(stdout).toMatch(/^reading and checking the data …\nwriting the service …\n/);
  const [, done, of] = /rendering the site: (\S+) of (\S+) pages …\nwriting the site/.exec(stdout) ?? [];
  expect(done).toMatch(/^\d,\d{3}$/);
  expect(done).toBe(of);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that there are none is what is looked for
  expect(stdout).not.toMatch(/[\x00-\x09\x0b-\x1f]/);
  const [here, there] = [site, path.join(folder, 'dist')].map(digestsBelow);
  expect(here?.size).toBeGreaterThan(1000);
  const paths = [...new Set([...(here?.keys() ?? []), ...(there?.keys() ?? [])])];
  expect(paths.filter((file) => here?.get(file) !== there?.get(file))).toEqual([]);
}, 600_000);
