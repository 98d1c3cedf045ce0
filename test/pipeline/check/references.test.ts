import { describe, expect, it } from 'vitest';
import { checkFileNames, checkReferences } from '../../../scripts/pipeline/check/references.js';
import { type Dataset, entriesOf } from '../../../scripts/pipeline/load/dataset.js';
import { type Changes, curated, smallDataset } from '../../support/small-dataset.js';

/** A value in the small dataset that a test may change. */
// biome-ignore lint/suspicious/noExplicitAny: the tests write what no type allows
type Loose = any;

const problemsOf = (dataset: Dataset) => {
  const files = [...entriesOf(dataset)].map(([kind, entry]) => ({ kind, ...entry }));
  const problems = [...checkFileNames(files, dataset), ...checkReferences(dataset)];
  return problems.map(({ file, path, message }) => `${file} ${path}: ${message}`);
};

/** The small dataset with its files in their places. */
function placed(changes: Changes = {}): Dataset {
  const processes = { 'slicer/acme': { source: 'slicer', brand: 'acme', overrides: [] } };
  const dataset = structuredClone(smallDataset({ processes, ...changes }));
  (dataset.printers.get('acme-one') as Loose).file = 'printers/acme/one.yaml';
  return dataset;
}

/** The file of a dataset with a name such as `printers acme-one`; the printer of the one source is called `imported`. */
function fileOf(dataset: Dataset, name: string): { file: string; value: Loose } {
  if (name === 'imported') return dataset.imported.get('slicer')?.printers.get('acme-one') as Loose;
  const [kind = '', id = ''] = name.split(' ');
  const files = (dataset as Loose)[kind];
  return files instanceof Map ? files.get(id) : files;
}

/** Sets a value in a tree at keys separated by spaces, creating missing parents. */
function put(tree: Loose, path: string, value: unknown): void {
  const keys = path.split(' ');
  const last = keys.pop() as string;
  const parent = keys.reduce((node, key, at) => {
    node[key] ??= /^\d+$/.test(keys[at + 1] ?? last) ? [] : {};
    return node[key];
  }, tree);
  parent[last] = value;
}

