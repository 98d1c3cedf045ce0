import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cyclesIn, type Imports, importsOf } from './support/imports.js';

/** The stages of a build in order: each may import the earlier ones. */
const STAGES = ['load', 'check', 'compose', 'lint', 'emit'].map((stage) => `scripts/pipeline/${stage}`);

/** All areas may import the types generated from the schemas, and the pure functions. */
const COMMON = ['schemas/generated', 'core'];

const GROUND = [...COMMON, 'scripts/shared', 'scripts/shared/schemas'];

/** The areas of the contributors' commands. */
const CONTRIBUTE = ['diagnose', 'edit', 'fix-value', 'new', 'show'].map((area) => `scripts/contribute/${area}`);

const RELEASE = ['scripts/release', ...['diff', 'mirror', 'preview'].map((area) => `scripts/release/${area}`)];

const [LOAD, CHECK, COMPOSE, LINT, EMIT] = STAGES as [string, string, string, string, string];

/**
 * The areas, which are folders, and what each may import besides itself. Data flows one way: no area imports a later
 * one. An area that is missing here may neither import nor be imported.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  core: ['schemas/generated'],
  'schemas/generated': [],
  functions: COMMON,
  server: [...COMMON, 'functions'],
  // Users install it, so it contains only pure functions and types.
  'clients/typescript': COMMON,
  'scripts/shared': COMMON,
  'scripts/shared/schemas': [...COMMON, 'scripts/shared'],
  ...Object.fromEntries(STAGES.map((stage, place) => [stage, [...GROUND, ...STAGES.slice(0, place)]])),
  // The examples in the OpenAPI document are real answers of the function.
  [EMIT]: [...GROUND, ...STAGES, 'functions'],
  // Runs the stages in order.
  'scripts/pipeline': [...GROUND, ...STAGES],
  // An import's summary lists the overrides that upstream changed, and the preset that each record comes from.
  'scripts/import': [...GROUND, LOAD, CHECK, COMPOSE],
  'scripts/release/diff': GROUND,
  'scripts/release/mirror': GROUND,
  'scripts/release/preview': [...GROUND, 'scripts/release/diff'],
  // A release records what its build would publish.
  'scripts/release': [...GROUND, LOAD, EMIT, 'scripts/release/diff'],
  'scripts/contribute/show': GROUND,
  // Commands check a change with the stages before they write it.
  'scripts/contribute/edit': [...GROUND, LOAD, CHECK],
  'scripts/contribute/new': [...GROUND, LOAD, CHECK, COMPOSE, LINT, 'scripts/contribute/edit'],
  'scripts/contribute/fix-value': [...GROUND, LOAD, CHECK, COMPOSE, 'scripts/contribute/edit'],
  // Measures the diagnosis on solved public cases.
  'scripts/contribute/diagnose': GROUND,
  // One thin file per npm script.
  scripts: [
    ...[...GROUND, 'clients/typescript', ...STAGES, 'scripts/pipeline', 'scripts/import'],
    ...[...CONTRIBUTE, ...RELEASE],
  ],
  // Measures pages served by the Node server, in the browser of the tests.
  bench: [
    ...[...GROUND, 'clients/typescript', EMIT, 'scripts/pipeline', 'scripts'],
    ...['functions', 'server', 'test/support'],
  ],
  // Renders the images of link previews in the browser of the tests.
  'docs/social': ['test/support'],
  // Reads a release as files or over HTTP; browser versions of the pure functions are in the package.
  docs: [...COMMON, 'clients/typescript', 'docs/social'],
};

/** Lines up to which a file with a single importer is too small to be separate. */
const smallLines = (file: string) => (file.startsWith('docs/') ? 25 : 40);

/** Small files with a single importer, by the beginning of their path, with the reason why they are separate. */
const SMALL_FILES: Readonly<Record<string, string>> = {
  'clients/typescript/src/parts/resolve-': 'loaded on demand, so that the client stays small',
  'clients/typescript/src/preset.ts': 'an entry of the package',
  'docs/src/components/Try.astro': 'a component that is only the script of a form',
  'docs/src/patient-highlighting.ts': 'read by tests without the packages of the site',
  'docs/src/reachable-code.ts': 'a plug-in with its own packages',
  'docs/src/reference/chinese.ts': 'read by tests without the packages of the site',
  'docs/src/symptom/questions.ts': 'loaded on demand, with the wizard',
};

/**
 * Maximum hand-written code of each area, slightly above its size. A commit that lets an area grow raises its row and
 * says why; a row far above its area must be lowered.
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

const AREAS = Object.keys(MAY_IMPORT).sort((a, b) => b.length - a.length);

/** The area of a file: the longest that its path begins with. */
function areaOf(file: string): string {
  const area = AREAS.find((name) => file.startsWith(`${name}/`));
  // Only the files directly in scripts/ belong to that area.
  return area === undefined || (area === 'scripts' && file.split('/').length > 2)
    ? file.split('/').slice(0, -1).join('/')
    : area;
}

