import type { Printer, Profile } from '../../schemas/generated/record.js';
import type { SettingValue } from '../troubleshoot/resolve/setup.js';
import { sourceSlicer } from './source-slicer.js';
import type { PresetField, PresetKey } from './types.js';

export interface CalculationContext {
  /** The record with the changes of fixes applied. */
  record: Profile;
  printer: Printer;
  row: Pick<PresetField, 'field'>;
  key: Pick<PresetKey, 'key'>;
  /** Whether a fix changes the value. */
  changed: boolean;
  /** Whether the filament preset is standalone, without a parent. */
  alone: boolean;
}

/** Converts a value to the slicer's terms; texts as they are written; null: the key is not written. */
export type Calculation = (value: SettingValue, about: CalculationContext) => SettingValue | null;

/** A calculation for numbers; other values give null. */
const numeric =
  (work: (n: number, about: CalculationContext) => SettingValue | null): Calculation =>
  (value, about) =>
    typeof value === 'number' ? work(value, about) : null;

/** Formats a number with at most five decimals, without binary rounding noise. */
export function formatNumber(n: number): string {
  // Adding 0 turns -0 into 0.
  return String(Math.round(n * 1e5) / 1e5 + 0);
}

function heightOf(layers: number | null, { record }: CalculationContext): number | null {
  const height = record.process.layer_height_mm;
  return layers === null || height === null ? null : layers * height;
}

function bottomLayers(layers: number, { record }: CalculationContext): number | null {
  return layers < 0 ? record.process.support.interface_layers : layers;
}

/** Density of lines with a gap between them, %. Source: the conversion note of the setting support_density. */
const densityWith = (width: (record: Profile) => number | null) =>
  numeric((space, { record }) => {
    const line = width(record);
    return line === null ? null : (100 * line) / (line + space);
  });

/**
 * The lines that Cura prints at a speed, each with its widths in order of preference before the default one and the
 * nozzle diameter: support interfaces use the default width, and bridge walls and skin share one speed. Source: the
 * formulas of `*_line_width` in resources/definitions/fdmprinter.def.json.
 */
export const LINES: Readonly<Record<string, readonly (readonly (keyof Profile['process']['line_width_mm'])[])[]>> = {
  outer_wall: [['outer_wall']],
  inner_wall: [['inner_wall']],
  sparse_infill: [['sparse_infill']],
  solid_infill: [['solid_infill']],
  top_surface: [['top_surface', 'solid_infill']],
  support: [['support']],
  support_interface: [[]],
  bridge: [['outer_wall'], ['inner_wall'], ['solid_infill']],
  first_layer: [['outer_wall'], ['inner_wall'], ['sparse_infill'], ['solid_infill'], ['support'], []],
};

/** Cross-section of the thickest line that Cura prints at the speed of a feature, mm²; null: not known. */
function thickestLine(feature: string, { process, nozzle }: Profile): number | null {
  const { line_width_mm: widths, layer_height_mm: usual, first_layer_height_mm: first } = process;
  const isFirst = feature === 'first_layer';
  const height = isFirst ? (first ?? usual) : usual;
  const fallback = widths.default ?? nozzle.diameter_mm ?? 0;
  const own = (LINES[feature] ?? []).map((names) => names.map((name) => widths[name]).find((width) => width !== null));
  const width = Math.max(...own.map((mm) => mm ?? fallback));
  // All first-layer lines are wider by the same factor; see `width_factor`.
  const share =
    isFirst && widths.first_layer !== null && widths.default !== null ? widths.first_layer / widths.default : 1;
  return height === null || width <= 0 ? null : width * share * height;
}

/** More fanless layers than a part has, which means never. Presets that mean it use values up to 1000. */
const NEVER = 500;

/** Keys of OrcaSlicer and Bambu Studio, with our plates. Source: `s_keys_map_BedType` in PrintConfig.cpp. */
export const PLATES = {
  cool_plate_temp: 'cool',
  eng_plate_temp: 'engineering',
  hot_plate_temp: 'smooth_pei',
  textured_plate_temp: 'textured_pei',
  supertack_plate_temp: 'supertack',
  textured_cool_plate_temp: 'textured_cool',
} as const;

/** Radius up to which PrusaSlicer treats a perimeter as small, mm. Source: the setting small_perimeter_speed. */
export const SMALL_RADIUS = 6.5;

/** PrusaSlicer's keys for overhang speeds, with their steps in records. */
export const STEPS = {
  overhang_speed_0: 'full',
  overhang_speed_1: 'three_quarters',
  overhang_speed_2: 'half',
  overhang_speed_3: 'quarter',
} as const;

/** PrusaSlicer's default minimum fan speed, %; that of OrcaSlicer and Bambu Studio is 20. Source: PrintConfig.cpp. */
export const OWN_LOWEST_FAN = 35;

