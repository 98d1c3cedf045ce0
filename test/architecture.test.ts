import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { circlesIn, type Imports, importsOf } from './support/imports.js';

/** The stages of a build, in their order: each may import those before it. */
const STAGES = ['load', 'check', 'compose', 'lint', 'emit'].map((stage) => `scripts/pipeline/${stage}`);

/** What every room may import: shapes that come from the schemas, and what depends on nothing. */
const ANYBODY = ['schemas/generated', 'core'];

/** What the rooms of scripts/ stand on. */
const GROUND = [...ANYBODY, 'scripts/shared', 'scripts/shared/schemas'];

/** The rooms that a contributor's commands lie in. */
const CONTRIBUTE = ['compare', 'diagnose', 'draw', 'edit', 'fix-value', 'new', 'show', 'validate'].map(
  (room) => `scripts/contribute/${room}`,
);

/** What is done with built releases. */
const RELEASE = ['scripts/release', ...['diff', 'mirror', 'preview'].map((room) => `scripts/release/${room}`)];

const [LOAD, CHECK, COMPOSE, LINT, EMIT] = STAGES as [string, string, string, string, string];

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
  'scripts/shared/schemas': [...ANYBODY, 'scripts/shared'],
  ...Object.fromEntries(STAGES.map((stage, place) => [stage, [...GROUND, ...STAGES.slice(0, place)]])),
  // The examples in the description of the service are its own answers.
  [EMIT]: [...GROUND, ...STAGES, 'functions'],
  // The order of the stages, and what builds by it.
  'scripts/pipeline': [...GROUND, ...STAGES],
  // The summary of an import tells which overrides upstream has touched, and whose presets became whose records.
  'scripts/import': [...GROUND, LOAD, CHECK, COMPOSE],
  'scripts/release/diff': GROUND,
  'scripts/release/mirror': GROUND,
  'scripts/release/preview': [...GROUND, 'scripts/release/diff'],
  // A release is recorded as what its build would publish.
  'scripts/release': [...GROUND, LOAD, EMIT, 'scripts/release/diff'],
  'scripts/contribute/show': GROUND,
  // What somebody changes by hand with a command is held against what the stages know before it is written.
  'scripts/contribute/edit': [...GROUND, LOAD, CHECK],
  'scripts/contribute/new': [...GROUND, LOAD, CHECK, COMPOSE, LINT, 'scripts/contribute/edit'],
  'scripts/contribute/fix-value': [...GROUND, LOAD, CHECK, COMPOSE, 'scripts/contribute/edit'],
  // Reads what others publish of the same machines.
  'scripts/contribute/compare': GROUND,
  // What was found good is kept for the next run.
  'scripts/contribute/validate': [...GROUND, LOAD],
  // Measures the diagnosis on solved cases.
  'scripts/contribute/diagnose': GROUND,
  // Draws facts to judge, and counts the verdicts.
  'scripts/contribute/draw': GROUND,
  // One thin file per command. Copies are verified as the package does it.
  scripts: [
    ...[...GROUND, 'clients/typescript', ...STAGES, 'scripts/pipeline', 'scripts/import'],
    ...[...CONTRIBUTE, ...RELEASE],
  ],
  // Pages are measured over the project's own server, in the browser that the tests look through.
  bench: [
    ...[...GROUND, 'clients/typescript', EMIT, 'scripts/pipeline', 'scripts'],
    ...['functions', 'server', 'test/support'],
  ],
  // The pictures of shared links, from drawings, in the browser that the tests use.
  'docs/social': ['test/support'],
  // The site is built from a release: it asks the service, and tells the limits, differences and figures of others. What
  // browsers can do for the pure functions stands in the package.
  docs: [
    ...[
      ...ANYBODY,
      'scripts/shared',
      'scripts/shared/schemas',
      'clients/typescript',
      'functions',
      'bench',
      'docs/social',
    ],
    ...[COMPOSE, EMIT, 'scripts/contribute/diagnose', 'scripts/contribute/draw', 'scripts/release/diff'],
  ],
};

