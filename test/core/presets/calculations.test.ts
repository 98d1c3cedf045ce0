import { describe, expect, it } from 'vitest';
import { CALCULATIONS } from '../../../core/presets/calculations.js';
import { withValue } from '../../../core/presets/compose.js';
import type { SettingValue } from '../../../core/troubleshoot/resolve/setup.js';
import type { Printer } from '../../../schemas/generated/record.js';
import { P1S, recordsOf } from '../../support/preset-mappings.js';

const [p1s, bambu] = recordsOf(P1S);

interface Given {
  record?: Record<string, SettingValue | null>;
  printer?: Partial<Printer>;
  field?: string;
  key?: string;
  changed?: boolean;
  alone?: boolean;
}

const PLAIN = {
  'nozzle.diameter_mm': 0.4,
  'process.layer_height_mm': 0.2,
  'process.first_layer_height_mm': 0.25,
  'process.line_width_mm.default': 0.45,
  'process.line_width_mm.first_layer': 0.5,
  'process.line_width_mm.outer_wall': 0.42,
  'process.line_width_mm.support': 0.4,
  flow_ratio: 1,
  max_volumetric_speed_mm3_s: null,
};

const PRUSAS = { 'provenance.source': 'prusa-fff' };

const NO_BRIDGE_FAN = { 'cooling.bridge_fan_percent': null };

const adhesion = (brim: string, skirt: number) => ({
  record: {
    ...{
      'process.raft.layers': 0,
      'process.brim.type': brim,
      'process.brim.width_mm': 5,
      'process.skirt.loops': skirt,
    },
  },
});

/** Overhang speeds, with an unknown one for the first quarter. */
const STEPS = {
  'process.speed_mm_s.outer_wall': 200,
  'process.overhang.speed_mm_s.quarter': null,
  'process.overhang.speed_mm_s.half': 50,
};

function compute(by: string, value: SettingValue, given: Given = {}) {
  const { record = {}, printer = {}, field = null, key = '', changed = false, alone = false } = given;
  const values = Object.entries({ ...PLAIN, ...record });
  const own = values.reduce((made, [path, one]) => withValue(made, path, one), p1s);
  const about = { record: own, printer: { ...bambu, ...printer }, row: { field }, key: { key }, changed, alone };
  return CALCULATIONS[by]?.(value, about);
}

const TEXTURED = 'bed_temperature_by_plate_c.textured_pei.other_layers';

