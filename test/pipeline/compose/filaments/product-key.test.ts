import { describe, expect, it } from 'vitest';
import { nameTokens, productKey } from '../../../../scripts/pipeline/compose/filaments/product-key.js';

const key = (name: string, type = '') => productKey(nameTokens(name), type);

describe('a product’s words', () => {
  it('are the same in any order and with any punctuation', () => {
    expect(key('PLA Matte')).toBe(key('Matte PLA'));
    expect(key('PolyTerra™ PLA')).toBe(key('polyterra_pla'));
    expect(key('PLA-CF')).toBe(key('PLA CF'));
    expect(key('PETG (Translucent)')).toBe(key('Translucent PETG'));
    expect(key('ASA Filament')).toBe(key('ASA'));
  });

  it('keep a plus with its word', () => {
    expect(key('PLA+')).toBe(key('PLA Plus'));
    expect(key('PLA+')).not.toBe(key('PLA'));
    expect(key('PLA+ Silk')).not.toBe(key('PLA Silk+'));
  });

  it('include only the type missing from the name', () => {
    expect(key('PolyTerra', 'PLA')).toBe(key('PolyTerra PLA', 'PLA'));
    expect(key('Basic', 'PLA')).not.toBe(key('Basic', 'PETG'));
    expect(key('PLA+', 'PLA')).toBe(key('PLA+', 'PLA+'));
    expect(key('Carbon', 'PLA-CF')).toBe(key('Carbon PLA CF'));
  });
});
