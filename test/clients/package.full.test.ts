import { execFile, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderOf } from '../support/folder.js';
import { type Started, startServer } from '../support/node-server.js';
import { shared } from '../support/shared.js';
import { skipUnless } from '../support/skip.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PACKAGE = path.join(ROOT, 'clients/typescript');
const TSC = path.join(ROOT, 'node_modules/typescript/bin/tsc');

interface Description {
  exports: Record<string, string | { types: string; default: string }>;
  version: string;
  dependencies?: unknown;
}
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const description = JSON.parse(read('clients/typescript/package.json')) as Description;

function run(cwd: string, program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', shell: false });
  return { status, out: stdout, err: stderr };
}

/** The files in the tarball. Packing builds the package, so no other test may pack it at the same time. */
let files: string[];
let tarball: string;
beforeAll(() => {
  const folder = folderOf({});
  const { out, err, status } = run(PACKAGE, 'npm', 'pack', '--json', '--pack-destination', folder);
  expect(status, err).toBe(0);
  const [packed] = JSON.parse(out.slice(out.indexOf('['))) as { filename: string; files: { path: string }[] }[];
  files = (packed?.files ?? []).map((file) => file.path);
  tarball = path.join(folder, packed?.filename ?? '');
}, 600_000);

describe('the package', () => {
  it('contains its exports and their dependencies, and no sources', () => {
    for (const target of Object.values(description.exports).flatMap((one) =>
      typeof one === 'string' ? [one] : [one.types, one.default],
    ))
      expect(files, target).toContain(target.slice(2));
    const strange = files.filter(
      (file) =>
        !/^(package\.json|README\.md|LICENSE|bin\/open-print-data\.js|dist\/[\w-]+\.js(\.map)?|dist\/cli\.licences\.txt)$/.test(
          file,
        ) && !/^dist\/types\/(clients\/typescript\/src|core|schemas\/generated)\/.*\.d\.ts$/.test(file),
    );
    expect(strange).toEqual([]);
    expect(files).toEqual(
      expect.arrayContaining([
        'README.md',
        'LICENSE',
        'bin/open-print-data.js',
        'dist/cli.js',
        'dist/cli.licences.txt',
      ]),
    );
  });

  it('has the licence and the version of the project, and no dependencies', () => {
    expect(read('clients/typescript/LICENSE')).toBe(read('LICENSE'));
    expect(description.version).toBe((JSON.parse(read('package.json')) as Description).version);
    expect(description.dependencies).toBeUndefined();
  });
});

describe('the declarations', () => {
  it('export every type that a call accepts or returns', () => {
    const types = 'clients/typescript/dist/types/clients/typescript/src';
    const names = (text: string) => text.replace(/\b(?:type|as) /g, '').match(/\b[A-Z]\w+/g) ?? [];
    const entry = read(`${types}/index.d.ts`);
    const exported = [...entry.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list = '']) => names(list));
    const client = read(`${types}/client.d.ts`);
    const imported = [...client.matchAll(/^import (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) => names(list));
    expect(imported.length).toBeGreaterThan(20);
    expect(imported.filter((name) => !exported.includes(name))).toEqual([]);
  });

  it('document each call of the client for editors, and the errors of those that accept a name', () => {
    const lines = read('clients/typescript/dist/types/clients/typescript/src/client.d.ts').split('\n');
    const calls = lines.flatMap((line, at) => {
      const [, name, names] = line.match(/^ {4,8}(\w+)(?:<T>)?(?::? \(|\()((?:\w+: string)?)/) ?? [];
      if (name === undefined) return [];
      const doc =
        lines
          .slice(0, at)
          .join('\n')
          .match(/\/\*\*(?:(?!\*\/)[\s\S])*\*\/$/)?.[0] ?? '';
      return [{ call: line.trim(), doc, throws: name === 'get' || (name === 'list' && names !== '') }];
    });
    expect(calls.length).toBeGreaterThan(25);
    expect(calls.filter(({ doc }) => doc === '').map(({ call }) => call)).toEqual([]);
    expect(calls.filter(({ doc, throws }) => throws && !doc.includes('@throws')).map(({ call }) => call)).toEqual([]);
  });

  const PLATFORMS: Record<string, object> = {
    'Node, with its module resolution': {
      module: 'nodenext',
      moduleResolution: 'nodenext',
      lib: ['es2024'],
      types: ['node'],
    },
    'a bundler for browsers': {
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
      types: [],
    },
  };

  it.each(Object.entries(PLATFORMS))('compile in strict mode: %s', (_, options) => {
    const compilerOptions = {
      target: 'es2024',
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noPropertyAccessFromIndexSignature: true,
      skipLibCheck: false,
      noEmit: true,
      typeRoots: [path.join(ROOT, 'node_modules/@types')],
      ...options,
    };
    const folder = folderOf({
      'package.json': '{"type":"module"}',
      'tsconfig.json': JSON.stringify({ compilerOptions, files: ['consumer.ts'] }),
      'consumer.ts': read('test/clients/consumer.ts'),
    });
    for (const file of files)
      if (file === 'package.json' || file.startsWith('dist/types/'))
        cpSync(path.join(PACKAGE, file), path.join(folder, 'node_modules/open-print-data', file));
    expect(run(folder, process.execPath, TSC, '-p', folder).out).toBe('');
  });
});

it.each([
  ['publint', '--strict'],
  // The bundle for a script tag is never imported.
  ['attw', '--profile', 'esm-only', '--no-color', '--format', 'ascii', '--exclude-entrypoints', 'script.js'],
])(
  'the packed package passes %s',
  (program, ...args) => {
    const { status, out, err } = run(ROOT, path.join(ROOT, 'test/node_modules/.bin', program), tarball, ...args);
    expect(status, out + err).toBe(0);
  },
  300_000,
);

const DENO = path.join(ROOT, 'test/node_modules/.bin/deno');

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

async function expectToWork(program: string, ...args: string[]): Promise<void> {
  // The server runs in this process.
  const { stdout, stderr } = await promisify(execFile)(
    program,
    [...args, 'program.mjs', server.url, await shared('release')],
    {
      cwd: place,
    },
  );
  const line = expect.stringMatching(/^\d{3,} bambu-lab-p1s--0\.4--petg Stringing$/);
  expect([stderr, ...stdout.trimEnd().split('\n')]).toEqual(['', line, line]);
}

describe('the package, installed by a user without the repository', () => {
  beforeAll(async () => {
    server = await startServer(await shared('release'));
    place = folderOf({
      'package.json': '{"type":"module","private":true}',
      'program.mjs': `import process from 'node:process';${PROGRAM}`,
    });
    const { status, err } = run(place, 'npm', 'install', '--offline', '--no-audit', '--no-fund', tarball);
    expect(err).not.toMatch(/deprecated|install-scripts|ERR/);
    expect(status, err).toBe(0);
  }, 600_000);
  afterAll(() => server.stop());

  it('has no dependencies', () => {
    const expected = ['open-print-data'];
    expect(readdirSync(path.join(place, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(expected);
    expect(readdirSync(path.join(place, 'node_modules/.bin'))).toEqual(['open-print-data']);
  });

  it('works in Node', () => expectToWork(process.execPath));

  it('works in Deno', async (context) => {
    skipUnless(existsSync(DENO), context, 'Deno is not installed below test/');
    await expectToWork(DENO, 'run', '--quiet', '--allow-read', '--allow-write=kept', '--allow-net=127.0.0.1');
  });
});
