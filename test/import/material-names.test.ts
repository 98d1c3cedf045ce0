import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import type { MaterialNamesSource } from '../../schemas/generated/source.js';
import { type MaterialMatch, MaterialNames, type NamedPreset } from '../../scripts/import/material-names.js';

const TABLE = load(readFileSync('data/material-names.yaml', 'utf8')) as MaterialNamesSource;

const rows = readFileSync('test/import/fixtures/preset-names.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): [expected: string, preset: NamedPreset] => {
    const [expected = '', type = '', name = ''] = line.split('|').map((part) => part.trim());
    return [expected, { type, alias: name.replace(/^!/, ''), support: name.startsWith('!') }];
  });

function short(verdict: MaterialMatch): string {
  if ('material' in verdict) return verdict.material;
  return 'ignored' in verdict ? '-' : '?';
}

/** The table without the entry at `path`. */
function without(path: readonly string[]): MaterialNamesSource {
  const copy = structuredClone(TABLE);
  let place = copy as unknown as Record<string, unknown>;
  for (const key of path.slice(0, -1)) place = place[key] as Record<string, unknown>;
  const last = path.at(-1) as string;
  if (Array.isArray(place)) place.splice(Number(last), 1);
  else delete place[last];
  return copy;
}

/** Paths of every entry: exceptions, and each phrase of each rule. */
function entries(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) {
    const key = path.at(-1);
    return ['id', 'material', 'because', 'grade_of'].includes(key ?? '') ? [] : [[...path]];
  }
  const below = Object.entries(value).flatMap(([key, inner]) => entries(inner, [...path, key]));
  return path[0] === 'instead' && path.length === 2 ? [[...path]] : below;
}

describe('the material of a filament preset', () => {
  const names = new MaterialNames(TABLE);

  it.each(rows)('is %s for %o', (expected, preset) => expect(short(names.of(preset))).toBe(expected));

  it('is replaced by a reason if there is none', () => {
    const reason = (alias: string, type: string, support: boolean) => names.of({ alias, type, support });
    expect([
      reason('Bambu Support W', 'PLA', true),
      reason('Acme Wonder', 'PLA', true),
      reason('ColorFabb nGen-CF10', 'NGEN', false),
    ]).toEqual([
      { ignored: 'a mixture for supports, of one maker' },
      { ignored: 'marked as support or soluble, without a soluble polymer' },
      { ignored: 'cpe-cf: no file of its own' },
    ]);
  });

  it('needs every entry of the table for one of the names above', () => {
    const unneeded = entries(TABLE).filter((path) => {
      const less = new MaterialNames(without(path));
      return rows.every(([expected, preset]) => short(less.of(preset)) === expected);
    });
    expect(unneeded.map((path) => path.join('.'))).toEqual([]);
  });
});

describe('the order of the table', () => {
  const table: MaterialNamesSource = {
    read_as: { nylon: 'pa', 'pa plus': 'pa' },
    ignored: [{ words: ['odd'], except: ['good'], types: ['misc'], because: 'it is odd' }],
    polymers: [
      { id: 'pa12', words: ['pa 12'], grade_of: 'pa' },
      { id: 'pa', words: ['pa'] },
      { id: 'pla', words: ['pla'], types: ['soft'] },
    ],
    soluble: [],
    not_support: [],
    fibres: { cf: ['cf'], gf: ['gf'] },
    grades: {
      pla: [
        { material: 'pla-silk', words: ['silk'] },
        { material: 'pla-matte', words: ['matte'] },
      ],
    },
    instead: {
      'pa-gf': { material: 'pa', because: 'no file of its own' },
      'pla-gf': { because: 'no file of its own' },
    },
  };
  const of = (alias: string, type = '') => short(new MaterialNames(table).of({ alias, type, support: false }));

  it('splits names into words of letters, digits and plus, ignoring separators', () => {
    expect([of('Acme PA12+CF15'), of('acme_pa 12/cf'), of('PA-12'), of('PACIFIC'), of('Nylon+')]).toEqual([
      'pa12-cf',
      'pa12-cf',
      'pa12',
      '?',
      'pa',
    ]);
  });

  it('is: ignored names, polymer, fibre, first grade, substitute', () => {
    expect([of('Odd PLA'), of('Odd good PLA'), of('PLA', 'Misc')]).toEqual(['-', 'pla', '-']);
    expect([of('Matte Silk PLA'), of('Silk PLA CF'), of('PLA Matte')]).toEqual(['pla-silk', 'pla-cf', 'pla-matte']);
    expect([of('PA-GF'), of('PLA-GF')]).toEqual(['pa', '-']);
  });

  it('uses the type for missing parts of the name, unless it names another polymer', () => {
    expect([of('Wonder', 'PLA-CF'), of('Wonder', 'soft'), of('soft')]).toEqual(['pla-cf', 'pla', '?']);
    expect([of('Nylon CF', 'PA12'), of('PA12', 'PA-CF'), of('PLA', 'PA-CF')]).toEqual(['pa12-cf', 'pa12-cf', 'pla']);
    expect([of('PLA GF', 'PLA-CF'), of('PLA Matte', 'PLA Silk'), of('PLA', 'PLA Silk')]).toEqual([
      '-',
      'pla-matte',
      'pla-silk',
    ]);
  });
});
