import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/filament-corrections-correct.js';
import type { JsonObject } from '../../../../scripts/shared/tree.js';
import { findings } from '../../../support/small-dataset.js';

const BASE = {
  filamentBrands: { acme: { name: 'Acme' } },
  filaments: {
    'first-database': {
      acme: [
        { name: 'PLA', material: 'pla', density_g_cm3: 1.54 },
        { name: 'Bio', material: 'pla' },
      ] as JsonObject[],
    },
  },
};

const found = (id: string, change: object) =>
  findings(rule, {
    ...BASE,
    filamentCorrections: { [id]: [{ reason: 'was read wrong', source: 'the spool', ...change }] } as JsonObject,
  });

describe('filament-corrections-correct', () => {
  it('accepts corrections that still change what sources say', () => {
    expect(found('acme--pla', { field: 'density_g_cm3', was: 1.54, value: 1.24 })).toEqual([]);
    expect(found('acme--bio', { field: 'id', was: 'acme--bio', value: 'acme--pla' })).toEqual([]);
  });

  it.each([
    [
      'acme--pla',
      { field: 'density_g_cm3', was: 1.4, value: 1.24 },
      'was written for 1.4, but the source now has 1.54',
    ],
    ['acme--pla', { field: 'density_g_cm3', was: 1.4, value: 1.54 }, 'the source itself now has 1.54'],
    [
      'acme--pla',
      { field: 'density', was: 1.54, value: 1.24 },
      '"density" is not a field of a product that can be corrected',
    ],
    ['acme--pet', { field: 'density_g_cm3', was: 1.54, value: 1.24 }, 'no source has a product "acme--pet"'],
    ['acme--pet', { field: 'id', was: 'acme--pet', value: 'acme--pla' }, 'no source has a product "acme--pet"'],
    ['acme--bio', { field: 'id', was: 'acme--bio', value: 'acme--abs' }, 'there is no product "acme--abs"'],
  ])('reports one of %s that does not: %o', (id, change, message) => {
    expect(found(id, change)).toEqual([message]);
  });

  it('reports a value that the field cannot have', () => {
    expect(found('acme--pla', { field: 'density_g_cm3', was: 1.54, value: 'light' })).toHaveLength(1);
  });
});
