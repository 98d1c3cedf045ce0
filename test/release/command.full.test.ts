import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSteps } from '../../scripts/pipeline/load/steps.js';
import { Git } from '../../scripts/release/git.js';
import { FROZEN, FROZEN_DATA } from '../support/data.js';
import { folderOf } from '../support/folder.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

const NEEDED = [
  'clients',
  'core',
  'functions',
  'schemas',
  'scripts',
  'package.json',
  'server.json',
  'package-lock.json',
  'README.md',
  'CHANGELOG.md',
];

const git = new Git(folderOf());
const npm = (...args: string[]) => {
  const { stdout, stderr, status } = spawnSync('npm', ['run', '--silent', ...args], {
    cwd: git.folder,
    encoding: 'utf8',
  });
  return { said: stdout + stderr, status };
};
const commit = () => {
  git.run('add', '.');
  git.run('commit', '--quiet', '-m', 'Change the data');
};

beforeAll(() => {
  for (const name of NEEDED) cpSync(path.join(ROOT, name), path.join(git.folder, name), { recursive: true });
  cpSync(FROZEN_DATA, path.join(git.folder, 'data'), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(git.folder, 'node_modules'));
  writeFileSync(path.join(git.folder, '.gitignore'), 'node_modules\n');
  git.run('init', '--quiet');
  git.run('config', 'user.name', 'Somebody');
  git.run('config', 'user.email', 'somebody@example.org');
  git.run('config', 'commit.gpgsign', 'false');
});

/** The whole process with the project's own scripts: two builds each time, one of a commit in a worktree. */
describe('npm run release', () => {
  it('refuses stale generated files, then releases the first version', { timeout: 300_000 }, () => {
    commit();
    expect(npm('release')).toMatchObject({ status: 1, said: expect.stringContaining('stale, run "npm run generate"') });
    expect(npm('generate').status).toBe(0);
    commit();
    expect(npm('release')).toMatchObject({ status: 0, said: expect.stringContaining('first release') });
    expect(git.dirty()).toEqual([]);
  });

  it('shows the next one, then makes it', { timeout: 300_000 }, () => {
    const file = path.join(git.folder, 'data', FROZEN.brands);
    writeFileSync(file, readFileSync(file, 'utf8').replace('name: Apex', 'name: Apexx'));
    commit();
    const head = git.run('rev-parse', 'HEAD');
    const shown = npm('release', '--', '--dry-run');
    expect(shown).toMatchObject({ status: 0, said: expect.stringContaining('nothing was changed') });
    expect([git.run('rev-parse', 'HEAD'), git.dirty()]).toEqual([head, []]);
    expect(npm('release')).toMatchObject({ status: 0, said: expect.stringContaining('git push --follow-tags') });
    expect(readSteps(path.join(git.folder, 'data'))).toHaveLength(2);
    expect(git.run('tag').split('\n')).toHaveLength(2);
    expect(npm('release')).toMatchObject({ status: 1, said: expect.stringContaining('nothing to release') });
  });
});
