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
  const error = await prepare(folderOf(all as Files)).catch((caught: unknown) => caught);
  if (!(error instanceof ProblemsError)) throw error;
  const at = error.problems.map(({ file, line, column }) => `${file}:${line}:${column}`);
  return { places: places.sort(), at, found: error.problems, message: error.message };
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
const ENCLOSED = '  enclosed:\n    value: true\n    source: https://example.org/one\n';
const PRINTER = `id: acme-one\nbrand: acme\nmodel: One\ncurated:\n${ENCLOSED}`;

const PP = 'materials/pp.yaml';
/** The material and the printer with a change, whose mistake is marked. */
const pp = (from: string, to: string) => MATERIAL.replace(from, to);
const one = (from: string, to: string) => PRINTER.replace(from, to);
const PLASTIC = pp('family: polyolefin', '«family: plastic');

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
    [PP, pp('[]\n', '«[\n'), 'is not YAML'],
    [IMPORTED_FILE, '{\n  "models": «[}\n', 'is not YAML'],
    ['brands.yaml', 'acme: {name: A}\nbeta: {name: B}\n«acme: {name: C}\n', 'duplicated mapping key'],
    [PP, `${MATERIAL}«colour: red\n`, 'has no field "colour"'],
    ['printers/acme/one.yaml', one('source:', '«sauce: x\n    source:'), 'has no field "sauce"'],
    [PP, PLASTIC, '"plastic" is not allowed'],
    [PP, `# about\n\n${PLASTIC}`, '"plastic" is not allowed'],
    [PP, pp('name: PP', '«name: 5'), '5 is not a text'],
    [PP, `«${pp('type: PP\n', '')}`, 'misses "type"'],
    ['printers/acme/one.yaml', one(ENCLOSED, '  «enclosed:\n    value: true\n'), 'misses "source"'],
    [IMPORTED_FILE, IMPORTED.replace('"diameter_mm": 0.4', '«"diameter_mm": "big"'), '"big" is not a number'],
    [PP, pp('facts: {}', 'facts: {density_g_cm3: {«value: -1, sources: [guide]}}'), '-1 is out of range: looks like'],
    [
      PP,
      pp('facts: {}', 'facts: {nozzle_temperature_c: {«min: 230, max: 190, sources: [guide]}}'),
      'the range runs from 230 to 190',
    ],
    [PP, pp('[]', '[poly, «7]'), '7 is not a text'],
    [PP, pp(' []', '\n  - poly\n  - «x'), '"x" is too short'],
    [PP, pp('aliases: []', 'aliases: [poly, «poly]'), 'lists "poly" twice'],
    [PP, pp('id: pp', '«id: P_P'), '"P_P" has the wrong form'],
    [PP, '«only text\n', 'is not a map of fields and values'],
    [PP, '«', 'is empty'],
    [PP, pp('aliases: []', 'aliases: [聚丙烯, «1]'), '1 is not a text'],
  ])('are reported with their place: %j', async (file, text, message) => {
    const { places, at, found } = await problems({ [file]: text }, ending);
    expect(at).toEqual(places);
    expect(found.map((problem) => problem.message).join()).toContain(message);
  });

  it('are reported together, over all files, with what is allowed', async () => {
    const brands = 'acme:\n  name: Acme\n  «nickname: A\nbeta: {«name: 7}\nzeta: {name: Zeta}\n';
    const both = { 'brands.yaml': brands, [PP]: `${PLASTIC}«weight: 1\n` };
    const { places, at, message } = await problems(both, ending);
    expect(at.toSorted()).toEqual(places);
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
    const both = { 'brands.yaml': 'acme: {name: A}\n«acme: {name: A}\n', [PP]: 'id: pp\nname: «[a\nfacts: {}\n' };
    const { places, at } = await problems(both, ending);
    expect(at).toEqual(places);
  });

  it('in references and duplicate ids are placed where they occur', async () => {
    const twice = { [PP]: MATERIAL, 'materials/pp-2.yaml': pp('id: ', '«id: ') };
    const double = await problems(twice, ending);
    expect(double.at).toEqual(double.places);
    expect(double.found.map(({ rule, message }) => [rule, message])).toEqual([
      ['references', 'the id "pp" belongs in pp.yaml'],
    ]);
    const gone = { 'printers/acme/one.yaml': one('model: One', 'model: One\n«variant_of: gone') };
    const { places, at, found } = await problems(gone, ending);
    expect(at.filter((_, index) => found[index]?.path !== 'id')).toEqual(places);
  });
});
