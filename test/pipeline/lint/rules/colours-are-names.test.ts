import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/colours-are-names.js';
import type { JsonObject } from '../../../../scripts/shared/tree.js';
import { findings } from '../../../support/small-dataset.js';

const found = (colours: JsonObject[], more: JsonObject = {}) =>
  findings(rule, {
    filamentBrands: { acme: { name: 'Acme' } },
    materialNames: { polymers: [{ id: 'pla', words: ['pla'] }] },
    filaments: { 'first-database': { acme: [{ name: 'Silk PLA', material: 'pla', type: 'PLA', colours, ...more }] } },
  });

describe('colours-are-names', () => {
  it.each([
    ['Acme Silk', 'only repeats the name of the product'],
    ['95A Red', 'begins with a hardness or a size'],
    ['1 kg Red', 'begins with a hardness or a size'],
    ['LW- Red', 'names a foamed plastic, but the material is pla'],
  ])('reports %s', (name, problem) => {
    expect(found([{ name }])).toEqual([`"${name}" ${problem}`]);
  });

  it('reports #000000 that is not black', () => {
    const hexes = ['#000000'];
    expect(found([{ name: 'Lagoon', hexes }])).toEqual(['"Lagoon" is #000000, which no part of its name calls black']);
    expect(
      found([
        { name: 'Jet Black', hexes },
        { name: 'Lagoon', hexes: ['#0000FF'] },
      ]),
    ).toEqual([]);
  });

  it('reports a type that is a trade name', () => {
    expect(found([], { type: 'S-Flex' })).toEqual(['"S-Flex" is no plastic']);
  });

  it('accepts names of colours, those of the product among them', () => {
    expect(
      found([{ name: 'Clear' }, { name: 'Blue (Klein Blue)' }, { name: 'Silk Gold' }, { name: '24K Gold' }]),
    ).toEqual([]);
  });
});
