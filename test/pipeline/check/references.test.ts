import { describe, expect, it } from 'vitest';
import { checkFileNames, checkReferences } from '../../../scripts/pipeline/check/references.js';
import type { Dataset } from '../../../scripts/pipeline/load/dataset.js';
import { smallComposed } from '../../support/small-dataset.js';

/** A value in the small dataset that a test may change. */
// biome-ignore lint/suspicious/noExplicitAny: the tests write what no type allows
type Loose = any;

const ONE = 'imported/slicer/printers/acme-one.json';

/** A place in the files of the small dataset, such as `printers acme-one brand`, and its value; undefined removes it. */
type Change = readonly [place: string, value: unknown];

/** The problems of the small dataset with changes, its files in their places. */
function found(...changes: Change[]): string[] {
  const processes = { 'slicer/acme': { source: 'slicer', brand: 'acme', overrides: [] } };
  const dataset = structuredClone(smallComposed({ processes }).dataset) as Dataset;
  const { imported, ...rest } = dataset;
  const files: Loose = Object.fromEntries(
    Object.entries(rest).map(([kind, entries]) => [
      kind,
      entries instanceof Map
        ? Object.fromEntries([...entries].map(([id, { value }]) => [id, value]))
        : (entries as Loose).value,
    ]),
  );
  (dataset.printers.get('acme-one') as Loose).file = 'printers/acme/one.yaml';
  const own = { all: dataset.printers, imported, one: imported.get('slicer')?.printers.get('acme-one')?.value };
  for (const change of changes) put({ ...files, ...own }, ...change);
  return [...checkFileNames(dataset), ...checkReferences(dataset)].map(
    ({ file, path, message }) => `${file} ${path}: ${message}`,
  );
}

function put(files: Loose, place: string, value: unknown): void {
  const keys = place.split(' ');
  const last = keys.pop() as string;
  const parent: Loose = keys.reduce((node, key) => (node instanceof Map ? node.get(key) : node[key]), files);
  if (parent instanceof Map) value === undefined ? parent.delete(last) : parent.set(last, value);
  else if (value === undefined) delete parent[last];
  else parent[last] = value;
}

/** A filament preset of the one source. */
const preset = (changes: object) => ({
  file: 'presets.json',
  value: [{ name: 'Acme PLA', material: 'pla', ...changes }],
});

const figure = (value: number, unit: string, sources: string[] | null) => ({ value, unit, sources });