describe('references', () => {
  it('are all valid in the small dataset', () => expect(problemsOf(placed())).toEqual([]));

  it('report an entry that was renamed once, at its list', () => {
    const dataset = placed();
    const brands: Loose = dataset.brands.value;
    brands.acmee = brands.acme;
    delete brands.acme;
    expect(problemsOf(dataset)).toEqual([
      'brands.yaml acmee: nothing names the brand "acmee", but "acme" is named in 2 places',
    ]);
  });

  it('do not require a source for a hand-read printer', () => {
    const added = (value: object) => {
      const dataset = placed();
      const made = { id: 'acme-made', brand: 'acme', model: 'Made', ...value };
      (dataset.printers as Loose).set('acme-made', { file: 'printers/acme/made.yaml', value: made });
      return problemsOf(dataset);
    };
    expect(added(curated({ enclosed: true }))).toEqual([]);
    expect(added({})).toEqual(['printers/acme/made.yaml id: no source knows the printer "acme-made"']);
  });

  it.each<[file: string, path: string, value: unknown, message: string]>([
    ['printers acme-one', 'brand', 'nobody', 'there is no brand "nobody"'],
    ['printers acme-one', 'brand', 'constructor', 'there is no brand "constructor"'], // inherited by every object
    ['printers acme-one', 'variant_of', 'acme-zero', 'there is no printer "acme-zero"'],
    ['wellKnown', 'printers 0', 'acme-zero', 'there is no printer "acme-zero"'],
    ['checks parked', 'outcomes 0 more slightly 0', 'too-cold', 'there is no cause "too-cold"'],
    ['checks parked', 'symptoms 0', 'smoke', 'there is no symptom "smoke"'],
    ['setups', '0 when materials 0', 'pvc', 'there is no material "pvc"'],
    ['imported', 'profiles gold', [], 'there is no material "gold"'],
    ['symptoms strings', 'causes 0 cause', 'gone', 'there is no cause "gone"'],
    ['symptoms strings', 'causes 0 fixes 1', 'gone', 'there is no fix "gone"'],
    ['symptoms strings', 'related 0', 'gone', 'there is no symptom "gone"'],
    ['symptoms strings', 'references 0', 'gone', 'there is no reference "gone"'],
    ['causes too-hot', 'sources 0', 'gone', 'there is no reference "gone"'],
    ['causes too-hot', 'applies_to materials 0', 'gold', 'there is no material "gold"'],
    ['fixes cooler', 'adjustment steps 0 when brands 0', 'nobody', 'there is no brand "nobody"'],
    ['fixes cooler', 'adjustment setting', 'gone', 'there is no setting "gone"'],
    ['fixes cooler', 'figures 0 quantity sources 0', 'gone', 'there is no reference "gone"'],
    ['materialNames', 'polymers 0 id', 'gold', 'there is no material "gold"'],
    ['materialNames', 'polymers 0 grade_of', 'gold', 'there is no polymer "gold"'],
    ['materialNames', 'polymers 0 words', ['plaa'], 'the words of "pla" do not match its own id'],
    ['materialNames', 'grades gold', [], 'there is no polymer "gold"'],
    ['materialNames', 'grades pla', [{ material: 'gold', words: [] }], 'there is no material "gold"'],
    ['materialNames', 'instead tin', { material: 'gold' }, 'there is no material "gold"'],
    ['materialNames', 'instead pla', {}, 'the material "pla" has its own file and needs no other'],
    ['materials pla', 'facts density_g_cm3 sources 0', 'gone', 'there is no reference "gone"'],
    ['materials pla', 'facts nozzle_temperature_c others 0 sources 0', 'gone', 'there is no reference "gone"'],
    ['materials pla', 'facts support_for value 0', 'gold', 'there is no material "gold"'],
    ['settings nozzle_temperature', 'slicers cura source', 'gone', 'there is no reference "gone"'],
    ['settings nozzle_temperature', 'first_layer', 'gone', 'there is no setting "gone"'],
    ['sources', 'leads default 1', 'gone', 'there is no source "gone"'],
    ['sources', 'leads nobody', ['slicer'], 'there is no brand "nobody"'],
    ['processes slicer/acme', 'source', 'gone', 'there is no source "gone"'],
    ['processes slicer/acme', 'brand', 'nobody', 'there is no brand "nobody"'],
    ['references', 'again url', 'https://example.org', 'is already the address of "guide"'],
    // The names of files.
    ['printers acme-one', 'id', 'acme-two', 'the id "acme-two" belongs in printers/acme/two.yaml'],
    ['materials pla', 'id', 'plb', 'the id "plb" belongs in plb.yaml'],
    ['processes slicer/acme', 'brand', 'apex', 'the id "apex" belongs in processes/slicer/apex.yaml'],
  ])('must exist and match the file: in %s %s = %j', (name, path, value, message) => {
    const dataset = placed();
    const { file, value: content } = fileOf(dataset, name);
    put(content, path, value);
    expect(problemsOf(dataset).join('\n')).toMatch(
      new RegExp(`^${file} ${path.replaceAll(' ', '.')}\\S*: ${message}$`, 'm'),
    );
  });

  it.each<[changes: Changes, problem: string]>([
    [{ filaments: { slicer: { acme: [] } } }, 'filaments/acme.json : there is no filament brand "acme"'],
    [
      { filaments: { slicer: { acme: [{ material: 'pvc' }] } } },
      'filaments/acme.json 0.material: there is no material "pvc"',
    ],
    [
      { imported: { slicer: { 'acme-two': { nozzles: {} } } } },
      'printers/acme-two.json : there is no printer "acme-two"',
    ],
    [
      { filamentPresets: { slicer: [{ material: 'gold' }] } },
      'filament-presets.json 0.material: there is no material "gold"',
    ],
    [
      { filamentPresets: { slicer: [{ material: 'pla', printers: ['acme-one', 'acme-zero'] }] } },
      'filament-presets.json 0.printers.1: there is no printer "acme-zero"',
    ],
  ])('of imported files must exist: %j', (changes, problem) => {
    expect(problemsOf(placed(changes))).toContain(`imported/slicer/${problem}`);
  });

  it('need the source of a folder, and a folder of each printer', () => {
    const unlisted = placed();
    delete unlisted.sources.value.sources.slicer;
    expect(problemsOf(unlisted)).toContain('imported/slicer/digests.json : there is no source "slicer"');
    const gone = { ...placed(), imported: new Map() };
    expect(problemsOf(gone)).toContain('printers/acme/one.yaml id: no source knows the printer "acme-one"');
  });

  it('must be unique in a list of polymers', () => {
    const dataset = placed();
    dataset.materialNames.value.polymers.push({ id: 'pla', words: ['pla'] });
    const twice = [0, 1].map((place) => `material-names.yaml polymers.${place}.id: "pla" is listed twice`);
    expect(problemsOf(dataset)).toEqual(expect.arrayContaining(twice));
  });
});

