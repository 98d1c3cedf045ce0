import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { circlesIn, type Imports, importsOf } from './support/imports.js';

/** The stages of a build, in their order: each may import those before it. */
const STAGES = ['load', 'check', 'compose', 'lint', 'emit'].map((stage) => `scripts/${stage}`);

/** The drawings of the symptoms, which depend on nothing of ours: records name them and a release holds them. */
const PICTURES = 'scripts/pictures';

/** What every room may import: shapes that come from the schemas, and what depends on nothing. */
const ANYBODY = ['schemas/generated', 'core'];

/** What the stages and the other parts of scripts/ stand on. */
const GROUND = [...ANYBODY, 'scripts/shared', 'scripts/schemas'];

/**
 * What each room may import beside itself. Facts flow one way, and a query does: no room imports one that comes after
 * it. A room that is not named here may not be imported and may not import.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  core: ['schemas/generated'],
  'schemas/generated': [],
  functions: ANYBODY,
  server: [...ANYBODY, 'functions'],
  // What users install: the pure functions and the shapes of records, and nothing else of ours.
  'clients/typescript': ANYBODY,
  'scripts/shared': ANYBODY,
  'scripts/schemas': [...ANYBODY, 'scripts/shared'],
  // The summary of an import tells which overrides upstream has touched.
  'scripts/import': [...GROUND, 'scripts/load', 'scripts/check'],
  ...Object.fromEntries(STAGES.map((stage, place) => [stage, [...GROUND, ...STAGES.slice(0, place)]])),
  [PICTURES]: [],
  'scripts/compose': [...GROUND, PICTURES, 'scripts/load', 'scripts/check'],
  // The examples in the description of the service are its own answers.
  'scripts/emit': [...GROUND, ...STAGES, PICTURES, 'functions'],
  // The pictures of shared links, from the same parts, drawn in the browser that the tests use.
  'scripts/social': [PICTURES, 'test/support'],
  // What is done with built releases.
  'scripts/diff': GROUND,
  'scripts/mirror': GROUND,
  'scripts/preview': [...GROUND, 'scripts/diff'],
  // A release is recorded as what its build would publish.
  'scripts/release': [...GROUND, 'scripts/load', 'scripts/emit', 'scripts/diff'],
  'scripts/show': GROUND,
  // What somebody changes by hand with a command is held against what the stages know before it is written.
  'scripts/edit': [...GROUND, 'scripts/load', 'scripts/check'],
  'scripts/new': [...GROUND, 'scripts/load', 'scripts/check', 'scripts/compose', 'scripts/lint', 'scripts/edit'],
  'scripts/fix-value': [...GROUND, 'scripts/load', 'scripts/check', 'scripts/compose', 'scripts/edit'],
  // Reads what others publish of the same machines.
  'scripts/compare': GROUND,
  'scripts/test': GROUND,
  // What was found good is kept for the next run.
  'scripts/validate': [...GROUND, 'scripts/load'],
  // Measures the diagnosis on solved cases.
  'scripts/diagnose': GROUND,
  // One thin file per command. Copies are verified as the package does it.
  scripts: [
    ...GROUND,
    'clients/typescript',
    ...STAGES,
    ...[
      'import',
      'compare',
      'diagnose',
      'diff',
      'edit',
      'fix-value',
      'mirror',
      'new',
      'preview',
      'release',
      'show',
      'test',
      'validate',
    ].map((room) => `scripts/${room}`),
  ],
  // Pages are measured over the project's own server, in the browser that the tests look through.
  bench: [...GROUND, 'clients/typescript', 'scripts/emit', 'scripts', 'functions', 'server', 'test/support'],
  // The site is built from a release: it asks the service, and tells the limits, differences and figures of others. What
  // browsers can do for the pure functions stands in the package.
  docs: [
    ...ANYBODY,
    'clients/typescript',
    ...['scripts/shared', 'scripts/compose', 'scripts/emit', 'scripts/diff', 'scripts/diagnose', 'scripts/social'],
    ...['functions', 'bench', 'scripts/test', 'clients/typescript'],
  ],
};

const ROOMS = Object.keys(MAY_IMPORT).sort((a, b) => b.length - a.length);

/** The room that a file lies in: the longest name that its path begins with. */
function roomOf(file: string): string {
  const room = ROOMS.find((name) => file.startsWith(`${name}/`));
  // A folder of scripts/ is a room of its own, not part of the commands.
  return room === undefined || (room === 'scripts' && file.split('/').length > 2)
    ? file.split('/').slice(0, -1).join('/')
    : room;
}

/** Imports that the table does not allow, as `file -> room`. */
function violations(all: readonly Imports[]): string[] {
  const found = all.flatMap(({ file, files }) => {
    const own = roomOf(file);
    const rooms = new Set(files.map(roomOf));
    rooms.delete(own);
    return [...rooms].filter((room) => !MAY_IMPORT[own]?.includes(room)).map((room) => `${file} -> ${room}`);
  });
  return found.sort();
}

const files = globSync('{core,schemas,functions,server,scripts,docs,bench,clients}/**/*.{ts,tsx,mts,mjs,astro,mdx}', {
  exclude: (name) => name === 'node_modules' || name === '.astro' || name.startsWith('dist'),
});
const imports = files.map(importsOf);
const within = (room: string) => imports.filter(({ file }) => roomOf(file) === room);

describe('the direction of imports', () => {
  it('is that of the table', () => {
    expect(imports.length).toBeGreaterThan(200);
    expect(violations(imports)).toEqual([]);
  });

  it('knows every room', () => {
    const unknown = files.map(roomOf).filter((room) => !Object.hasOwn(MAY_IMPORT, room));
    expect([...new Set(unknown)]).toEqual([]);
  });

  it.each(['core', 'functions'])('leads out of %s to no package and to no platform', (room) => {
    expect(within(room).length).toBeGreaterThan(5);
    expect(within(room).filter(({ others }) => others.length > 0)).toEqual([]);
  });

  it.each(['core', 'functions'])('is no circle within %s', (room) => {
    expect(circlesIn(new Map(within(room).map((one) => [one.file, one.files])))).toEqual([]);
  });

  it('sees what goes against it', () => {
    const one = (file: string, ...to: string[]): Imports => ({ file, files: to, others: [] });
    expect(
      violations([
        one('core/a.ts', 'core/b.ts', 'functions/c.ts'),
        one('scripts/check/rules/a.ts', 'scripts/load/b.ts', 'scripts/emit/c.ts'),
        one('server/a.ts', 'functions/answer/b.ts', 'scripts/c.ts'),
        one('functions/a.ts', 'scripts/new/b.ts'),
      ]),
    ).toEqual([
      'core/a.ts -> functions',
      'functions/a.ts -> scripts/new',
      'scripts/check/rules/a.ts -> scripts/emit',
      'server/a.ts -> scripts',
    ]);
  });

  it('sees circles, of two files and of more', () => {
    const graph = { a: ['b'], b: ['c', 'd'], c: ['a'], d: [], e: ['a', 'f'], f: ['e'], g: ['g'] };
    expect(circlesIn(new Map(Object.entries(graph)))).toEqual([['a', 'b', 'c'], ['e', 'f'], ['g']]);
  });
});