describe('calculated values', () => {
  it.each<[string, SettingValue, Given, SettingValue | null]>([
    ['width_factor', 0.54, {}, 120],
    ['width_factor', 0.5, { record: { 'process.line_width_mm.default': null } }, null],
    ['layers_high', 3, {}, 0.6],
    ['layers_high', 3, { record: { 'process.layer_height_mm': null } }, null],
    ['support_density', 1.6, {}, 20],
    ['support_density', 1.35, { record: { 'process.line_width_mm.support': null } }, 25],
    ['interface_density', 0, {}, 100],
    ['interface_density', 0.45, {}, 50],
    ['share_of_nozzle', 0.06, {}, '15%'],
    ['scale_for_shrinkage', 0.5, {}, 10_000 / 99.5],
    ['scale_for_shrinkage', 0, {}, 100],
    ['volume_of_filament', 2, { record: { filament_diameter_mm: 2 } }, 2 * Math.PI],
    ['volume_of_filament', 0, { record: { filament_diameter_mm: null } }, 0],
    ['volume_of_filament', 1, { record: { filament_diameter_mm: null } }, null],
    ['brim_width_if_wanted', 5, { record: { 'process.brim.type': 'outer' } }, 5],
    ['brim_width_if_wanted', 5, { record: { 'process.brim.type': 'auto' } }, 0],
    ['brim_width_if_wanted', 5, { record: { 'process.brim.type': null } }, 0],
    ['brim_width_if_wanted', 5, { record: { 'process.brim.type': null, 'provenance.source': 'prusa-fff' } }, 5],
    ['brim_width_if_wanted', 8, { changed: true, record: { 'process.brim.type': 'auto' } }, 8],
    ['flow_limit_before_ratio', 12, { record: { flow_ratio: 0.95 } }, 12],
    ['flow_limit_before_ratio', 1.38, { record: { flow_ratio: 1.15 } }, 1.38 / 1.15],
    ['fan_enabled', 100, { record: { 'cooling.fan_max_percent': 80, 'cooling.fan_off_first_layers': 3 } }, true],
    ['fan_enabled', 100, { record: { 'cooling.fan_max_percent': 80, 'cooling.fan_off_first_layers': 1000 } }, false],
    ['fan_enabled', 0, { record: { 'cooling.fan_max_percent': 0, 'cooling.fan_off_first_layers': 1 } }, false],
    ['full_fan_layer', 3, {}, 4],
    ['full_fan_layer', 1000, {}, null],
    ['first_layer_fan', 1, {}, 0],
    ['first_layer_fan', 0, {}, null],
    ['deretraction_as_retraction', 40, { record: { 'retraction.deretraction_speed_mm_s': null } }, 40],
    ['deretraction_as_retraction', 40, { record: { 'retraction.deretraction_speed_mm_s': 30 } }, null],
    ['fan_runs', 40, { record: { 'cooling.fan_always_on': null } }, true],
    ['fan_runs', 40, { record: { 'cooling.fan_always_on': false } }, null],
    ['lowest_fan_as_highest', 20, { record: { 'cooling.fan_min_percent': null } }, 20],
    ['lowest_fan_as_highest', 60, { record: { 'cooling.fan_min_percent': null } }, null],
    ['lowest_fan_as_highest', 20, { record: { 'cooling.fan_min_percent': 10 } }, null],
    ['bridge_fan_as_max', 60, { record: { ...NO_BRIDGE_FAN, 'cooling.overhang_fan_percent': null } }, 60],
    ['bridge_fan_as_max', 60, { record: { ...NO_BRIDGE_FAN, 'cooling.overhang_fan_percent': 90 } }, null],
    ['gap_below_support', 0.1, { record: PRUSAS }, 0.1],
    ['gap_below_support', 0, { record: { ...PRUSAS, 'process.support.top_z_distance_mm': 0.2 } }, 0.2],
    ['gap_below_support', 0, { record: { 'process.support.top_z_distance_mm': 0.2 } }, 0],
    ['small_radius', 80, { record: { 'process.small_perimeter_threshold_mm': 0 } }, null],
    ['small_radius', 15, { record: { 'process.small_perimeter_threshold_mm': 0 }, changed: true }, 6.5],
    ['small_radius', 80, { record: { ...PRUSAS, 'process.small_perimeter_threshold_mm': null } }, 6.5],
    ['small_radius', 15, { record: { 'process.small_perimeter_threshold_mm': 4 }, changed: true }, null],
    ['overhang_as_wall', true, { key: 'overhang_speed_3', record: STEPS }, 200],
    ['overhang_as_wall', true, { key: 'overhang_speed_2', record: STEPS }, null],
    ['overhang_as_wall', false, { key: 'overhang_speed_3', record: STEPS }, null],
    ['overhang_as_wall', true, { key: 'overhang_speed_3', record: STEPS, changed: true }, null],
    ['overhang_as_wall', true, { key: 'overhang_speed_3', record: { ...STEPS, ...PRUSAS } }, null],
    ['angle_from_vertical', 30, {}, 60],
    ['angle_from_vertical', 0, {}, null],
    ['hole_beyond_contour', 0.05, { record: { 'process.xy_contour_compensation_mm': -0.05 } }, 0],
    ['hole_beyond_contour', 0.1, { record: { 'process.xy_contour_compensation_mm': null } }, 0.1],
    ['adhesion', 'outer', { record: { 'process.raft.layers': 2, 'process.brim.type': 'outer' } }, 'raft'],
    ['adhesion', 'outer', adhesion('outer', 2), 'brim'],
    ['adhesion', 'none', adhesion('none', 2), 'skirt'],
    ['adhesion', 'none', adhesion('none', 0), 'none'],
    ['layers_high', 'three', {}, null],
  ])('case %#: %j', (by, value, given, expected) => {
    const found = compute(by, value, given);
    if (typeof expected === 'number') expect(found).toBeCloseTo(expected, 9);
    else expect(found).toBe(expected);
  });

  describe('bed temperatures by plate', () => {
    const key = 'textured_plate_temp';
    const bare = { [TEXTURED]: null };

    const smooth = (other_layers: number | null) => ({
      key: 'hot_plate_temp',
      record: { 'bed_temperature_by_plate_c.smooth_pei.other_layers': other_layers },
    });
    const anyPlate = { printer: { default_plate: null } };

    it.each<[Given, SettingValue | null]>([
      [{ key, record: bare }, 70],
      [{ key: 'hot_plate_temp', record: bare }, null],
      [{ key: `${key}_initial_layer`, record: { 'bed_temperature_by_plate_c.textured_pei.first_layer': 80 } }, 80],
      [{ key, record: { [TEXTURED]: 65 } }, 65],
      [{ key, record: { [TEXTURED]: 65 }, changed: true }, 70],
      [{ ...smooth(null), ...anyPlate }, 70],
      [{ ...smooth(null), alone: true }, 70],
      [{ ...smooth(0), ...anyPlate, changed: true }, 0],
      [{ key: 'first_layer_bed_temperature' }, null],
    ])('case %#: %j', (given, expected) => {
      expect(compute('plate_temperature', 70, given)).toBe(expected);
    });
  });

  it.each<[feature: string, limit: number | null, record: Given['record'], expected: number]>([
    ['outer_wall', null, {}, 200],
    ['outer_wall', 8, {}, 95.2], // 8 / (0.42 × 0.2) = 95.23
    ['outer_wall', 8, { flow_ratio: 1.25 }, 76.1],
    ['first_layer', 8, {}, 64], // 8 / (0.5 × 0.25)
    // The widest line of a bridge: 8 / (0.45 × 0.2 × 0.8)
    [
      'bridge',
      8,
      { 'process.flow_ratio.bridge': 0.8, ...widths({ outer_wall: 0.42, inner_wall: 0.45, solid_infill: 0.42 }) },
      111.1,
    ],
    // 8 / (0.72 × 0.5 / 0.4 × 0.25)
    ['first_layer', 8, widths({ default: 0.4, first_layer: 0.5, solid_infill: 0.72 }), 35.5],
    // 8 / (0.42 × 0.2 × 0.8)
    ['top_surface', 8, { 'process.flow_ratio.top_surface': 0.8, ...widths({ top_surface: 0.42 }) }, 119],
    ['support_interface', 8, widths({ default: 0.6, support: 0.4 }), 66.6], // 8 / (0.6 × 0.2)
    ['outer_wall', 7, widths({ default: null, outer_wall: null }), 87.4], // 7 / (0.4 × 0.2), rounded down
    ['outer_wall', 40, {}, 200],
    ['travel', 1, {}, 200],
  ])('speeds of Cura case %#: %s', (feature, limit, record, expected) => {
    const given = { field: `process.speed_mm_s.${feature}`, record: { max_volumetric_speed_mm3_s: limit, ...record } };
    expect(compute('capped_speed', 200, given)).toBe(expected);
  });
});

function widths(lines: Record<string, number | null>) {
  return Object.fromEntries(Object.entries(lines).map(([line, mm]) => [`process.line_width_mm.${line}`, mm]));
}