describe('a solved case', () => {
  const CASE = { id: 'one', source: 'https://example.org/1', symptoms: ['strings'], cause: 'too-hot', fix: null };
  const causes = [{ cause: 'too-hot', likelihood: 'high', cases: ['one'], fixes: ['cooler'] }];
  const problems = (changes: object, cited = false, heldOut: string[] = []) =>
    checkReferences(
      smallDataset({
        cases: { one: { ...CASE, ...changes } },
        heldOut,
        ...(cited && { symptoms: { strings: { causes } } }),
      }),
    )
      .filter(({ file }) => /cases|symptoms|held-out/.test(file))
      .map(({ path, message, allowed }) => `${path}: ${message}${allowed === undefined ? '' : ` (${allowed})`}`);

  it('may answer checks and have a likelihood', () => {
    expect(problems({ answers: { parked: 'drips' } }, true)).toEqual([]);
  });

  it.each<[found: string[], expected: string[]]>([
    [problems({ answers: { tasted: 'sweet' } }), ['answers.tasted: there is no check "tasted" (one of parked)']],
    [problems({ answers: { parked: 'sings' } }), ['answers.parked: "parked" has no outcome "sings" (drips, dry)']],
    [problems({ cause: null }, true), ['causes.0.cases: the case "one" is not a case of "too-hot" under "strings"']],
    [problems({}, true, ['one']), ['causes.0.cases: the case "one" is held out: no likelihood may be based on it']],
    [problems({}, false, ['two']), ['cases.0: there is no case "two" (one of one)']],
  ])('is rejected with %j', (found, expected) => expect(found).toEqual(expected));

  it.each([
    ['acme-one-issue-7', 'https://github.com/acme/one/issues/7', true],
    ['acme-issue-7', 'https://github.com/acme/one/discussions/7', true],
    ['one-issue-7', 'https://github.com/acme/one/issues/8', false],
    ['one-issue-7', 'https://github.com/acme/two/issues/7', false],
    ['one-issue-7', 'https://example.org/acme/one/issues/7', false],
    ['forum-issue-7', 'https://www.forum.example/a/one/issues/7', true],
  ])('with id %s belongs to %s: %s', (id, source, right) => {
    const codes = checkReferences(smallDataset({ cases: { [id]: { ...CASE, id, source } } })).map(({ code }) => code);
    expect(codes).toEqual(right ? [] : ['case_of_another_source']);
  });

  it('is unique per source', () => {
    const cases = { one: CASE, two: { ...CASE, id: 'two' } };
    expect(checkReferences(smallDataset({ cases }))).toEqual([
      expect.objectContaining({ path: 'source', code: 'case_source_twice', message: expect.stringContaining('"one"') }),
    ]);
  });
});

describe('Cura definitions', () => {
  it('have one id each', () => {
    const definition = { id: 'acme-one', brand: 'acme', model: 'One' };
    expect(problemsOf(placed({ curaMachines: { acme_one: definition, one: definition } }))).toEqual([
      'cura-machines.yaml one.id: "acme-one" is already used for acme_one',
    ]);
  });
});

describe('a misspelt id in a list', () => {
  it('is reported at its place in the list, with a suggestion', () => {
    const fixes = { cooler: { applies_to: { materials: ['pla', 'plla'] } } };
    expect(checkReferences(smallDataset({ fixes }))).toEqual([
      {
        file: 'fixes/cooler.yaml',
        path: 'applies_to.materials.1',
        code: 'unknown_id',
        unknown: { kind: 'material', id: 'plla', suggestions: ['pla'] },
        message: 'there is no material "plla"',
        allowed: 'nearest: pla',
      },
    ]);
  });
});

describe('references with the same URL', () => {
  const page = { title: 'Page', url: 'https://example.org/page' };

  it('are reported at the one without an original, if all others name one', () => {
    const dataset = placed();
    const more = { first: page, one: { ...page, via: 'One' }, two: { ...page, via: 'Two' } };
    Object.assign(dataset.references.value, more);
    expect(checkReferences(dataset).map(({ path, code }) => `${path} ${code}`)).toEqual(['first.url address_twice']);
  });
});
