import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../scripts/shared/tree.js';
import { findings, ofAcme } from '../../../support/small-dataset.js';

describe('colours-are-names', () => {
  const found = (colours: JsonObject[], more: JsonObject = {}) =>
    findings('colours-are-names', ofAcme([{ name: 'Silk PLA', material: 'pla', type: 'PLA', colours, ...more }]));

  it.each([
    ['Acme Silk', 'only repeats the name of the product'],
    ['95A Red', 'begins with a hardness or a size'],
    ['1 kg Red', 'begins with a hardness or a size'],
    ['LW- Red', 'names a foamed plastic, but the material is pla'],
  ])('reports %s', (name, problem) => {
    expect(found([{ name }])).toEqual([`"${name}" ${problem}`]);
  });

  it('reports #000000 that is not black', () => {
    const of = (name: string, hex: string) => found([{ name, hexes: [hex] }]);
    expect(of('Lagoon', '#000000')).toEqual(['"Lagoon" is #000000, which no part of its name calls black']);
    expect([...of('Jet Black', '#000000'), ...of('Lagoon', '#0000FF')]).toEqual([]);
  });

  it('reports a type that is a trade name', () => {
    expect(found([], { type: 'S-Flex' })).toEqual(['"S-Flex" is no plastic']);
  });

  it('accepts names of colours, those of the product among them', () => {
    const names = ['Clear', 'Blue (Klein Blue)', 'Silk Gold', '24K Gold'];
    expect(found(names.map((name) => ({ name })))).toEqual([]);
  });
});

describe('filament-corrections-correct', () => {
  const products = ofAcme([
    { name: 'PLA', material: 'pla', density_g_cm3: 1.54 },
    { name: 'Bio', material: 'pla' },
  ]);

  const found = (id: string, change: object) =>
    findings('filament-corrections-correct', {
      ...products,
      filamentCorrections: { [id]: [{ reason: 'was read wrong', source: 'the spool', ...change }] },
    });

  const density = (was: number, value: number) => ({ field: 'density_g_cm3', was, value });

  it('accepts corrections that still change what sources say', () => {
    expect(found('acme--pla', density(1.54, 1.24))).toEqual([]);
    expect(found('acme--bio', { field: 'id', was: 'acme--bio', value: 'acme--pla' })).toEqual([]);
  });

  it.each([
    ['acme--pla', density(1.4, 1.24), 'was written for 1.4, but the source now has 1.54'],
    ['acme--pla', density(1.4, 1.54), 'the source itself now has 1.54'],
    [
      'acme--pla',
      { field: 'density', was: 1.54, value: 1.24 },
      '"density" is not a field of a product that can be corrected',
    ],
    ['acme--pet', density(1.54, 1.24), 'no source has a product "acme--pet"'],
    ['acme--pet', { field: 'id', was: 'acme--pet', value: 'acme--pla' }, 'no source has a product "acme--pet"'],
    ['acme--bio', { field: 'id', was: 'acme--bio', value: 'acme--abs' }, 'there is no product "acme--abs"'],
  ])('reports a correction of %s that does not: %o', (id, change, message) => {
    expect(found(id, change)).toEqual([message]);
  });

  it('reports a value that the field cannot have', () => {
    expect(found('acme--pla', { field: 'density_g_cm3', was: 1.54, value: 'light' })).toHaveLength(1);
  });
});

describe('filaments-are-what-they-are-called', () => {
  const polymers = ['pla', 'petg', 'abs', 'pp'].map((id) => ({ id, words: [id] }));

  const found = (...sources: Parameters<typeof ofAcme>) =>
    findings('filaments-are-what-they-are-called', { ...ofAcme(...sources), materialNames: { polymers } });

  it.each(['PETG-rCF08', 'CarbonFil', 'PPGF30', 'PETG Glass Fiber', 'Carbon PETG'])('reports fibre in %s', (name) => {
    expect(found([{ name, material: 'petg' }])).toEqual([`"${name}" names a fibre, but its material petg has none`]);
    expect(found([{ name, material: 'petg-cf' }])).toEqual([]);
  });

  it.each(['PETG Carbon Black', 'HDglass', 'Real Wood Fiber', 'Polycarbonate', 'Fibersilk'])(
    'finds none in %s',
    (name) => {
      expect(found([{ name, material: 'petg' }])).toEqual([]);
    },
  );

  it('reports a name without the fibre, unless it is a trade name', () => {
    expect(found([{ name: 'ABS', material: 'abs-cf' }])).toEqual([
      '"ABS" is abs-cf, but the name does not mention the fibre',
    ]);
    expect(found([{ name: 'Adura X', material: 'abs-cf' }])).toEqual([]);
  });

  it('reports one product from two sources under two materials of one polymer', () => {
    const one = { name: 'Super PLA', material: 'pla' };
    const other = { name: 'Super PLA+', material: 'pla-plus' };
    expect(found([one], [other])).toEqual([
      'seems to be the same as acme--super-pla: one source has pla-plus, another pla',
    ]);
    expect(found([one, other])).toEqual([]);
    expect(found([one], [{ name: 'Super PETG', material: 'petg' }])).toEqual([]);
  });
});