/** The calculations that the published mappings name. */
export const CALCULATIONS: Readonly<Record<string, Calculation>> = {
  /** Cura's first-layer line width is a percentage of the default width. */
  width_factor: numeric((width, { record }) => {
    const usual = record.process.line_width_mm.default;
    return usual === null ? null : (100 * width) / usual;
  }),

  /** Converts layers to a height, mm. */
  layers_high: numeric(heightOf),

  /** Bottom interface layers as a height, mm; -1: as many as on top. */
  bottom_layers_high: numeric((layers, about) => heightOf(bottomLayers(layers, about), about)),

  /** Whether there are bottom interface layers. */
  bottom_interface: numeric((layers, about) => (bottomLayers(layers, about) ?? 0) > 0),

  /**
   * Cura's scale factor that compensates for shrinkage, %: the inverse of how `core/read-settings` reads it. Source:
   * `material_shrinkage_percentage` in resources/definitions/fdmprinter.def.json.
   */
  scale_for_shrinkage: numeric((percent) => 10_000 / (100 - percent)),

  support_density: densityWith(({ process: { line_width_mm: width } }) => width.support ?? width.default),

  // Cura prints the interface with the default line width.
  interface_density: densityWith(({ process }) => process.line_width_mm.default),

  /** Converts a length of extra extruded filament, mm, to a volume, mm³. */
  volume_of_filament: numeric((mm, { record }) => {
    const diameter = record.filament_diameter_mm;
    if (mm === 0) return 0;
    return diameter === null ? null : mm * Math.PI * (diameter / 2) ** 2;
  }),

  /**
   * Cura has no volumetric flow limit, so the speed is capped to stay within it, mm/s. CuraEngine treats a line as a
   * rectangle and extrudes that volume times the flow.
   */
  capped_speed: numeric((speed, { record, row }) => {
    const [, feature = ''] = /^process\.speed_mm_s\.(.+)$/.exec(row.field ?? '') ?? [];
    const limit = record.max_volumetric_speed_mm3_s;
    const area = thickestLine(feature, record);
    if (!limit || area === null) return speed;
    // Features with their own flow setting in Cura.
    const { bridge, first_layer, top_surface } = record.process.flow_ratio;
    const own: Readonly<Record<string, number | null>> = { bridge, first_layer, top_surface };
    const flow = area * (record.flow_ratio ?? 1) * (own[feature] ?? 1);
    return Math.min(speed, Math.floor((10 * limit) / flow) / 10);
  }),

  /** Support overhang angle from the vertical. 0 means automatic, but in Cura it would print no support at all. */
  angle_from_vertical: numeric((angle) => (angle === 0 ? null : 90 - angle)),

  /**
   * Cura's hole offset, on top of its offset of all edges, which shrinks holes. Records keep the two separate. Source:
   * `xy_offset` and `hole_xy_offset` in resources/definitions/fdmprinter.def.json.
   */
  hole_beyond_contour: numeric((hole, { record }) => hole + (record.process.xy_contour_compensation_mm ?? 0)),

  /** Cura's fan switch: off if the fan never starts or its speed is 0. */
  fan_enabled: (_, { record: { cooling } }) =>
    (cooling.fan_off_first_layers ?? 0) < NEVER && (cooling.fan_max_percent ?? cooling.fan_min_percent ?? 1) > 0,

  /** Cura's first layer with full fan speed, counted from 1; null if never, which the fan switch covers. */
  full_fan_layer: numeric((off) => (off < NEVER ? off + 1 : null)),

  /** The same layer from the end of a fan ramp, but not before the fan may start. */
  ramp_layer: numeric((full, { record }) => {
    const off = record.cooling.fan_off_first_layers ?? 0;
    return off < NEVER ? Math.max(full, off + 1) : null;
  }),

  /** Cura's fan speed on the first layer: 0 if the fan is off there. */
  first_layer_fan: numeric((off) => (off > 0 ? 0 : null)),

  /** Cura's flow of a feature, %: it replaces the filament's flow, so that is multiplied in. */
  flow_of_feature: numeric((ratio, { record }) => 100 * ratio * (record.flow_ratio ?? 1)),

  /** Cura's build plate adhesion type, only one of which can be active: raft before brim before skirt. */
  adhesion: (_, { record: { process } }) => {
    const { brim, raft, skirt } = process;
    if ((raft.layers ?? 0) > 0) return 'raft';
    const brimmed = brim.type === 'outer' || brim.type === 'inner' || brim.type === 'outer_and_inner';
    if (brimmed && brim.width_mm !== 0) return 'brim';
    return (skirt.loops ?? 0) > 0 ? 'skirt' : 'none';
  },

  /**
   * The bed temperature for the key of a plate: only of the printer's default plate, or of every plate if that is not
   * known or the preset is standalone. A plate with its own temperature keeps it unless a fix changes it, which skips
   * only plates that the material is not printed on: those at 0 °C.
   */
  plate_temperature: (value, { record, printer, key, changed, alone }) => {
    const [, name = '', first] = /^(.+?)(_initial_layer)?$/.exec(key.key) ?? [];
    const plate = PLATES[name as keyof typeof PLATES];
    if (plate === undefined) return null;
    const own = record.bed_temperature_by_plate_c[plate][first ? 'first_layer' : 'other_layers'];
    if (plate !== printer.default_plate && printer.default_plate !== null && !alone) return null;
    if (changed && (plate === printer.default_plate || own !== 0)) return value;
    return own ?? value;
  },

  /** A percentage of the nozzle diameter, with the percent sign. */
  share_of_nozzle: numeric((mm, { record }) => {
    const nozzle = record.nozzle.diameter_mm;
    return nozzle === null ? null : `${formatNumber((100 * mm) / nozzle)}%`;
  }),

  /**
   * In PrusaSlicer any width prints a brim, so an automatic, painted or unset brim is 0. In records from PrusaSlicer
   * itself, an unset brim type means the stated width.
   */
  brim_width_if_wanted: numeric((width, { record, changed }) => {
    const { type } = record.process.brim;
    const asks = type === null ? sourceSlicer(record) === 'prusaslicer' : type !== 'auto' && type !== 'painted';
    return changed || asks ? width : 0;
  }),

  /** PrusaSlicer applies the flow limit before the flow ratio. Source: `GCodeGenerator::_extrude` in GCode.cpp. */
  flow_limit_before_ratio: numeric((limit, { record }) => limit / Math.max(1, record.flow_ratio ?? 1)),

  /** The retraction speed as deretraction speed, if the record has none of its own. */
  deretraction_as_retraction: numeric((speed, { record }) =>
    record.retraction.deretraction_speed_mm_s === null ? speed : null,
  ),

  /**
   * Gap between the part and support that rests on it. PrusaSlicer's 0 means the top distance; elsewhere it means no gap,
   * and the support would fuse to the part. Source: `support_material_bottom_contact_distance` in
   * src/libslic3r/PrintConfig.cpp of PrusaSlicer.
   */
  gap_below_support: numeric((mm, { record, changed }) => {
    const isAsOnTop = mm === 0 && !changed && sourceSlicer(record) === 'prusaslicer';
    return isAsOnTop ? record.process.support.top_z_distance_mm : mm;
  }),

  /**
   * The radius without which OrcaSlicer and Bambu Studio ignore the small perimeter speed: set if a fix changes that
   * speed, or if the record is from PrusaSlicer, whose radius is fixed.
   */
  small_radius: (_, { record, changed }) => {
    const own = record.process.small_perimeter_threshold_mm;
    const counts = own !== null && own > 0;
    return !counts && (changed || sourceSlicer(record) === 'prusaslicer') ? SMALL_RADIUS : null;
  },

  /**
   * The outer wall speed for an overhang step without slowdown, which PrusaSlicer slows down by default. Others use 0
   * there, which records omit. Source: `overhang_1_4_speed` in PrintConfig.cpp of OrcaSlicer and Bambu Studio.
   */
  overhang_as_wall: (slowsDown, { record, key, changed }) => {
    const { speed_mm_s: speeds, overhang } = record.process;
    const step = STEPS[key.key as keyof typeof STEPS];
    if (step === undefined || slowsDown !== true || changed || sourceSlicer(record) === 'prusaslicer') return null;
    return overhang.speed_mm_s[step] === null ? speeds.outer_wall : null;
  },

  /** One switch of OrcaSlicer enables the fan for overhangs and bridges; records have no bridge fan if it was off. */
  overhang_fan_enabled: (_, { record, changed }) => changed || record.cooling.bridge_fan_percent !== null,

  /** PrusaSlicer's `fan_always_on` if the record does not set it: on if the minimum fan speed is above 0. */
  fan_runs: numeric((percent, { record }) => (record.cooling.fan_always_on === null ? percent > 0 : null)),

  /** The minimum fan speed if the record has none and the slicer's default would exceed the maximum. */
  lowest_fan_as_highest: numeric((percent, { record: { cooling } }) =>
    cooling.fan_min_percent === null && percent < OWN_LOWEST_FAN ? percent : null,
  ),

  /** The bridge fan speed if the record has none: the maximum fan speed. */
  bridge_fan_as_max: numeric((percent, { record: { cooling } }) =>
    cooling.bridge_fan_percent === null && cooling.overhang_fan_percent === null ? percent : null,
  ),
};
