import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkoutOf } from '../support/checkout.js';
import { addFiles, folderOf } from '../support/folder.js';
import { runStep, workflows } from '../support/workflow.js';

const job = workflows().find(({ file }) => file === 'refresh.yml')?.workflow.jobs.propose;
const step = job?.steps.at(-1);

/** Runs the step in a checkout with changes to these files, and with a GitHub that has this pull request. */
function propose(files: Readonly<Record<string, string>>, number = '') {
  const { folder } = checkoutOf('https://example.org/data', { 'data/a.json': '1\n', 'scripts/a.ts': 'a\n' });
  const git = (...args: string[]) => spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).stdout;
  addFiles(folder, files);
  git('add', '--all');
  const patch = git('diff', '--cached', '--binary');
  git('reset', '--quiet', '--hard');
  addFiles(folder, { 'build/refresh/changes.patch': patch, 'build/refresh/summary.md': '## What the sources have\n' });
  const real = spawnSync('bash', ['-c', 'command -v git'], { encoding: 'utf8' }).stdout.trim();
  const place = folderOf({ calls: '' });
  const calls = path.join(place, 'calls');
  const gh = `#!/usr/bin/env bash\necho "gh $*" >> ${calls}\nif [ "$1 $2" = "pr list" ]; then echo '${number}'; fi\n`;
  const pushed = `#!/usr/bin/env bash\nif [ "$1" = push ]; then echo "git $*" >> ${calls}; else exec ${real} "$@"; fi\n`;
  const asked = { REPOSITORY: 'acme/data', BASE: 'main', HOME: place };
  const { status, stderr } = runStep(step?.run, folder, { gh, git: pushed }, asked);
  return {
    ...{ status, stderr },
    calls: readFileSync(calls, 'utf8').trim().split('\n'),
    log: git('log', '--format=%an %s', '--name-only', '-1'),
  };
}

it('pushes what the import changed, and opens a pull request with the summary', () => {
  const { status, stderr, calls, log } = propose({ 'data/a.json': '2\n', 'data/b.json': '3\n' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(log).toBe('github-actions Import what the sources have now\n\ndata/a.json\ndata/b.json\n');
  expect(calls).toEqual([
    'gh auth setup-git',
    'git push --quiet --force https://github.com/acme/data HEAD:refs/heads/refresh',
    'gh pr list --repo acme/data --head refresh --state open --json number --jq .[0].number // empty',
    'gh pr create --repo acme/data --base main --head refresh --title Import what the sources have now --body-file build/refresh/summary.md',
  ]);
});

it('updates an open pull request', () => {
  const { calls } = propose({ 'data/a.json': '2\n' }, '12');
  expect(calls.at(-1)).toBe('gh pr edit 12 --repo acme/data --body-file build/refresh/summary.md');
});

it('rejects changes to scripts', () => {
  const { status, stderr, calls } = propose({ 'data/a.json': '2\n', 'scripts/a.ts': 'b\n' });
  expect(status).toBe(1);
  expect(stderr).toContain('an import does not change scripts/a.ts');
  expect(calls).toEqual(['']);
});
