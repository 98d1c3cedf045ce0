import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldToId, foldToKey } from '../../../functions/query/fold.js';
import { idsOf, type Names, suggest } from '../../../functions/query/names.js';

describe('folding', () => {
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
  ])('%s is bambu-lab', (name) => {
    expect([foldToId(name), foldToKey(name)]).toEqual(['bambu-lab', 'bambulab']);
  });

  it('keeps what tells names apart', () => {
    expect(['V-Core 4', 'V-Core 4.1', 'i3 MK3S', '拉丝', 'Größe'].map(foldToKey)).toEqual([
      'vcore4',
      'vcore4.1',
      'i3mk3s',
      '拉丝',
      'größe',
    ]);
  });

  /** Letters of the languages that names are in, wide ones too, and what stands between words. */
  const text = fc.string({ unit: fc.constantFrom(...'abzABZ019.éÉßøＡａ１拉丝打印机 　+_-–/()') });

  it('does not fold twice differently, and makes an id of the key’s letters', () => {
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

  it('is blind to case and to what separates the words', () => {
    const word = fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom(...'abcxyz0189') });
    const separator = fc.constantFrom(' ', '+', '_', '-', '  ', ' - ');
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 4 }),
        fc.array(separator, { minLength: 3, maxLength: 3 }),
        fc.boolean(),
        (words, separators, upper) => {
          const name = words.map((text, i) => (i === 0 ? text : `${separators[i - 1]}${text}`)).join('');
          expect(foldToId(upper ? name.toUpperCase() : name)).toBe(words.join('-'));
        },
      ),
      { numRuns: 1000 },
    );
  });
});

const none = { brands: {}, printers: {}, materials: {}, symptoms: {} };
const NAMES: Names = {
  ...none,
  printers: {
    creality: ['creality'],
    ender3: ['ender-3'],
    ender3pro: ['ender-3-pro'],
    ender5: ['ender-5'],
    v400: ['v400'],
    x1c: ['x1-carbon'],
    x1carbon: ['x1-carbon'],
  },
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

describe('suggestions', () => {
  it('are what the name is part of, then what it is like, best first', () => {
    expect(suggest(NAMES, 'printers', 'ender')).toEqual(['ender-3', 'ender-5', 'ender-3-pro']);
    expect(suggest(NAMES, 'printers', 'endre3')[0]).toBe('ender-3');
    expect(suggest(NAMES, 'printers', 'Creality Ender 3')).toContain('ender-3');
    expect(suggest(NAMES, 'printers', 'x1carbn')).toEqual(['x1-carbon']);
    expect(suggest(NAMES, 'symptoms', 'stringin')).toEqual(['stringing']);
  });

  it('are none for a name like nothing, or for none', () => {
    expect(suggest(NAMES, 'printers', 'ξψξψξψξψ')).toEqual([]);
    expect(suggest(NAMES, 'printers', '---')).toEqual([]);
    expect(suggest(none, 'printers', 'x')).toEqual([]);
  });

  it('are at most five ids that exist, each once, the same ones each time', () => {
    const many: Names = {
      ...none,
      printers: Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`printer${i}`, [`printer-${i}`]])),
    };
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom('printer', 'printr7', 'rinter39', '1')),
        (name) => {
          const found = suggest(many, 'printers', name);
          expect(found.length).toBeLessThanOrEqual(5);
          expect(new Set(found).size).toBe(found.length);
          expect(found.every((id) => /^printer-\d+$/.test(id))).toBe(true);
          expect(suggest(many, 'printers', name)).toEqual(found);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('find an id that was mistyped by one letter first', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('creality', 'ender3pro', 'x1carbon'),
        fc.nat(7),
        fc.constantFrom('q', ''),
        (key, at, letter) => {
          const typo = key.slice(0, at) + letter + key.slice(at + 1);
          fc.pre(!Object.hasOwn(NAMES.printers, typo));
          expect(suggest(NAMES, 'printers', typo)[0]).toBe(NAMES.printers[key]?.[0]);
        },
      ),
      { numRuns: 300 },
    );
  });
});
