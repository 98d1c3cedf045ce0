import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { folderOf } from '../support/folder.js';
import { smallRelease } from '../support/small-release.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

it('wrangler would deploy the function and the release, without an account and without a network', () => {
  const out = folderOf();
  const { status, stdout, stderr } = spawnSync(
    path.join(ROOT, 'node_modules/.bin/wrangler'),
    ['deploy', '--dry-run', '--outdir', out, '--assets', smallRelease()],
    {
      cwd: ROOT,
      encoding: 'utf8',
      // No account, and a proxy that is not there: a request to anyone would fail.
      env: {
        PATH: process.env.PATH,
        HOME: folderOf(),
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_SEND_ERROR_REPORTS: 'false',
        HTTPS_PROXY: 'http://127.0.0.1:9',
        CI: '1',
      },
    },
  );
  expect(status, stderr).toBe(0);
  expect(stdout).toMatch(/env\.RATE_LIMIT \(60 requests\/60s\)/);
  expect(stdout).toMatch(/env\.ASSETS/);
  expect(stdout).toContain('--dry-run: exiting now.');
  const bundle = readdirSync(out).find((file) => file.endsWith('.js')) ?? '';
  // The function is small and brings nothing of Node.
  const code = readFileSync(path.join(out, bundle), 'utf8');
  expect(code.length).toBeLessThan(64 * 1024);
  expect(code).not.toMatch(/from ["']node:|require\(/);
});
