import { describe, expect, it } from 'vitest';
import { convert, unitOf, unitsLike } from '../../../core/words/units.js';
import { publishedSettings } from '../../support/read-file.js';

describe('units', () => {
  it('are recognised in many spellings', () => {
    const said = ['°C', 'C', '℃', 'deg C', 'F', 'mm/s2', 'mm^3/s', 'mm3/s', 'um', 'μm', 'percent', '毫米', 'inch', 'K'];
    const meant = ['°C', '°C', '°C', '°C', '°F', 'mm/s²', 'mm³/s', 'mm³/s', 'µm', 'µm', '%', 'mm', 'in', 'K'];
    expect(said.map(unitOf)).toEqual(meant);
    expect(['furlong', '', 'constructor', '% of something'].map(unitOf)).toEqual([null, null, null, null]);
  });

  it('convert only to others of the same quantity', () => {
    expect(convert(470, '°F', '°C')).toBe(243.333);
    expect(convert(-40, '°F', '°C')).toBe(-40);
    expect(convert(3000, 'mm/min', 'mm/s')).toBe(50);
    expect(convert(0.95, 'ratio', '%')).toBe(95);
    expect(convert(255, 'pwm', '%')).toBe(100);
    expect(convert(1, 'in', 'mm')).toBe(25.4);
    expect(convert(100, 'mm/s', 'mm³/s')).toBe(null);
    expect(convert(100, '%', 'mm')).toBe(null);
    expect(convert(3, 'count', 'layers')).toBe(null);
  });

  it('of every setting are known', async () => {
    const units = new Set(
      (await publishedSettings()).map(({ unit }) => unit).filter((unit) => !/bool|enum/.test(unit)),
    );
    expect(units.size).toBeGreaterThan(10);
    for (const unit of units) expect(unitsLike(unit)).toContain(unitOf(unit));
  });
});