/** Imports that the table does not allow, as `file -> area`. */
function violations(all: readonly Imports[]): string[] {
  const found = all.flatMap(({ file, files }) => {
    const own = areaOf(file);
    const areas = new Set(files.map(areaOf));
    areas.delete(own);
    return [...areas].filter((area) => !MAY_IMPORT[own]?.includes(area)).map((area) => `${file} -> ${area}`);
  });
  return found.sort();
}

const files = globSync('{core,schemas,functions,server,scripts,docs,bench,clients}/**/*.{ts,tsx,mts,mjs,astro,mdx}', {
  exclude: (name) => name === 'node_modules' || name === '.astro' || name.startsWith('dist'),
});
const imports = files.map(importsOf);
const within = (area: string) => imports.filter(({ file }) => areaOf(file) === area);

describe('the size of the code', () => {
  const areas = Object.keys(MOST).sort((a, b) => b.length - a.length);
  const written = globSync(
    '{bench,clients,core,docs,functions,scripts,server,test}/**/*.{ts,tsx,mjs,js,astro,css,py}',
    {
      exclude: (name) => ['node_modules', 'generated', '.astro', '.venv'].includes(name) || name.startsWith('dist'),
    },
  );
  const sizes = Map.groupBy(written, (file) => areas.find((area) => file.startsWith(`${area}/`)) ?? file);

  it('counts every file in an area', () => {
    expect([...sizes.keys()].filter((area) => !areas.includes(area))).toEqual([]);
  });

  it.each(areas)('%s', (area) => {
    const texts = (sizes.get(area) ?? []).map((file) => readFileSync(file));
    const lines = texts.reduce((sum, text) => sum + text.toString('latin1').split('\n').length - 1, 0);
    const kilobytes = texts.reduce((sum, { length }) => sum + length, 0) / 1000;
    const most = MOST[area] as { lines: number; kilobytes: number };
    expect(lines).toBeLessThanOrEqual(most.lines);
    expect(kilobytes).toBeLessThanOrEqual(most.kilobytes);
    expect(lines).toBeGreaterThan(most.lines * 0.95 - 50);
    expect(kilobytes).toBeGreaterThan(most.kilobytes * 0.95 - 5);
  });
});

describe('the imports', () => {
  it('are those that the table allows', () => {
    expect(imports.length).toBeGreaterThan(200);
    expect(violations(imports)).toEqual([]);
  });

  it('lists every area', () => {
    const unknown = files.map(areaOf).filter((area) => !Object.hasOwn(MAY_IMPORT, area));
    expect([...new Set(unknown)]).toEqual([]);
  });

  it.each(['core', 'functions'])('of %s include no package and no platform', (area) => {
    expect(within(area).length).toBeGreaterThan(5);
    expect(within(area).filter(({ others }) => others.length > 0)).toEqual([]);
  });

  it('of functions that list folders are in one place, except where no package is available', () => {
    const own = /^(?:scripts\/shared\/files|scripts\/pipeline\/load\/read)\.ts$/;
    const walking = files.filter((file) => /^(?:scripts|bench)\//.test(file) && !own.test(file));
    expect(
      walking.filter((file) => /\b(?:readdir|readdirSync|globSync|opendir)\b/.test(readFileSync(file, 'utf8'))),
    ).toEqual([]);
  });

  it('are acyclic, including types', () => {
    expect(cyclesIn(new Map(imports.map((one) => [one.file, one.files])))).toEqual([]);
  });

  it('include no small file with a single importer, except with a reason', () => {
    const importers = new Map<string, Set<string>>();
    for (const { file, files: to } of imports)
      for (const one of to) importers.set(one, (importers.get(one) ?? new Set()).add(file));
    const isSmall = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length <= smallLines(file);
    const small = files.filter(
      (file) => !file.startsWith('schemas/generated/') && importers.get(file)?.size === 1 && isSmall(file),
    );
    const reasons = Object.keys(SMALL_FILES);
    expect(small.filter((file) => !reasons.some((reason) => file.startsWith(reason)))).toEqual([]);
    // Every reason is still needed.
    expect(reasons.filter((reason) => !small.some((file) => file.startsWith(reason)))).toEqual([]);
  });

  it('that break the rules are found', () => {
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

  it('that form cycles of two or more files are found', () => {
    const graph = { a: ['b'], b: ['c', 'd'], c: ['a'], d: [], e: ['a', 'f'], f: ['e'], g: ['g'] };
    expect(cyclesIn(new Map(Object.entries(graph)))).toEqual([['a', 'b', 'c'], ['e', 'f'], ['g']]);
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
