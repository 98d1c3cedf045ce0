import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/filaments-are-what-they-are-called.js';
import type { JsonObject } from '../../../../scripts/shared/tree.js';
import { findings } from '../../../support/small-dataset.js';

const polymers = [
  { id: 'pla', words: ['pla'] },
  { id: 'petg', words: ['petg'] },
  { id: 'abs', words: ['abs'] },
  { id: 'pp', words: ['pp'] },
];

const found = (first: JsonObject[], second: JsonObject[] = []) =>
  findings(rule, {
    filamentBrands: { acme: { name: 'Acme' } },
    materialNames: { polymers },
    filaments: { 'first-database': { acme: first }, 'second-database': { acme: second } },
  });

describe('filaments-are-what-they-are-called', () => {
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
