import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOST } from '../../../docs/src/reference/host.js';
import { installPackages } from '../../../scripts/shared/packages.js';
import { folderOf } from '../../support/folder.js';
import { type Started, startServer } from '../../support/node-server.js';
import { type Block, type ReadPage, sitePages } from '../../support/pages.js';
import { shared } from '../../support/shared.js';

/** Runs the commands of client generators on the OpenAPI page, then type-checks and runs its programs. */
const ROOT = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);
const page = (await sitePages()).find(({ id }) => id === 'openapi') as ReadPage;
let server: Started;

beforeAll(async () => {
  installPackages(path.join(ROOT, 'test'));
  server = await startServer(await shared('release'), ['--no-limit']);
}, 300_000);
afterAll(() => server?.stop());

/** A command that generates a client, a program that uses it, and its output. */
const clients = page.blocks.flatMap((command, position) => {
  const [program, output] = page.blocks.slice(position + 1);
  return command.text.startsWith('npx ') && program && output ? [{ command, program, output }] : [];
});

/** Runs a generator as documented, but from the packages of the tests, in the version that both name. */
async function generate({ text }: Block, folder: string): Promise<void> {
  const [, name = '', version, rest = ''] = /^npx (@?[^@\s]+)@(\S+) (.*)$/.exec(text) ?? [];
  const home = path.join(ROOT, 'test/node_modules', name);
  const manifest = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as {
    version: string;
    bin: Record<string, string>;
  };
  expect(manifest.version).toBe(version);
  // What npx runs: the command named like the package.
  const bin = manifest.bin[path.basename(name)] ?? '';
  const args = rest.split(' ').map((word) => word.replace(/^'|'$/g, '').replace(HOST, server.url));
  await run(process.execPath, [path.join(home, bin), ...args], { cwd: folder });
}

function check(folder: string, file: string): string {
  const args = '--noEmit --strict --noUncheckedIndexedAccess --target es2024 --lib es2024,dom,dom.iterable'.split(' ');
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', '--types', ''];
  try {
    return execFileSync(path.join(ROOT, 'node_modules/.bin/tsc'), [...args, ...modules, file], {
      cwd: folder,
      encoding: 'utf8',
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

describe('a client generated from the OpenAPI description', () => {
  test('is made by two independent generators', () => {
    expect(clients.map(({ command }) => /^npx (@?[^@\s]+)/.exec(command.text)?.[1])).toEqual([
      '@hey-api/openapi-ts',
      'swagger-typescript-api',
    ]);
  });

  test.each(clients.map((one) => [one.program.title ?? '', one] as const))(
    '%s compiles strictly and prints the documented output',
    async (title, { command, program, output }) => {
      const folder = folderOf({ [title]: program.text.replaceAll(HOST, server.url) });
      await generate(command, folder);
      expect(check(folder, title)).toBe('');
      const bundle = { bundle: true, format: 'esm', platform: 'node', write: false, logLevel: 'silent' } as const;
      const { outputFiles } = await build({ ...bundle, entryPoints: [path.join(folder, title)] });
      writeFileSync(path.join(folder, 'program.mjs'), outputFiles[0]?.contents ?? '');
      const { stdout } = await run(process.execPath, ['program.mjs'], { cwd: folder });
      expect(stdout.trimEnd()).toBe(output.text);
      // The types match the records: missing fields and other types do not compile.
      const wrong = program.text.replace("id === 'bambu-lab-p1s'", 'id === 5').replace('.basis', '.colour');
      writeFileSync(path.join(folder, 'wrong.ts'), wrong);
      const complaints = check(folder, 'wrong.ts');
      expect(complaints).toContain("'colour' does not exist");
      expect(complaints).toMatch(/'string' and 'number'/);
    },
    600_000,
  );
});
