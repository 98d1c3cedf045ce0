import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { folderOf } from '../../support/folder.js';
import { scripted } from '../../support/scripted.js';
import { shared } from '../../support/shared.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PACKAGE = 'clients/typescript';
/** A checkout after `npm ci`: the package, and the links that an install creates. */
const checkout = folderOf();
const BIN = path.join(checkout, 'node_modules/.bin/open-print-data');
const { OPEN_PRINT_DATA: _, ...env } = process.env;

beforeAll(() => {
  mkdirSync(path.join(checkout, 'node_modules/.bin'), { recursive: true });
  for (const file of [`${PACKAGE}/bin`, `${PACKAGE}/package.json`, 'package.json'])
    cpSync(path.join(ROOT, file), path.join(checkout, file), { recursive: true });
  symlinkSync(`../${PACKAGE}`, path.join(checkout, 'node_modules/open-print-data'));
  symlinkSync('../open-print-data/bin/open-print-data.js', BIN);
});

interface Ended {
  exit: number | null;
  out: string;
  err: string;
}

function run(command: string, args: readonly string[], cwd = checkout): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      // npm's own warnings about its settings are not output of the command.
      env: { ...env, LANG: 'en_US.UTF-8', npm_config_loglevel: 'error' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const written = { out: '', err: '' };
    child.stdout.on('data', (text) => (written.out += text));
    child.stderr.on('data', (text) => (written.err += text));
    child.on('close', (exit) => resolve({ exit, ...written }));
  });
}

describe('the installed command', () => {
  it('reports that it is not built, also via npx', async () => {
    const told = {
      exit: 69,
      out: '',
      err: 'open-print-data: not built yet. Run "npm run build" in the repository first.\n',
    };
    expect(await run(BIN, ['printers'])).toEqual(told);
    expect(await run('npx', ['--no', 'open-print-data', 'printers'])).toMatchObject(told);
  });

  it('tells users of an outdated Node.js what it needs and how to get it', async () => {
    const script = path.join(checkout, 'old.mjs');
    writeFileSync(
      script,
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });
      Object.defineProperty(process, 'version', { value: 'v20.20.2' });
      await import(${JSON.stringify(path.join(checkout, PACKAGE, 'bin/open-print-data.js'))});`,
    );
    expect(await run(process.execPath, [script])).toEqual({
      ...{ exit: 69, out: '' },
      err: [
        'open-print-data: needs Node.js 22 or later; this is v20.20.2.',
        'To get one: https://nodejs.org/en/download, or nvm install 22, or fnm install 22.',
        'For this one call, without installing anything: npx -p node@22 -p open-print-data open-print-data …\n',
      ].join('\n'),
    });
  });
});

describe('the built command', () => {
  beforeAll(async () => {
    const out = path.join(checkout, PACKAGE, 'dist');
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/bundle-client.ts', '--out', out], {
      cwd: ROOT,
      env: { ...env, SERVICE_URL: '' },
    });
  });

  it('is one file that needs only Node.js', async () => {
    const file = path.join(checkout, PACKAGE, 'dist/cli.js');
    // Reads the imports from the metafile, because the text also contains imports of generated code.
    const { metafile } = await build({
      ...({
        bundle: true,
        write: false,
        metafile: true,
        platform: 'node',
        format: 'esm',
        packages: 'external',
      } as const),
      entryPoints: [file],
    });
    const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map((one) => one.path));
    expect(imported.length).toBeGreaterThan(3);
    expect(imported.filter((name) => !builtinModules.includes(name.replace(/^node:/, '')))).toEqual([]);
  });

  it('explains what to do without a release', async () => {
    const { exit, err } = await run(BIN, ['brands']);
    expect(exit).toBe(69);
    expect(err).toContain('In the repository, build one first: npm run build');
  });

  it('answers from the repository’s release, from any folder', async () => {
    symlinkSync(await shared('frozen'), path.join(checkout, 'dist'));
    const told = await run(BIN, ['printer', 'acme-labs-one'], os.tmpdir());
    expect(told).toMatchObject({ exit: 0, err: '' });
    expect(told.out).toContain('Acme Labs One');
    expect((await run('npx', ['--no', 'open-print-data', 'find', 'acme'])).out).toContain('printer acme-labs-one');
    expect((await run(BIN, ['--version'])).out).toMatch(/^open-print-data \d+\.\d+\.\d+(-rc\.\d+)?\n$/);
  });

  it('exits with the right code', async () => {
    expect(await run(BIN, ['printer', 'nobody'])).toMatchObject({ exit: 1, out: '' });
    expect(await run(BIN, ['prnter', 'x', '--json'])).toMatchObject({ exit: 64, out: '' });
  });

  it('exits silently on a closed pipe', async () => {
    const pipe = `set -o pipefail; '${BIN}' printers --json | head -n 1`;
    expect(await run('bash', ['-c', pipe])).toEqual({ exit: 0, out: '[\n', err: '' });
  });

  it('exits with 130 if interrupted', async () => {
    const { url } = await scripted(() => {});
    const child = spawn(BIN, ['brands', '--source', url], { env, stdio: 'ignore' });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    child.kill('SIGINT');
    expect(await ended).toBe(130);
  });
});
