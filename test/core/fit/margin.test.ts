import { describe, expect, it } from 'vitest';
import { demandOf, marginOf, usableSide } from '../../../core/fit/margin.js';

const PLAIN = {
  build_volume_mm: { x: 300, y: 300, z: 300 },
  printable_volume_mm: null,
  enclosed: true,
  max_chamber_temperature_c: null,
  air_filtration: null,
};
const LARGE = {
  ...PLAIN,
  build_volume_mm: { x: 340, y: 320, z: 340 },
  max_chamber_temperature_c: 65,
  air_filtration: true,
};
const ASA = demandOf([{ enclosure: 'recommended', fumes: { level: 'high' } }]);
const words = (of: Parameters<typeof marginOf>) => marginOf(...of).reasons.map(({ en }) => en);

describe('the margin between a printer and a requirement', () => {
  const part = { x: 300, y: 300, z: 300 };

  it('separates exactly the size without a heated chamber from 340 mm with 65 °C', () => {
    const [small, large] = [PLAIN, LARGE].map((printer) => marginOf(printer, { part, ...ASA }));
    expect(large?.points).toBeGreaterThan(small?.points ?? 0);
    expect(words([PLAIN, { part, ...ASA }])).toEqual(['no room for a brim', 'no heated chamber known']);
    expect(words([LARGE, { part, ...ASA }])).toEqual(['20 mm to spare', 'heated chamber to 65 °C', 'filters its air']);
  });

  it('is omitted for requirements that were not given', () => {
    expect(marginOf(LARGE, {})).toEqual({ points: 0, reasons: [] });
    expect(demandOf([{ enclosure: 'not_needed', fumes: null }])).toEqual({ warm: false, fumes: false });
    expect(words([{ ...PLAIN, enclosed: false }, ASA])).toEqual([]);
  });

  it('uses the smaller of the two volumes, and ignores unknown sides', () => {
    const cut = { ...PLAIN, printable_volume_mm: { x: 296, y: null, z: null } };
    expect(usableSide(cut, 'x')).toBe(296);
    expect(usableSide({ ...PLAIN, build_volume_mm: { x: null, y: 1, z: 1 } }, 'x')).toBeNull();
    expect(words([cut, { part: { x: 290 } }])).toEqual(['no room for a brim']);
  });
});
