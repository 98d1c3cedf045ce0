import { describe, expect, it } from 'vitest';
import { prepare } from '../../../scripts/pipeline/pipeline.js';
import { ProblemsError } from '../../../scripts/shared/problem.js';
import { DATA_FOLDER } from '../../import/fixtures/data.js';
import { type Files, folderOf } from '../../support/folder.js';
import { marked } from '../../support/marked.js';

/** The problems of a data folder in which `«` marks their expected places. */
async function problems(files: Record<string, string>, ending: string) {
  const all: Record<string, string | object> = { ...DATA_FOLDER };
  const places: string[] = [];
  for (const [file, text] of Object.entries(files)) {
    const { text: plain, places: own } = marked(text.replaceAll('\n', ending));
    all[file] = plain;
    places.push(...own.map((place) => `${file}:${place}`));
  }
  const folder = folderOf(all as Files);
  const error = await prepare(folder).then(
    () => null,
    (caught: unknown) => caught,
  );
  if (!(error instanceof ProblemsError)) throw error ?? new Error('the folder was accepted');
  return { places: places.sort(), found: error.problems, message: error.message };
}

const MATERIAL = `id: pp
name: PP
name_zh: 聚丙烯
family: polyolefin
type: PP
fibre: null
aliases: []
facts: {}
safety: {fumes: null, food_contact: null}
`;
const PRINTER = `id: acme-one
brand: acme
model: One
curated:
  enclosed:
    value: true
    source: https://example.org/one
`;

const IMPORTED_FILE = 'imported/acme-slicer/printers/acme-one.json';
const IMPORTED = `{
  "models": ["One"],
  "nozzles": {
    "0.4": {
      "diameter_mm": 0.4,
      "preset": "One 0.4"
    }
  }
}
`;

