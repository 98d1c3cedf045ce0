import { describe, expect, it } from 'vitest';
import type { ImportedFilament } from '../../../schemas/generated/source.js';
import { mendColours } from '../../../scripts/import/filaments/mend.js';
import { Report } from '../../../scripts/import/report.js';
import { wordsOf } from '../../../scripts/shared/colour-names.js';
import { materialNames } from '../fixtures/candidates.js';

const grade = (material: string, word: string) => ({ material, words: [word] });
const names = materialNames(['pvb', 'pla', 'tpu'], {
  ignored: [{ words: ['conductive'], because: 'a conductive grade' }],
  fibres: { cf: ['cf', 'carbon'], gf: ['gf'] },
  grades: {
    pla: [grade('pla-aero', 'lw'), grade('pla-silk', 'silk'), grade('pla-wood', 'wood')],
    tpu: [grade('tpu-85a', '85 a')],
  },
});
const known = new Set(['pla', 'pla-aero', 'pla-silk', 'pla-wood', 'pla-cf', 'tpu', 'tpu-85a', 'pvb']);
const mend = (products: ImportedFilament[]) =>
  mendColours(products, { brand: wordsOf('Acme'), names, known, report: new Report() });
const product = (name: string, material: string, colours: (string | [string, string])[]): ImportedFilament => ({
  name,
  material,
  type: material.split('-')[0]?.toUpperCase() ?? '',
  colours: colours.map((one) => (typeof one === 'string' ? { name: one } : { name: one[0], hexes: [one[1]] })),
});
const told = (products: ImportedFilament[]) => {
  const called = (one: ImportedFilament) => one.colours?.map(({ name }) => name).join(', ') ?? '';
  return Object.fromEntries(products.map((one) => [`${one.name} (${one.material})`, called(one)]));
};

describe('colours', () => {
  it.each([
    ['Silk PLA', 'Silk Purple', 'Purple'],
    ['PLA Galaxy', 'Galaxy Black', 'Black'],
    ['PLA', '(Racing Green)', 'Racing Green'],
    ['PLA', 'red | RAL 3001', 'red'],
    ['PLA', 'Black 1.75mm 4.5kg', 'Black'],
    ['PLA', 'Acme Orange', 'Acme Orange'],
    ['PLA Rainbow', 'Rainbow', 'Rainbow'],
    ['PLA Rainbow', 'Rainbow 03', 'Rainbow 03'],
  ])('of %s: %s is %s', (name, colour, called) => {
    expect(told(mend([product(name, 'pla', [colour])]))).toEqual({ [`${name} (pla)`]: called });
  });

  it('that only repeat the product are named after their hex codes', () => {
    const colours = mend([product('PLA Wood', 'pla-wood', [['Acme PLA Wood', '#B08050'], 'Wood'])])[0]?.colours;
    expect(colours?.map(({ name }) => name)).toEqual(['Brown', 'Unnamed']);
  });

  it('lose #000000 unless the name or a carbon filler confirms it', () => {
    const hexes = (name: string, material: string, colour: string) =>
      mend([product(name, material, [[colour, '#000000']])])[0]?.colours?.map((one) => [one.name, one.hexes]);
    expect(hexes('PLA', 'pla', 'Lagoon')).toEqual([['Lagoon', undefined]]);
    expect(hexes('PLA', 'pla', 'Tiefschwarz')).toEqual([['Tiefschwarz', ['#000000']]]);
    expect(hexes('PLA-CF', 'pla-cf', 'PLA-CF')).toEqual([['Black', ['#000000']]]);
  });

  it('are merged regardless of word order and repetition, but not two RAL shades', () => {
    const colours = [
      'Navy Transparent',
      'Transparent Navy',
      'Blue(Klein Blue)',
      'Klein Blue',
      'Grey RAL 7000',
      'Grey RAL 7035',
    ];
    expect(told(mend([product('PLA', 'pla', colours)]))).toEqual({
      'PLA (pla)': 'Navy Transparent, Blue(Klein Blue), Grey RAL 7000, Grey RAL 7035',
    });
  });
});

describe('a colour of another plastic', () => {
  it('is moved to the product of that hardness', () => {
    const products = mend([product('TPU', 'tpu', ['85A Red', 'Blue (85A)', '98A Red', 'Green'])]);
    expect(told(products)).toEqual({ 'TPU (tpu)': 'Green', 'TPU 85A (tpu-85a)': 'Red, Blue', 'TPU 98A (tpu)': 'Red' });
    expect(told(mend([product('TPU-85A', 'tpu-85a', ['85A Red'])]))).toEqual({ 'TPU-85A (tpu-85a)': 'Red' });
  });

  it('is moved to the foamed, silk or filled product, under that product’s name', () => {
    const products = mend([
      product('LW-PLA', 'pla-aero', ['White']),
      product('EasyFil PLA', 'pla', ['LW- Black', 'Black', 'Silk Gold', 'Wood', 'CF Black', 'Carbon']),
    ]);
    expect(told(products)).toEqual({
      'LW-PLA (pla-aero)': 'White',
      'EasyFil PLA (pla)': 'Black, Wood, Carbon',
      'LW-EasyFil PLA (pla-aero)': 'Black',
      'EasyFil PLA Silk (pla-silk)': 'Gold',
      'EasyFil PLA CF (pla-cf)': 'Black',
    });
    expect(told(mend([product('LW-PLA', 'pla-aero', ['White']), product('PLA', 'pla', ['LW Black'])]))).toEqual({
      'LW-PLA (pla-aero)': 'White, Black',
    });
  });

  it('is left out if no material matches, and mending again changes nothing', () => {
    const products = mend([product('PLA', 'pla', ['Conductive Black', 'Red', 'PVB Clear'])]);
    expect(told(products)).toEqual({ 'PLA (pla)': 'Red', 'PVB (pvb)': 'Clear' });
    expect(mend(products)).toEqual(products);
  });
});

it('a type that is a trade name becomes the plastic of the material', () => {
  const [flex, pa] = mend([
    { name: 'S-Flex 85A', material: 'tpu-85a', type: 'S-Flex' },
    { name: 'Nylon', material: 'pla', type: 'Nylon' },
  ]);
  expect([flex?.type, pa?.type]).toEqual(['TPU', 'Nylon']);
});
