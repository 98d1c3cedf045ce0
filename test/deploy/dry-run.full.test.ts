import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { folderOf } from '../support/folder.js';
import { smallRelease } from '../support/small-release.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Runs wrangler without an account, and with a proxy that does not exist, so that any request would fail. */
function wrangler(args: readonly string[]): string {
  const silent = { WRANGLER_SEND_METRICS: 'false', WRANGLER_SEND_ERROR_REPORTS: 'false', CI: '1' };
  const env = { PATH: process.env.PATH, HOME: folderOf(), HTTPS_PROXY: 'http://127.0.0.1:9', ...silent };
  const program = path.join(ROOT, 'node_modules/.bin/wrangler');
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8', env });
  expect(status, `${args.join(' ')}: ${stderr}`).toBe(0);
  return stdout;
}

/** Runs `wrangler deploy --dry-run`. @returns the folder with what it would upload, and its output */
function dryRun(args: readonly string[]): { out: string; stdout: string } {
  const out = folderOf();
  return { out, stdout: wrangler(['deploy', '--dry-run', '--outdir', out, ...args]) };
}

it('wrangler can deploy the function and the release, without an account or a network', () => {
  const address = 'https://prints.example.org';
  const { out, stdout } = dryRun(['--assets', smallRelease(), '--define', `SITE_ADDRESS:'${address}'`]);
  expect(stdout).toMatch(/env\.RATE_LIMIT \(60 requests\/60s\)/);
  expect(stdout).toMatch(/env\.ASSETS/);
  expect(stdout).toContain('--dry-run: exiting now.');
  const bundle = readdirSync(out).find((file) => file.endsWith('.js')) ?? '';
  // The function is small and contains no Node.js modules.
  const code = readFileSync(path.join(out, bundle), 'utf8');
  expect(code).toContain(address);
  expect(code.length).toBeLessThan(100 * 1024);
  expect(code).not.toMatch(/from ["']node:|require\(/);
});

it('wrangler accepts the commands on the page about operating', async () => {
  const page = readFileSync(path.join(ROOT, 'docs/src/content/docs/operating.md'), 'utf8');
  const [, domain = ''] = /wrangler deploy --dry-run (--domain \S+)/.exec(page) ?? [];
  expect(dryRun(['--assets', smallRelease(), ...domain.split(' ')]).stdout).toContain('--dry-run: exiting now.');
  const told = page.matchAll(/npx wrangler ((?:tail|rollback|deployments \w+)\b.*)/g);
  const commands = [...told].map(([, call = '']) => call);
  expect(commands.length).toBeGreaterThan(3);
  for (const call of new Set(commands)) {
    const [words = '', flags = []] = [call.split(/ (?:--|open-print-data)/)[0], call.match(/--[\w-]+/g) ?? []];
    const stdout = wrangler([...words.split(' '), '--help']);
    for (const flag of flags) expect(stdout, call).toContain(flag);
  }
});