/** Lines of a file that says too little to stand alone where one other file alone imports it. */
const SMALL_LINES = 25;

/** Small files, or folders of them, that one other file alone imports, with the reason why they stand alone. */
const SMALL_FILES: Readonly<Record<string, string>> = {
  'clients/typescript/src/mcp/serve.ts': 'loaded when an assistant starts the server, with the packages that it needs',
  'clients/typescript/src/parts/resolve-symptom.ts': 'loaded when it is called, so that the client stays small',
  'clients/typescript/src/preset.ts': 'an entry of the package',
  'docs/src/calibration/start.ts': 'the script of a page',
  'docs/src/components/Try.astro': 'the script of a form, as a component',
  'docs/src/explorer/views.ts': 'where the views are loaded on demand',
  'docs/src/layouts/start.ts': 'the script of every page',
  'docs/src/patient-highlighting.ts': 'read by tests without the packages of the site',
  'docs/src/reachable-code.ts': 'a plug-in with its own packages',
  'docs/src/records/diagnose.tsx': 'the page of an address of its own',
  'docs/src/records/find/address-words.ts': 'in the first view, the rest of the search is not',
  'docs/src/reference/chinese.ts': 'read by tests without the packages of the site',
  'docs/src/reference/shapes.ts': 'one table of a page, as its neighbours are',
  'docs/src/symptom/carry-setup.ts': 'the script of a page',
  'docs/src/symptom/questions.ts': 'loaded once somebody wants to be asked, with all that asks',
  'docs/src/try/get.ts': 'needs the DOM, which its neighbour does without',
  'functions/query/resolve.ts': 'one step of the walk of a query, named in the architecture',
  'scripts/pipeline/lint/rules/': 'one rule a file, with its test beside it in test/',
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

  it('is no circle, types included', () => {
    expect(circlesIn(new Map(imports.map((one) => [one.file, one.files])))).toEqual([]);
  });

  it('leads to no small file that one other alone reads, but for those with a reason', () => {
    const importers = new Map<string, Set<string>>();
    for (const { file, files: to } of imports)
      for (const one of to) importers.set(one, (importers.get(one) ?? new Set()).add(file));
    const isSmall = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length <= SMALL_LINES;
    const small = files.filter(
      (file) => !file.startsWith('schemas/generated/') && importers.get(file)?.size === 1 && isSmall(file),
    );
    const reasons = Object.keys(SMALL_FILES);
    expect(small.filter((file) => !reasons.some((reason) => file.startsWith(reason)))).toEqual([]);
    // A reason that is no longer needed goes.
    expect(reasons.filter((reason) => !small.some((file) => file.startsWith(reason)))).toEqual([]);
  });

  it('sees what goes against it', () => {
    const one = (file: string, ...to: string[]): Imports => ({ file, files: to, others: [] });
    expect(
      violations([
        one('core/a.ts', 'core/b.ts', 'functions/c.ts'),
        one('scripts/pipeline/check/rules/a.ts', 'scripts/pipeline/load/b.ts', 'scripts/pipeline/emit/c.ts'),
        one('server/a.ts', 'functions/answer/b.ts', 'scripts/c.ts'),
        one('functions/a.ts', 'scripts/contribute/new/b.ts'),
      ]),
    ).toEqual([
      'core/a.ts -> functions',
      'functions/a.ts -> scripts/contribute/new',
      'scripts/pipeline/check/rules/a.ts -> scripts/pipeline/emit',
      'server/a.ts -> scripts',
    ]);
  });

  it('sees circles, of two files and of more', () => {
    const graph = { a: ['b'], b: ['c', 'd'], c: ['a'], d: [], e: ['a', 'f'], f: ['e'], g: ['g'] };
    expect(circlesIn(new Map(Object.entries(graph)))).toEqual([['a', 'b', 'c'], ['e', 'f'], ['g']]);
  });
});
