import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldToId, foldToKey } from '../../../core/names/fold.js';

describe('folding a name', () => {
  it.each([
    'Bambu Lab',
    'bambu+lab',
    'BAMBU_LAB',
    'bambu-lab',
    ' Bambu  Lab ',
    'Bambu - Lab',
    'bambu–lab',
    'Ｂａｍｂｕ　Ｌａｂ',
    'bambu\u00a0lab',
  ])('turns %s into bambu-lab', (name) => {
    expect([foldToId(name), foldToKey(name)]).toEqual(['bambu-lab', 'bambulab']);
  });

  it('keeps what distinguishes names', () => {
    const expected = ['vcore4', 'vcore4.1', 'i3mk3s', '拉丝', 'größe'];
    expect(['V-Core 4', 'V-Core 4.1', 'i3 MK3S', '拉丝', 'Größe'].map(foldToKey)).toEqual(expected);
  });

  it.each([
    ['PLA+', 'pla-plus'],
    ['PLA＋', 'pla-plus'],
    ['pla +', 'pla-plus'],
    ['Ultimaker 2+', 'ultimaker-2-plus'],
    ['Ultimaker 2+ Connect', 'ultimaker-2-plus-connect'],
    ['MK3S+ (2021)', 'mk3s-plus-(2021)'],
    ['PLA++', 'pla-plus-plus'],
    ['X-Plus 4 + BOX', 'x-plus-4-box'],
    ['EX+APS', 'ex-aps'],
    ['+', ''],
  ])('gives %s the id %s: a trailing plus is a word', (name, id) => {
    expect([foldToId(name), foldToKey(name)]).toEqual([id, id.replaceAll('-', '')]);
  });

  /** Letters of the languages of names, including full-width ones, and separators. */
  const text = fc.string({ unit: fc.constantFrom(...'abzABZ019.éÉßøＡａ１拉丝打印机 　+_-–/()') });

  it('is idempotent, and makes an id of the key’s letters', () => {
    fc.assert(
      fc.property(text, (name) => {
        const [id, key] = [foldToId(name), foldToKey(name)];
        expect(foldToId(id)).toBe(id);
        expect(foldToKey(key)).toBe(key);
        expect(foldToKey(id)).toBe(key);
      }),
      { numRuns: 3000 },
    );
  });

  it('ignores case and word separators', () => {
    const word = fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom(...'abcxyz0189') });
    const separator = fc.constantFrom(' ', '+', '_', '-', '  ', ' - ');
    const words = fc.array(word, { minLength: 1, maxLength: 4 });
    const separators = fc.array(separator, { minLength: 3, maxLength: 3 });
    const law = fc.property(words, separators, fc.boolean(), (all, between, upper) => {
      const name = all.map((text, i) => (i === 0 ? text : `${between[i - 1]}${text}`)).join('');
      expect(foldToId(upper ? name.toUpperCase() : name)).toBe(all.join('-'));
    });
    fc.assert(law, { numRuns: 1000 });
  });
});
