import { describe, expect, it } from 'vitest';
import { printerName } from '../../../core/names/printer-name.js';

describe('printerName', () => {
  it('puts the brand before the model', () => {
    expect(printerName({ brand: 'Creality', model: 'K1' })).toBe('Creality K1');
  });

  it.each([
    ['Jubilee', 'Jubilee'],
    ['Voron', 'Voron 1 250 with Afterburner'],
    ['Caribou', 'CaribouDuet 220'],
  ])('names the brand %s once in %s', (brand, model) => {
    expect(printerName({ brand, model })).toBe(model);
  });
});
