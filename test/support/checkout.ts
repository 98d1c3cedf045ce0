import { spawnSync } from 'node:child_process';
import { type Files, folderOf } from './folder.js';

const DAY = '2026-11-20T12:00:00Z';

export function checkoutOf(repository: string, files: Files): { folder: string; commit: string } {
  const folder = folderOf(files);
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      env: { ...process.env, GIT_AUTHOR_DATE: DAY, GIT_COMMITTER_DATE: DAY, GIT_CONFIG_GLOBAL: '/dev/null' },
    });
    if (status !== 0) throw new Error(stderr);
    return stdout.trim();
  };
  git('init', '--quiet');
  git('remote', 'add', 'origin', repository);
  git('add', '--all');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--message', 'one');
  return { folder, commit: git('rev-parse', 'HEAD') };
}