describe.each([
  ['LF', '\n'],
  ['CRLF', '\r\n'],
])('problems in files with %s', (_, ending) => {
  it.each<[file: string, text: string, message: string]>([
    ['brands.yaml', 'acme:\n  name: Acme\n«\tzeta: {}\n', 'is not YAML'],
    ['materials/pp.yaml', MATERIAL.replace('[]\n', '«[\n'), 'is not YAML'],
    [IMPORTED_FILE, '{\n  "models": «[}\n', 'is not YAML'],
    ['brands.yaml', 'acme: {name: A}\nbeta: {name: B}\n«acme: {name: C}\n', 'duplicated mapping key'],
    ['materials/pp.yaml', `${MATERIAL}«colour: red\n`, 'has no field "colour"'],
    ['printers/acme/one.yaml', PRINTER.replace('source:', '«sauce: x\n    source:'), 'has no field "sauce"'],
    [
      'materials/pp.yaml',
      MATERIAL.replace('family: ', '«family: ').replace('polyolefin', 'plastic'),
      '"plastic" is not allowed',
    ],
    ['materials/pp.yaml', MATERIAL.replace('name: PP', '«name: 5'), '5 is not a text'],
    ['materials/pp.yaml', `«${MATERIAL.replace('type: PP\n', '')}`, 'misses "type"'],
    [
      'printers/acme/one.yaml',
      PRINTER.replace('enclosed:', '«enclosed:').replace('    source: https://example.org/one\n', ''),
      'misses "source"',
    ],
    [IMPORTED_FILE, IMPORTED.replace('"diameter_mm": 0.4', '«"diameter_mm": "big"'), '"big" is not a number'],
    [
      'materials/pp.yaml',
      MATERIAL.replace('facts: {}', 'facts: {density_g_cm3: {«value: -1, sources: [guide]}}'),
      '-1 is out of range: looks like an extra minus sign (1 g/cm³)',
    ],
    [
      'materials/pp.yaml',
      MATERIAL.replace('facts: {}', 'facts: {nozzle_temperature_c: {«min: 230, max: 190, sources: [guide]}}'),
      'the range runs from 230 to 190',
    ],
    ['materials/pp.yaml', MATERIAL.replace('[]', '[poly, «7]'), '7 is not a text'],
    ['materials/pp.yaml', MATERIAL.replace(' []', '\n  - poly\n  - «x'), '"x" is too short'],
    ['materials/pp.yaml', MATERIAL.replace('aliases: []', 'aliases: [poly, «poly]'), 'lists "poly" twice'],
    ['materials/pp.yaml', MATERIAL.replace('id: pp', '«id: P_P'), '"P_P" has the wrong form'],
    ['materials/pp.yaml', '«only text\n', 'is not a map of fields and values'],
    ['materials/pp.yaml', '«', 'is empty'],
    [
      'materials/pp.yaml',
      `# about\n\n${MATERIAL.replace('family: ', '«family: ').replace('polyolefin', 'x')}`,
      '"x" is not allowed',
    ],
    ['materials/pp.yaml', MATERIAL.replace('aliases: []', 'aliases: [聚丙烯, «1]'), '1 is not a text'],
  ])('are reported with their place: %j', async (file, text, message) => {
    const { places, found } = await problems({ [file]: text }, ending);
    expect(found.map((problem) => `${problem.file}:${problem.line}:${problem.column}`)).toEqual(places);
    expect(found.map((problem) => problem.message).join()).toContain(message);
  });

  it('are reported together, over all files, with what is allowed', async () => {
    const { places, found, message } = await problems(
      {
        'brands.yaml': 'acme:\n  name: Acme\n  «nickname: A\nbeta: {«name: 7}\nzeta: {name: Zeta}\n',
        'materials/pp.yaml': `${MATERIAL.replace('family: ', '«family: ').replace('polyolefin', 'plastic')}«weight: 1\n`,
      },
      ending,
    );
    expect(found.map((problem) => `${problem.file}:${problem.line}:${problem.column}`).sort()).toEqual(places);
    const [first, ...lines] = message.split('\n');
    expect(first).toMatch(/^4 problems in .+\/$/);
    expect(lines.map((line) => line.replace(/^[^/]+\//, '')).sort()).toEqual(
      [
        'brands.yaml:3:3 acme.nickname: has no field "nickname" (nearest: name; allowed: name, aliases, vendors, prefixes, models) [schema]',
        'brands.yaml:4:8 beta.name: 7 is not a text [schema]',
        'materials/pp.yaml:4:1 family: "plastic" is not allowed (allowed: "pla", "copolyester", "styrenic", "polycarbonate", "polyamide", "elastomer", "polyolefin", "soluble", "high_performance", "acrylic", "other") [schema]',
        'materials/pp.yaml:10:1 weight: has no field "weight" (allowed: id, name, name_zh, family, type, fibre, aliases, facts, safety, notes) [schema]',
      ].sort(),
    );
  });

  it('in YAML syntax are reported for every file', async () => {
    const { places, found } = await problems(
      { 'brands.yaml': 'acme: {name: A}\n«acme: {name: A}\n', 'materials/pp.yaml': 'id: pp\nname: «[a\nfacts: {}\n' },
      ending,
    );
    expect(found.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual(places);
  });

  it('in references and duplicate ids are placed where they occur', async () => {
    const twice = { 'materials/pp.yaml': MATERIAL, 'materials/pp-2.yaml': MATERIAL.replace('id: ', '«id: ') };
    const double = await problems(Object.fromEntries(Object.entries(twice).sort()), ending);
    expect(double.found.map(({ rule, message }) => [rule, message])).toEqual([
      ['duplicate-id', 'the id "pp" is already in materials/pp-2.yaml'],
    ]);
    const { places, found } = await problems(
      {
        'printers/acme/one.yaml': PRINTER.replace('model: One', 'model: One\n«variant_of: gone'),
      },
      ending,
    );
    expect(
      found
        .filter(({ path }) => path !== 'id')
        .map(({ file, line, column }) => `${file}:${line}:${column}`)
        .sort(),
    ).toEqual(places);
  });
});
