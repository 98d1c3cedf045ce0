import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { circlesIn, type Imports, importsOf } from './support/imports.js';

/** The stages of a build, in their order: each may import those before it. */
const STAGES = ['load', 'check', 'compose', 'lint', 'emit'].map((stage) => `scripts/pipeline/${stage}`);

/** What every room may import: shapes that come from the schemas, and what depends on nothing. */
const ANYBODY = ['schemas/generated', 'core'];

const GROUND = [...ANYBODY, 'scripts/shared', 'scripts/shared/schemas'];

/** The rooms that a contributor's commands lie in. */
const CONTRIBUTE = ['diagnose', 'edit', 'fix-value', 'new', 'show', 'validate'].map(
  (room) => `scripts/contribute/${room}`,
);

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
  // What was found good is kept for the next run.
  'scripts/contribute/validate': [...GROUND, LOAD],
  // Measures the diagnosis on solved cases.
  'scripts/contribute/diagnose': GROUND,
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
  // The site is built from a release, which it reads as files and asks over HTTP. What browsers can do for the pure
  // functions is in the package.
  docs: [...ANYBODY, 'clients/typescript', 'docs/social'],
};

/** Lines of a file that says too little to be alone where one other file alone imports it. The site follows. */
const smallLines = (file: string) => (file.startsWith('docs/') ? 25 : 40);

/** Small files, or folders of them, that one other file alone imports, with the reason why they are alone. */
const SMALL_FILES: Readonly<Record<string, string>> = {
  'clients/typescript/src/parts/resolve-': 'loaded when it is called, so that the client stays small',
  'clients/typescript/src/preset.ts': 'an entry of the package',
  'docs/src/components/Try.astro': 'the script of a form, as a component',
  'docs/src/patient-highlighting.ts': 'read by tests without the packages of the site',
  'docs/src/reachable-code.ts': 'a plug-in with its own packages',
  'docs/src/reference/chinese.ts': 'read by tests without the packages of the site',
  'docs/src/symptom/questions.ts': 'loaded once somebody wants to be asked, with all that asks',
};

/**
 * The ratchet: most hand-written code of each room, a little above what it has. Whoever lets a room grow changes its row
 * and says why in that commit; a row far above its room is lowered.
 */
const MOST: Readonly<Record<string, { lines: number; kilobytes: number }>> = {
  bench: { lines: 1_180, kilobytes: 51 },
  'clients/python': { lines: 3_770, kilobytes: 189 },
  'clients/typescript/src/cli': { lines: 4_570, kilobytes: 211 },
  'clients/typescript/src/mcp': { lines: 2_220, kilobytes: 116 },
  'clients/typescript': { lines: 4_360, kilobytes: 187 },
  core: { lines: 14_030, kilobytes: 646 },
  'docs/src/explorer': { lines: 3_760, kilobytes: 141 },
  'docs/src/records': { lines: 4_850, kilobytes: 197 },
  'docs/src/symptom': { lines: 2_700, kilobytes: 108 },
  docs: { lines: 9_890, kilobytes: 395 },
  functions: { lines: 1_200, kilobytes: 54 },
  'scripts/contribute': { lines: 2_430, kilobytes: 109 },
  'scripts/import': { lines: 6_540, kilobytes: 293 },
  'scripts/pipeline': { lines: 18_690, kilobytes: 856 },
  'scripts/release': { lines: 1_570, kilobytes: 70 },
  'scripts/shared': { lines: 1_790, kilobytes: 77 },
  scripts: { lines: 1_080, kilobytes: 52 },
  server: { lines: 1_470, kilobytes: 61 },
  test: { lines: 49_890, kilobytes: 2375 },
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

describe('the size of the house', () => {
  const rooms = Object.keys(MOST).sort((a, b) => b.length - a.length);
  const written = globSync(
    '{bench,clients,core,docs,functions,scripts,server,test}/**/*.{ts,tsx,mjs,js,astro,css,py}',
    {
      exclude: (name) => ['node_modules', 'generated', '.astro', '.venv'].includes(name) || name.startsWith('dist'),
    },
  );
  const sizes = Map.groupBy(written, (file) => rooms.find((room) => file.startsWith(`${room}/`)) ?? file);

  it('counts every file in a room', () => {
    expect([...sizes.keys()].filter((room) => !rooms.includes(room))).toEqual([]);
  });

  it.each(rooms)('%s', (room) => {
    const texts = (sizes.get(room) ?? []).map((file) => readFileSync(file));
    const lines = texts.reduce((sum, text) => sum + text.toString('latin1').split('\n').length - 1, 0);
    const kilobytes = texts.reduce((sum, { length }) => sum + length, 0) / 1000;
    const most = MOST[room] as { lines: number; kilobytes: number };
    expect(lines).toBeLessThanOrEqual(most.lines);
    expect(kilobytes).toBeLessThanOrEqual(most.kilobytes);
    expect(lines).toBeGreaterThan(most.lines * 0.95 - 50);
    expect(kilobytes).toBeGreaterThan(most.kilobytes * 0.95 - 5);
  });
});

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

  it('lists folders in one place, but for what runs without packages', () => {
    const own = /^(?:scripts\/shared\/files|scripts\/pipeline\/load\/read)\.ts$/;
    const walking = files.filter((file) => /^(?:scripts|bench)\//.test(file) && !own.test(file));
    expect(
      walking.filter((file) => /\b(?:readdir|readdirSync|globSync|opendir)\b/.test(readFileSync(file, 'utf8'))),
    ).toEqual([]);
  });

  it('is no circle, types included', () => {
    expect(circlesIn(new Map(imports.map((one) => [one.file, one.files])))).toEqual([]);
  });

  it('leads to no small file that one other alone reads, but for those with a reason', () => {
    const importers = new Map<string, Set<string>>();
    for (const { file, files: to } of imports)
      for (const one of to) importers.set(one, (importers.get(one) ?? new Set()).add(file));
    const isSmall = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length <= smallLines(file);
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

it.each(['architecture', 'contributing', 'zh-cn/architecture', 'zh-cn/contributing'])(
  '%s names files that exist',
  (page) => {
    const text = readFileSync(`docs/src/content/docs/${page}.md`, 'utf8');
    const named = [...text.matchAll(/`((?:clients|core|docs|functions|schemas|scripts|server|test)\/[\w./-]*\w)`/g)];
    expect(named.length).toBeGreaterThan(3);
    expect(named.map(([, file = '']) => file).filter((file) => !existsSync(file))).toEqual([]);
  },
);
