import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { load } from 'js-yaml';
import { expect, it } from 'vitest';
import { folderOf } from '../support/folder.js';
import { smallRelease } from '../support/small-release.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Runs `wrangler deploy --dry-run`, and gives the folder of what it would have uploaded and what it said. */
function dryRun(cwd: string, args: readonly string[]): { out: string; stdout: string } {
  const out = folderOf();
  const { status, stdout, stderr } = spawnSync(
    path.join(ROOT, 'node_modules/.bin/wrangler'),
    ['deploy', '--dry-run', '--outdir', out, ...args],
    {
      cwd,
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
  return { out, stdout };
}

it('wrangler would deploy the function and the release, without an account and without a network', () => {
  const { out, stdout } = dryRun(ROOT, ['--assets', smallRelease()]);
  expect(stdout).toMatch(/env\.RATE_LIMIT \(60 requests\/60s\)/);
  expect(stdout).toMatch(/env\.ASSETS/);
  expect(stdout).toContain('--dry-run: exiting now.');
  const bundle = readdirSync(out).find((file) => file.endsWith('.js')) ?? '';
  // The function is small and brings nothing of Node.
  const code = readFileSync(path.join(out, bundle), 'utf8');
  expect(code.length).toBeLessThan(64 * 1024);
  for (const page of ['deployment', 'zh-cn/deployment']) {
    const text = readFileSync(path.join(ROOT, `docs/src/content/docs/${page}.md`), 'utf8');
    const [, whole, packed] = /(\d+) KB\s?[(（](?:压缩后 )?(\d+)\s?KB/.exec(text) ?? [];
    const near = (bytes: number, kilobytes: string | undefined) => Math.abs(bytes / 1000 / Number(kilobytes) - 1);
    expect(near(code.length, whole), `${page}: ${code.length} bytes`).toBeLessThan(0.1);
    const small = gzipSync(code).length;
    expect(near(small, packed), `${page}: ${small} bytes compressed`).toBeLessThan(0.1);
  }
  expect(code).not.toMatch(/from ["']node:|require\(/);
});

it('the workflow uploads what was tested, with the configuration as the only file of the project beside it', () => {
  const workflow = load(readFileSync(path.join(ROOT, '.github/workflows/deploy.yml'), 'utf8')) as {
    jobs: { upload: { steps: { run?: string }[] } };
  };
  const [uploader, command, ...args] = workflow.jobs.upload.steps.at(-1)?.run?.trim().split(' ') ?? [];
  expect([uploader, command]).toEqual(['deploy/node_modules/.bin/wrangler', 'deploy']);
  const folder = folderOf();
  copyFileSync(path.join(ROOT, 'wrangler.jsonc'), path.join(folder, 'wrangler.jsonc'));
  cpSync(smallRelease(), path.join(folder, 'release/dist'), { recursive: true });
  const tested = dryRun(ROOT, ['--assets', path.join(folder, 'release/dist')]).out;
  cpSync(tested, path.join(folder, 'release/function'), { recursive: true });
  const { out, stdout } = dryRun(folder, args);
  expect(stdout).toMatch(/env\.RATE_LIMIT \(60 requests\/60s\)/);
  const code = (place: string) => readFileSync(path.join(place, 'worker.js'), 'utf8');
  expect(code(out)).toBe(code(tested));
});