describe('references', () => {
  it('are all valid in the small dataset', () => expect(found()).toEqual([]));

  it('do not require a source for a hand-read printer', () => {
    const curated = { enclosed: { value: true, source: 'https://example.org' } };
    const made = { id: 'acme-made', brand: 'acme', model: 'Made' };
    const added = (value: object) => found(['all acme-made', { file: 'printers/acme/made.yaml', value }]);
    expect(added({ ...made, curated })).toEqual([]);
    expect(added(made)).toEqual(['printers/acme/made.yaml id: no source knows the printer "acme-made"']);
  });

  it.each<[...Change, expected: string]>([
    ['printers acme-one brand', 'nobody', 'printers/acme/one.yaml brand: there is no brand "nobody"'],
    // Inherited by every object.
    ['printers acme-one brand', 'constructor', 'printers/acme/one.yaml brand: there is no brand "constructor"'],
    ['printers acme-one variant_of', 'acme-zero', 'printers/acme/one.yaml variant_of: there is no printer "acme-zero"'],
    ['wellKnown printers', ['acme-zero'], 'well-known.yaml printers.0: there is no printer "acme-zero"'],
    [
      'checks parked outcomes 0 more slightly',
      ['too-cold'],
      'checks/parked.yaml outcomes.0.more.slightly.0: there is no cause "too-cold"',
    ],
    ['checks parked symptoms', ['smoke'], 'checks/parked.yaml symptoms.0: there is no symptom "smoke"'],
    [
      'setups 0',
      { id: 'x', when: { materials: ['pvc'] }, symptoms: ['strings'] },
      'setups.yaml 0.when.materials.0: there is no material "pvc"',
    ],
    ['sources sources slicer', undefined, 'imported/slicer/digests.json : there is no source "slicer"'],
    [
      'imported slicer filaments acme',
      { file: 'acme.json', value: [] },
      'acme.json : there is no filament brand "acme"',
    ],
    [
      'imported slicer filaments acme',
      { file: 'acme.json', value: [{ name: 'PVC', material: 'pvc' }] },
      'acme.json 0.material: there is no material "pvc"',
    ],
    [
      'imported slicer printers acme-two',
      { file: 'two.json', value: { nozzles: {} } },
      'two.json : there is no printer "acme-two"',
    ],
    ['imported slicer', undefined, 'printers/acme/one.yaml id: no source knows the printer "acme-one"'],
    ['one profiles gold', [], `${ONE} profiles.gold: there is no material "gold"`],
    [
      'imported slicer filamentPresets',
      preset({ material: 'gold' }),
      'presets.json 0.material: there is no material "gold"',
    ],
    [
      'imported slicer filamentPresets',
      preset({ printers: ['acme-one', 'acme-zero'] }),
      'presets.json 0.printers.1: there is no printer "acme-zero"',
    ],
    ['symptoms strings causes 0 cause', 'gone', 'symptoms/strings.yaml causes.0.cause: there is no cause "gone"'],
    ['symptoms strings causes 0 fixes 1', 'gone', 'symptoms/strings.yaml causes.0.fixes.1: there is no fix "gone"'],
    ['symptoms strings related', ['gone'], 'symptoms/strings.yaml related.0: there is no symptom "gone"'],
    ['symptoms strings references', ['gone'], 'symptoms/strings.yaml references.0: there is no reference "gone"'],
    ['causes too-hot sources', ['gone'], 'causes/too-hot.yaml sources.0: there is no reference "gone"'],
    [
      'causes too-hot applies_to',
      { materials: ['gold'] },
      'causes/too-hot.yaml applies_to.materials.0: there is no material "gold"',
    ],
    [
      'fixes cooler adjustment steps',
      [{ when: { brands: ['nobody'] }, quantity: figure(5, '°C', null) }],
      'fixes/cooler.yaml adjustment.steps.0.when.brands.0: there is no brand "nobody"',
    ],
    ['fixes cooler adjustment setting', 'gone', 'fixes/cooler.yaml adjustment.setting: there is no setting "gone"'],
    [
      'fixes cooler figures',
      [{ what: { en: 'x', zh: 'x' }, quantity: figure(1, 'mm', ['gone']) }],
      'fixes/cooler.yaml figures.0.quantity.sources.0: there is no reference "gone"',
    ],
    [
      'materialNames polymers 1',
      { id: 'gold', words: ['gold'] },
      'material-names.yaml polymers.1.id: there is no material "gold"',
    ],
    [
      'materialNames polymers 0 grade_of',
      'gold',
      'material-names.yaml polymers.0.grade_of: there is no polymer "gold"',
    ],
    [
      'materialNames polymers 0 words',
      ['plaa'],
      'material-names.yaml polymers.0.words: the words of "pla" do not match its own id',
    ],
    ['materialNames grades gold', [], 'material-names.yaml grades.gold: there is no polymer "gold"'],
    [
      'materialNames grades pla',
      [{ material: 'gold', words: ['gold'] }],
      'material-names.yaml grades.pla.0.material: there is no material "gold"',
    ],
    [
      'materialNames instead tin',
      { material: 'gold', because: 'it is rare' },
      'material-names.yaml instead.tin.material: there is no material "gold"',
    ],
    [
      'materialNames instead pla',
      { because: 'it is rare' },
      'material-names.yaml instead.pla: the material "pla" has its own file and needs no other',
    ],
    [
      'materials pla facts density_g_cm3',
      { value: 1, sources: ['gone'] },
      'materials/pla.yaml facts.density_g_cm3.sources.0: there is no reference "gone"',
    ],
    [
      'materials pla facts nozzle_temperature_c others',
      [{ min: 1, sources: ['gone'] }],
      'materials/pla.yaml facts.nozzle_temperature_c.others.0.sources.0: there is no reference "gone"',
    ],
    [
      'materials pla facts support_for',
      { value: ['gold'], sources: ['guide'] },
      'materials/pla.yaml facts.support_for.value.0: there is no material "gold"',
    ],
    [
      'settings nozzle_temperature slicers cura',
      { source: 'gone' },
      'settings/nozzle-temperature.yaml slicers.cura.source: there is no reference "gone"',
    ],
    ['sources leads default', ['slicer', 'gone'], 'sources.yaml leads.default.1: there is no source "gone"'],
    ['sources leads nobody', ['slicer'], 'sources.yaml leads.nobody: there is no brand "nobody"'],
    ['processes slicer/acme source', 'gone', 'processes/slicer/acme.yaml source: there is no source "gone"'],
    ['processes slicer/acme brand', 'nobody', 'processes/slicer/acme.yaml brand: there is no brand "nobody"'],
    [
      'references again',
      { title: 'Again', url: 'https://example.org' },
      'references.yaml again.url: is already the address of "guide"',
    ],
    // The names of files.
    [
      'printers acme-one id',
      'acme-two',
      'printers/acme/one.yaml id: the id "acme-two" belongs in printers/acme/two.yaml',
    ],
    ['materials pla id', 'plb', 'materials/pla.yaml id: the id "plb" belongs in a file called plb.yaml'],
    [
      'processes slicer/acme brand',
      'apex',
      'processes/slicer/acme.yaml brand: the id "apex" belongs in processes/slicer/apex.yaml',
    ],
  ])('must exist and match the file: %s = %j', (place, value, expected) => {
    expect(found([place, value])).toContain(expected);
  });

  it('must be unique in a list of polymers', () => {
    const twice = [0, 1].map((place) => `material-names.yaml polymers.${place}.id: "pla" is listed twice`);
    expect(found(['materialNames polymers 1', { id: 'pla', words: ['pla'] }])).toEqual(expect.arrayContaining(twice));
  });
});

