import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineCrossSection, reachedSpeed } from '../../../core/profiles/effective-speed.js';

const width = fc.double({ min: 0.1, max: 2, noNaN: true });
const height = fc.double({ min: 0.04, max: 1, noNaN: true });
const speed = fc.double({ min: 1, max: 1000, noNaN: true });
const flow = fc.double({ min: 0.5, max: 60, noNaN: true });

describe('the cross-section of a line', () => {
  it('is a rectangle with a semicircle at each end', () => {
    // 0.45 x 0.2: a rectangle of 0.25 x 0.2 = 0.05, a circle of 0.2 = 0.0314159
    expect(lineCrossSection(0.45, 0.2)).toBeCloseTo(0.0814159, 7);
    // 0.5 x 0.25: a rectangle of 0.25 x 0.25 = 0.0625, a circle of 0.25 = 0.0490874
    expect(lineCrossSection(0.5, 0.25)).toBeCloseTo(0.1115874, 7);
  });

  it('is a circle if as wide as high', () => {
    expect(lineCrossSection(0.2, 0.2)).toBeCloseTo(0.0314159, 7);
  });

  it('is unknown for a line that slicers do not print, or of unknown size', () => {
    expect(lineCrossSection(0.1, 0.2)).toBeNull();
    expect(lineCrossSection(null, 0.2)).toBeNull();
    expect(lineCrossSection(0.45, null)).toBeNull();
    expect(lineCrossSection(0.45, 0)).toBeNull();
  });

  it('is less than that of the rectangle around it, and more than of the circle within', () => {
    fc.assert(
      fc.property(width, height, (w, h) => {
        fc.pre(w >= h);
        const area = lineCrossSection(w, h) as number;
        expect(area).toBeLessThan(w * h);
        expect(area).toBeGreaterThanOrEqual((Math.PI / 4) * h * h - 1e-12);
      }),
    );
  });
});

describe('the effective speed', () => {
  it('is limited by flow: 12 mm³/s over 0.0814159 mm² are 147.4 mm/s', () => {
    expect(reachedSpeed(200, 12, 0.0814159)).toBe(147.4);
  });

  it('is the set speed if the limit allows it', () => {
    expect(reachedSpeed(120, 12, 0.0814159)).toBe(120);
  });

  it('is unknown if any input is', () => {
    expect(reachedSpeed(null, 12, 0.08)).toBeNull();
    expect(reachedSpeed(200, null, 0.08)).toBeNull();
    expect(reachedSpeed(200, 12, null)).toBeNull();
  });

  it('never exceeds the set speed, nor the flow limit by more than rounding', () => {
    fc.assert(
      fc.property(speed, flow, width, height, (written, limit, w, h) => {
        fc.pre(w >= h);
        const area = lineCrossSection(w, h) as number;
        const reached = reachedSpeed(written, limit, area) as number;
        expect(reached).toBeLessThanOrEqual(written);
        expect(reached).toBeLessThanOrEqual(limit / area + 0.0501);
        expect(reached).toBeGreaterThanOrEqual(Math.min(written, limit / area) - 0.0501);
      }),
    );
  });
});
