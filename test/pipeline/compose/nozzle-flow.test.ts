import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../schemas/generated/record.js';
import { impassableFlow, nozzleBound } from '../../../scripts/pipeline/compose/limit-to-printer.js';
import { smallComposed } from '../../support/small-dataset.js';

const [profile] = smallComposed().records.profiles as [Profile];
const through = (diameter_mm: number | null, variant: string, max_volumetric_speed_mm3_s: number | null): Profile => ({
  ...profile,
  nozzle: { diameter_mm, variant },
  max_volumetric_speed_mm3_s,
});

describe('the flow limit of a nozzle', () => {
  it('withholds 12 mm³/s through 0.2 mm', () => {
    expect(impassableFlow(through(0.2, '0.2', 12))).toMatchObject([
      { field: 'max_volumetric_speed_mm3_s', reason: expect.stringContaining('3.2 mm³/s') },
    ]);
  });

  it('keeps the maker’s value for that nozzle', () => {
    for (const flow of [0.5, 2, 2.8, 3, 3.2]) expect(impassableFlow(through(0.25, '0.25', flow))).toEqual([]);
  });

  it('has a higher bound for a high-flow nozzle, however it is named', () => {
    for (const variant of ['0.2hf', 'hf0.2', '0.2-high-flow']) {
      expect(nozzleBound({ diameter_mm: 0.2, variant })?.most).toBe(7.5);
      expect(impassableFlow(through(0.2, variant, 7))).toEqual([]);
      expect(impassableFlow(through(0.2, variant, 12))).toHaveLength(1);
    }
  });

  it('does not apply to wider nozzles or unknown values', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.26, max: 8, noNaN: true }),
        fc.double({ min: 0.1, max: 999, noNaN: true }),
        (d, q) => {
          expect(impassableFlow(through(d, String(d), q))).toEqual([]);
        },
      ),
    );
    expect(impassableFlow(through(null, '?', 12))).toEqual([]);
    expect(impassableFlow(through(0.2, '0.2', null))).toEqual([]);
  });

  it('is no higher for a finer nozzle than for a wider one', () => {
    const diameter = fc.double({ min: 0.05, max: 1, noNaN: true });
    fc.assert(
      fc.property(diameter, diameter, (a, b) => {
        const most = (d: number) => nozzleBound({ diameter_mm: d, variant: '' })?.most ?? Number.POSITIVE_INFINITY;
        expect(most(Math.min(a, b))).toBeLessThanOrEqual(most(Math.max(a, b)));
      }),
    );
  });

  it('removes the value from the record and says so', () => {
    const { records } = smallComposed({
      nozzle: { diameter_mm: 0.2 },
      profile: { max_volumetric_speed_mm3_s: 12 },
    });
    expect(records.profiles[0]?.max_volumetric_speed_mm3_s).toBeNull();
    expect(records.profiles[0]?.provenance.corrected).toMatchObject([
      { field: 'max_volumetric_speed_mm3_s', upstream_value: 12 },
    ]);
  });
});
