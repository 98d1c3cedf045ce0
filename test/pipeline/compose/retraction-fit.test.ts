import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOfOtherDrive } from '../../../scripts/pipeline/compose/capability.js';
import { smallComposed } from '../../support/small-dataset.js';

const profileOf = (extruder_type: string, length_mm: number) =>
  smallComposed({ facts: { extruder_type }, profile: { retraction: { length_mm } } }).records.profiles[0];

describe('retraction and extruder type', () => {
  it('withhold a length meant for the other type', () => {
    expect(profileOf('bowden', 0.4)).toMatchObject({
      retraction: { length_mm: null },
      provenance: { corrected: [{ field: 'retraction.length_mm', upstream_value: 0.4 }] },
    });
    expect(profileOf('direct_drive', 5.5)?.retraction.length_mm).toBeNull();
  });

  it('keep what suits, and a retraction that is off', () => {
    expect(profileOf('bowden', 5)?.retraction.length_mm).toBe(5);
    expect(profileOf('bowden', 0)?.retraction.length_mm).toBe(0);
    expect(profileOf('direct_drive', 3)?.retraction.length_mm).toBe(3);
  });

  it('are never both too short and too long, and never either with an unknown type', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 40, noNaN: true }), (length) => {
        expect(isOfOtherDrive(length, 'bowden') && isOfOtherDrive(length, 'direct_drive')).toBe(false);
        expect(isOfOtherDrive(length, null)).toBe(false);
      }),
    );
  });
});
