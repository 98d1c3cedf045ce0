import { describe, expect, it } from 'vitest';
import { checkValue } from '../../../../core/profiles/check-value/check-value.js';
import { VALUE_PROBLEMS } from '../../../../core/profiles/check-value/problems.js';
import type { ValueCheck } from '../../../../core/profiles/check-value/types.js';
import type { SettingValue } from '../../../../core/troubleshoot/resolve/setup.js';
import type { Material, Printer, Setting } from '../../../../schemas/generated/record.js';
import { publishedSettings } from '../../../support/read-file.js';
import { type Chosen, profiles, setupOf } from '../../../support/resolve-fixture.js';

const settings = new Map((await publishedSettings()).map((one) => [one.id, one]));
const anyPair = profiles.find(({ nozzle }) => nozzle.diameter_mm === 0.4);
const pair: Chosen = { printer: anyPair?.printer ?? '', material: anyPair?.material ?? '' };

/** A setup of records with the figures given by the tests. */
function setup(chosen: Chosen = {}, change: { printer?: Partial<Printer>; material?: Partial<Material> } = {}) {
  const found = setupOf({ ...pair, ...chosen });
  return {
    ...found,
    printer: found.printer && { ...found.printer, ...PRINTER, ...change.printer },
    material: found.material && { ...found.material, ...MATERIAL, ...change.material },
    profile: found.profile && { ...found.profile, ...PROFILE },
  };
}

const PRINTER: Partial<Printer> = {
  max_nozzle_temperature_c: 300,
  rated: { max_nozzle_temperature_c: 300, max_bed_temperature_c: 100, max_chamber_temperature_c: null },
  firmware_limit: { max_nozzle_temperature_c: 320, max_bed_temperature_c: null, max_chamber_temperature_c: null },
  max_bed_temperature_c: 100,
  max_chamber_temperature_c: null,
  max_speed_mm_s: { x: 500, y: 400, z: 20, e: 30 },
  nozzles: [{ variant: '0.4', diameter_mm: 0.4, layer_height_mm: { min: 0.08, max: 0.28 } }],
  nozzle_diameters_mm: [0.4],
};
const MATERIAL: Partial<Material> = {
  nozzle_temperature_c: { min: 230, max: 260 },
  bed_temperature_c: { min: 70, max: 85 },
  chamber_temperature_c: { min: null, max: 45 },
  fan_percent: { min: 20, max: 50 },
  min_nozzle_diameter_mm: 0.2,
};
const PROFILE = {
  nozzle_temperature_range_c: { min: 220, max: 270 },
  nozzle_temperature_c: { first_layer: 255, other_layers: 255 },
  flow_ratio: 0.95,
};

function check(id: string, value: SettingValue, unit?: string, its = setup()): ValueCheck {
  return checkValue(settings.get(id) as Setting, { value, unit }, its);
}

/** Verdict, and the sources of the exceeded limits. */
function told(result: ValueCheck): string {
  const beyond = result.limits.filter((one) => one.beyond).map(({ of, field, beyond: end }) => `${of}.${field} ${end}`);
  return [result.problem ? `${result.verdict} (${result.problem.code})` : result.verdict, ...beyond].join(', ');
}

