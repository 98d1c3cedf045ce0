import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Names } from '../../../core/names/spellings.js';
import { suggest } from '../../../core/names/suggest.js';

const none = {
  brands: {},
  printers: {},
  materials: {},
  symptoms: { gapsbetweenfirstlayerlines: ['gaps-in-first-layer'] },
};
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
  symptoms: { ...none.symptoms, stringing: ['stringing'] },
};

describe('suggestions', () => {
  it('are names that contain the query, then similar ones, best first', () => {
    expect(suggest(NAMES, 'printers', 'ender')).toEqual(['ender-3', 'ender-5', 'ender-3-pro']);
    expect(suggest(NAMES, 'printers', 'endre3')[0]).toBe('ender-3');
    expect(suggest(NAMES, 'printers', 'Creality Ender 3')).toContain('ender-3');
    // A transposition is one edit.
    const spools = { ...none, materials: { pctg: ['pctg'], pe: ['pe'], peek: ['peek'], petg: ['petg'] } };
    expect(suggest(spools, 'materials', 'pteg')[0]).toBe('petg');
    // A doubled letter costs less than a wrong one.
    const fibres = { ...none, materials: { petg: ['petg'], petgf: ['pet-gf'], nylon: ['pa'], nylon6: ['pa6'] } };
    expect(suggest(fibres, 'materials', 'petgg').slice(0, 2)).toEqual(['petg', 'pet-gf']);
    expect(suggest(fibres, 'materials', 'nyllon')[0]).toBe('pa');
    expect(suggest(NAMES, 'printers', 'x1carbn')).toEqual(['x1-carbon']);
    // A query may have more than a name, and its words in another order.
    expect(suggest({ ...none, materials: { absplus: ['abs'], asa: ['asa'] } }, 'materials', 'ASA+')[0]).toBe('asa');
    const printers = { kobra2max: ['kobra-2-max'], kobramax: ['kobra-max'] };
    expect(suggest({ ...none, printers }, 'printers', 'Kobra Max 2')[0]).toBe('kobra-2-max');
    expect(suggest(NAMES, 'symptoms', 'stringin')).toEqual(['stringing']);
  });

  it('put the named brand before other brands that are as close', () => {
    const brands = { prusa: ['prusa'], ultimaker: ['ultimaker'] };
    const printers = { original: ['ultimaker-original'], mk3s: ['prusa-mk3s'] };
    expect(suggest({ ...none, brands, printers }, 'printers', 'Prusa original MK3S')[0]).toBe('prusa-mk3s');
  });

  it('are empty for an empty name or one like no other', () => {
    expect(suggest(NAMES, 'printers', 'ξψξψξψξψ')).toEqual([]);
    expect(suggest(NAMES, 'printers', '---')).toEqual([]);
    expect(suggest(none, 'printers', 'x')).toEqual([]);
    // Text much longer than every name does not match the names that it contains.
    expect(suggest(NAMES, 'printers', `ender3${'q'.repeat(20)}`)).toContain('ender-3');
    expect(suggest(NAMES, 'printers', `ender3${'q'.repeat(30)}`)).toEqual([]);
  });

  it('are at most five existing ids, without duplicates, the same each time', () => {
    const printers = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`printer${i}`, [`printer-${i}`]]));
    const names = fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom('printer', 'printr7', 'rinter39', '1'));
    const law = fc.property(names, (name) => {
      const found = suggest({ ...none, printers }, 'printers', name);
      expect(found.length).toBeLessThanOrEqual(5);
      expect(new Set(found).size).toBe(found.length);
      expect(found.every((id) => /^printer-\d+$/.test(id))).toBe(true);
      expect(suggest({ ...none, printers }, 'printers', name)).toEqual(found);
    });
    fc.assert(law, { numRuns: 1000 });
  });

  it('put an id first that was mistyped by one letter', () => {
    const keys = fc.constantFrom('creality', 'ender3pro', 'x1carbon');
    const law = fc.property(keys, fc.nat(7), fc.constantFrom('q', ''), (key, at, letter) => {
      const typo = key.slice(0, at) + letter + key.slice(at + 1);
      fc.pre(!Object.hasOwn(NAMES.printers, typo));
      expect(suggest(NAMES, 'printers', typo)[0]).toBe(NAMES.printers[key]?.[0]);
    });
    fc.assert(law, { numRuns: 300 });
  });
});
