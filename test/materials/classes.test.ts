import { describe, expect, it } from 'vitest';
import { type Classified, classesOf } from '../../core/materials/classes.js';

const UNKNOWN: Classified = {
  family: 'pla',
  enclosure: null,
  warping: null,
  hygroscopic: null,
  abrasive: null,
  nozzle_temperature_c: { min: null, max: null },
  bed_temperature_c: { min: null, max: null },
  tensile_modulus_mpa: null,
  elongation_at_break_percent: null,
  impact_strength_kj_m2: null,
  heat_deflection_c: null,
  toughness: null,
  uv_resistance: null,
};

const classes = (known: Partial<Classified>) => classesOf({ ...UNKNOWN, ...known });

describe('the classes of a material', () => {
  it('are null for unknown properties', () => {
    expect(classes({})).toEqual({
      ease: null,
      stiffness: null,
      toughness: null,
      heat: null,
      outdoors: null,
      flexible: false,
    });
  });

  it.each([
    [64.9, 'room'],
    [65, 'warm'],
    [85, 'hot'],
    [120, 'very_hot'],
  ])('put %s °C of heat deflection under %s', (heat_deflection_c, heat) => {
    expect(classes({ heat_deflection_c }).heat).toBe(heat);
  });

  it.each([
    [299, 'flexible'],
    [300, 'pliable'],
    [1500, 'stiff'],
    [4000, 'very_stiff'],
  ])('put a modulus of %s MPa under %s', (tensile_modulus_mpa, stiffness) => {
    expect(classes({ tensile_modulus_mpa }).stiffness).toBe(stiffness);
  });

  it('prefer a rating to a measured figure', () => {
    expect(classes({ toughness: 'high', impact_strength_kj_m2: 10 }).toughness).toBe('tough');
    expect(classes({ impact_strength_kj_m2: 10 }).toughness).toBe('brittle');
    expect(classes({ impact_strength_kj_m2: 45 }).toughness).toBe('tough');
  });

  it('are flexible for any elastomer, and otherwise only by figures', () => {
    expect(classes({ family: 'elastomer' })).toMatchObject({ flexible: true, stiffness: 'flexible' });
    expect(classes({ tensile_modulus_mpa: 100, elongation_at_break_percent: 300 }).flexible).toBe(true);
    // Polyethylene stretches far but is not an elastomer.
    expect(classes({ tensile_modulus_mpa: 752, elongation_at_break_percent: 208 }).flexible).toBe(false);
  });

  it('rate ease by the requirements of a print', () => {
    const plain = { enclosure: 'not_needed', warping: 'low' } as const;
    expect(classes(plain).ease).toBe('easy');
    expect(classes({ ...plain, hygroscopic: 'very_high' }).ease).toBe('moderate');
    expect(classes({ enclosure: 'required', warping: 'high' }).ease).toBe('hard');
    expect(
      classes({ enclosure: 'heated_chamber', warping: 'high', nozzle_temperature_c: { min: 360, max: 400 } }).ease,
    ).toBe('expert');
  });

  it('are never easy if a deciding property is unknown', () => {
    expect(classes({ enclosure: 'not_needed' }).ease).toBeNull();
    expect(classes({ warping: 'low' }).ease).toBeNull();
    expect(classes({ enclosure: 'heated_chamber' }).ease).toBe('hard');
  });
});