describe('a value of a setting', () => {
  it('is compared with the material, the profile and the two limits of the printer, each by name', () => {
    expect(told(check('nozzle_temperature', 250))).toBe('ok');
    expect(told(check('nozzle_temperature', 260))).toBe('ok');
    expect(told(check('nozzle_temperature', 265))).toBe('outside, material.nozzle_temperature_c max');
    expect(told(check('nozzle_temperature', 310))).toBe(
      'outside, material.nozzle_temperature_c max, profile.nozzle_temperature_range_c max, printer.rated.max_nozzle_temperature_c max',
    );
    const { allowed } = check('nozzle_temperature', 310);
    expect(allowed.min).toEqual({ value: 230, of: 'material', field: 'nozzle_temperature_c' });
    expect(allowed.max).toEqual({ value: 260, of: 'material', field: 'nozzle_temperature_c' });
  });

  it('names unknown limits', () => {
    const chamber = check('chamber_temperature', 40);
    expect(chamber.verdict).toBe('ok');
    expect(chamber.not_known).toEqual([{ of: 'printer', field: 'max_chamber_temperature_c' }]);
    const expected = [{ of: 'printer', field: 'firmware_limit.max_bed_temperature_c' }];
    expect(check('bed_temperature', 80).not_known).toEqual(expected);
    const nothing = { ...setup(), material: null };
    expect(told(check('chamber_temperature', 40, undefined, nothing))).toBe('unknown');
  });

  it('is converted only if its meaning is certain', () => {
    const expected = { value: 243.333, from: { value: 470, unit: '°F' }, verdict: 'ok', unit_assumed: false };
    expect(check('nozzle_temperature', 470, 'F')).toMatchObject(expected);
    expect(check('outer_wall_speed', 12_000, 'mm/min')).toMatchObject({ value: 200, verdict: 'ok' });
    expect(check('layer_height', 50, '% of nozzle diameter')).toMatchObject({ value: 0.2, verdict: 'ok' });
    expect(told(check('line_width', 105, '%'))).toBe('not_comparable (percent_of_what)');
    expect(told(check('max_volumetric_speed', 200, 'mm/s'))).toBe('not_comparable (other_quantity)');
    expect(told(check('nozzle_temperature', 200, 'bananas'))).toBe('not_comparable (unknown_unit)');
    const bare = { ...setup(), printer: null, profile: null };
    expect(told(check('layer_height', 50, '% of nozzle', bare))).toBe('not_comparable (nozzle_not_known)');
  });

  it('in an unexpected unit is reported', () => {
    expect(check('nozzle_temperature', 470).perhaps).toEqual([{ unit: '°F', value: 243.333 }]);
    expect(check('outer_wall_speed', 12_000).perhaps).toEqual([{ unit: 'mm/min', value: 200 }]);
    expect(check('flow_ratio', 95).perhaps).toEqual([{ unit: '%', value: 0.95 }]);
    expect(check('nozzle_temperature', 470, '°C').perhaps).toEqual([]);
    expect(check('nozzle_temperature', 290).perhaps).toEqual([]);
  });

  it('that no slicer accepts, or that is malformed, is impossible', () => {
    expect(told(check('fan_max', 150))).toBe('impossible (no_slicer_takes_it), material.fan_percent max');
    expect(check('fan_max', 150).problem?.message).toContain('0–100 %');
    expect(check('fan_max', 150, '%').perhaps).toEqual([{ unit: '0–255', value: 59 }]);
    expect(check('fan_max', 100, '%').perhaps).toEqual([]);
    expect(check('fan_max', 300, '%').perhaps).toEqual([]);
    expect(told(check('fan_max', 150, '%', setup({ slicer: 'orcaslicer' })))).toContain('slicer_refuses');
    expect(told(check('nozzle_temperature', 0))).toContain('impossible (zero)');
    expect(told(check('retraction_length', -1))).toContain('impossible (negative)');
    expect(told(check('z_offset', -0.1))).toBe('unknown');
    expect(told(check('bed_temperature', 0))).toBe('outside, material.bed_temperature_c min');
  });

  it('of the wrong kind is rejected with what is allowed', () => {
    expect(told(check('nozzle_temperature', 'hot'))).toBe('not_comparable (not_a_number)');
    expect(told(check('nozzle_temperature', Number.NaN))).toBe('not_comparable (not_a_number)');
    expect(told(check('support_enable', 'perhaps'))).toBe('not_comparable (not_a_switch)');
    expect(check('support_enable', 'on')).toMatchObject({ verdict: 'unknown', value: true });
    expect(told(check('seam_position', 3))).toBe('not_comparable (a_choice)');
  });

  it('respects the limits of the nozzle, the machine and the melt rate', () => {
    expect(told(check('layer_height', 0.3))).toBe('outside, printer.nozzles.layer_height_mm max');
    expect(told(check('first_layer_height', 0.3))).toBe('outside, printer.nozzles.layer_height_mm max');
    expect(told(check('outer_wall_speed', 450))).toBe('outside, printer.max_speed_mm_s max');
    expect(told(check('deretraction_speed', 60))).toBe('outside, printer.max_speed_mm_s.e max');
    const small = check('nozzle_diameter', 0.15);
    expect(told(small)).toBe('outside, material.min_nozzle_diameter_mm min');
    expect(small.contradictions.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['nozzle_not_of_printer', 'nozzle_too_small']),
    );
  });

  it('reports how much of a speed the profile’s flow limit leaves', () => {
    const its = setup();
    const profile = its.profile && {
      ...its.profile,
      max_volumetric_speed_mm3_s: 12,
      process: {
        ...its.profile.process,
        layer_height_mm: 0.2,
        line_width_mm: { ...its.profile.process.line_width_mm, outer_wall: 0.42 },
      },
    };
    expect(check('outer_wall_speed', 300, 'mm/s', { ...its, profile })).toMatchObject({
      verdict: 'slowed',
      slowed_to: 159.1,
      slowed_by: { max_volumetric_speed: 12, layer_height: 0.2, line_width: 0.42 },
    });
    expect(check('outer_wall_speed', 450, 'mm/s', { ...its, profile }).verdict).toBe('outside');
    expect(check('outer_wall_speed', 100, 'mm/s', { ...its, profile }).verdict).toBe('ok');
    expect(check('outer_wall_speed', 100, 'mm/s', { ...its, profile }).slowed_to).toBe(null);
    expect(check('travel_speed', 300, 'mm/s', { ...its, profile }).slowed_to).toBe(null);
  });

  it('has a verdict for every setting and any setup', () => {
    for (const setting of settings.values())
      for (const its of [setup(), { printer: null, material: null, profile: null, slicer: null, user_values: {} }])
        for (const value of [-5, 0, 0.2, 60, 1e6, 'x', true]) {
          const result = checkValue(setting, { value }, its);
          expect(result.problem === null || result.problem.code in VALUE_PROBLEMS).toBe(true);
          expect(result.problem?.message ?? '').not.toMatch(/\{|undefined/);
          if (result.verdict === 'ok') expect(result.limits.length).toBeGreaterThan(0);
        }
  });
});
