import { describe, expect, it } from 'vitest';
import { idsOf } from '../../../core/names/resolve.js';
import type { Names } from '../../../core/names/spellings.js';

const NAMES: Names = {
  brands: {},
  printers: { ender3: ['ender-3'], x1c: ['x1-carbon'] },
  materials: {},
  symptoms: { stringing: ['stringing'], hairs: ['stringing', 'oozing'], 拉丝: ['stringing'] },
};

describe('looking a name up', () => {
  it('finds ids, aliases, several of them, and nothing', () => {
    expect(idsOf(NAMES, 'printers', 'X1C')).toEqual(['x1-carbon']);
    expect(idsOf(NAMES, 'printers', 'Ender 3')).toEqual(['ender-3']);
    expect(idsOf(NAMES, 'symptoms', 'hairs')).toEqual(['stringing', 'oozing']);
    expect(idsOf(NAMES, 'symptoms', '拉丝')).toEqual(['stringing']);
    expect(idsOf(NAMES, 'symptoms', 'ender 3')).toEqual([]);
    for (const name of ['constructor', '__proto__', 'toString', ''])
      expect(idsOf(NAMES, 'printers', name), name).toEqual([]);
  });
});
