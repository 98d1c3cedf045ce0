import { describe, expect, it } from 'vitest';
import { idsOf, type NameLists, resolveName } from '../../../core/names/resolve.js';
import type { FurtherNames, Names } from '../../../core/names/spellings.js';

const NAMES: Names = {
  brands: {},
  printers: { ender3: ['ender-3'], x1c: ['x1-carbon'] },
  materials: {},
  symptoms: { stringing: ['stringing'], hairs: ['stringing', 'oozing'], 拉丝: ['stringing'] },
};

it('looking up a name finds one or several records by id or alias, or nothing', () => {
  expect(idsOf(NAMES, 'printers', 'X1C')).toEqual(['x1-carbon']);
  expect(idsOf(NAMES, 'printers', 'Ender 3')).toEqual(['ender-3']);
  expect(idsOf(NAMES, 'symptoms', 'hairs')).toEqual(['stringing', 'oozing']);
  expect(idsOf(NAMES, 'symptoms', '拉丝')).toEqual(['stringing']);
  expect(idsOf(NAMES, 'symptoms', 'ender 3')).toEqual([]);
  for (const name of ['constructor', '__proto__', 'toString', ''])
    expect(idsOf(NAMES, 'printers', name), name).toEqual([]);
});

describe('resolving a name', () => {
  const lists = (further: FurtherNames) => {
    const asked: string[] = [];
    const of: NameLists = {
      names: async () => NAMES,
      furtherNames: async () => {
        asked.push('further');
        return further;
      },
    };
    return { of, asked };
  };
  const none = { printers: {}, materials: {} } as unknown as FurtherNames;

  it('tries ids, names and aliases first, without loading the further names', async () => {
    const { of, asked } = lists(none);
    expect(await resolveName(of, 'printers', 'Ender-3')).toEqual({ ids: ['ender-3'] });
    expect(await resolveName(of, 'symptoms', 'hairs')).toEqual({ ids: ['stringing', 'oozing'] });
    expect(asked).toEqual([]);
  });

  it('suggests the nearest names for a misspelling', async () => {
    const { of, asked } = lists(none);
    const expected = { ids: null, suggestions: expect.arrayContaining(['ender-3']), several: false };
    expect(await resolveName(of, 'printers', 'Endre 3')).toEqual(expected);
    expect(asked).toEqual(['further']);
  });

  it('looks up symptoms among reported codes, which earlier releases lack', async () => {
    const { of, asked } = lists(none);
    expect(await resolveName(of, 'symptoms', 'strinngs')).toMatchObject({ ids: null, several: false });
    expect(asked).toEqual(['further']);
  });
});