describe('a solved case', () => {
  const CASE = { id: 'one', source: 'https://example.org/1', symptoms: ['strings'], cause: 'too-hot', fix: null };
  const causes = [{ cause: 'too-hot', likelihood: 'high', cases: ['one'], fixes: ['cooler'] }] as never;
  const problems = (changes: object, cited = false, heldOut: string[] = []) =>
    checkReferences(
      smallComposed({
        cases: { one: { ...CASE, ...changes } as never },
        heldOut,
        symptoms: cited ? { strings: { causes } } : {},
      }).dataset,
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
    const cases = { [id]: { ...CASE, id, source } as never };
    const codes = checkReferences(smallComposed({ cases }).dataset).map(({ code }) => code);
    expect(codes).toEqual(right ? [] : ['case_of_another_source']);
  });

  it('is unique per source', () => {
    const cases = { one: CASE as never, two: { ...CASE, id: 'two' } as never };
    expect(checkReferences(smallComposed({ cases }).dataset)).toEqual([
      expect.objectContaining({ path: 'source', code: 'case_source_twice', message: expect.stringContaining('"one"') }),
    ]);
  });
});

describe('Cura definitions', () => {
  it('have one id each', () => {
    const definition = { id: 'acme-one', brand: 'acme', model: 'One' };
    expect(found(['curaMachines acme_one', definition], ['curaMachines one', definition])).toEqual([
      'cura-machines.yaml one.id: "acme-one" is already used for acme_one',
    ]);
  });
});

describe('a misspelt id in a list', () => {
  it('is reported at its place in the list, with a suggestion', () => {
    const { dataset } = smallComposed({ fixes: { cooler: { applies_to: { materials: ['pla', 'plla'] } } } });
    expect(checkReferences(dataset)).toEqual([
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
    const { dataset } = smallComposed();
    const value = {
      ...dataset.references.value,
      first: page,
      one: { ...page, via: 'One' },
      two: { ...page, via: 'Two' },
    };
    const changed = { ...dataset, references: { ...dataset.references, value } } as typeof dataset;
    expect(checkReferences(changed).map(({ path, code }) => `${path} ${code}`)).toEqual(['first.url address_twice']);
  });
});
