import { type Calculation, formatNumber, numeric } from './calculation.js';
import { sourceSlicer } from './source-slicer.js';

/** Keys of OrcaSlicer and Bambu Studio, with our plates. Source: `s_keys_map_BedType` in PrintConfig.cpp. */
export const PLATES = {
  cool_plate_temp: 'cool',
  eng_plate_temp: 'engineering',
  hot_plate_temp: 'smooth_pei',
  textured_plate_temp: 'textured_pei',
  supertack_plate_temp: 'supertack',
  textured_cool_plate_temp: 'textured_cool',
} as const;

/**
 * The bed temperature for the key of a plate: only of the printer's default plate, or of every plate if that is not
 * known or the preset is standalone. A plate with its own temperature keeps it unless a fix changes it, which skips
 * only plates that the material is not printed on: those at 0 °C.
 */
export const plateTemperature: Calculation = (value, { record, printer, key, changed, alone }) => {
  const [, name = '', first] = /^(.+?)(_initial_layer)?$/.exec(key.key) ?? [];
  const plate = PLATES[name as keyof typeof PLATES];
  if (plate === undefined) return null;
  const own = record.bed_temperature_by_plate_c[plate][first ? 'first_layer' : 'other_layers'];
  if (plate !== printer.default_plate && printer.default_plate !== null && !alone) return null;
  if (changed && (plate === printer.default_plate || own !== 0)) return value;
  return own ?? value;
};

/** A percentage of the nozzle diameter, with the percent sign. */
export const percentOfNozzleText = numeric((mm, { record }) => {
  const nozzle = record.nozzle.diameter_mm;
  return nozzle === null ? null : `${formatNumber((100 * mm) / nozzle)}%`;
});

/**
 * In PrusaSlicer any width prints a brim, so an automatic, painted or unset brim is 0. In records from PrusaSlicer
 * itself, an unset brim type means the stated width.
 */
export const brimWidthIfWanted = numeric((width, { record, changed }) => {
  const { type } = record.process.brim;
  const asks = type === null ? sourceSlicer(record) === 'prusaslicer' : type !== 'auto' && type !== 'painted';
  return changed || asks ? width : 0;
});

/** PrusaSlicer applies the flow limit before the flow ratio. Source: `GCodeGenerator::_extrude` in GCode.cpp. */
export const flowLimitBeforeRatio = numeric((limit, { record }) => limit / Math.max(1, record.flow_ratio ?? 1));

/** The retraction speed as deretraction speed, if the record has none of its own. */
export const deretractionAsRetraction = numeric((speed, { record }) =>
  record.retraction.deretraction_speed_mm_s === null ? speed : null,
);

/**
 * Gap between the part and support that rests on it. PrusaSlicer's 0 means the top distance; elsewhere it means no gap,
 * and the support would fuse to the part. Source: `support_material_bottom_contact_distance` in
 * src/libslic3r/PrintConfig.cpp of PrusaSlicer.
 */
export const gapBelowSupport = numeric((mm, { record, changed }) => {
  const isAsOnTop = mm === 0 && !changed && sourceSlicer(record) === 'prusaslicer';
  return isAsOnTop ? record.process.support.top_z_distance_mm : mm;
});

/** Radius up to which PrusaSlicer treats a perimeter as small, mm. Source: the setting small_perimeter_speed. */
export const SMALL_RADIUS = 6.5;

/**
 * The radius without which OrcaSlicer and Bambu Studio ignore the small perimeter speed: set if a fix changes that
 * speed, or if the record is from PrusaSlicer, whose radius is fixed.
 */
export const smallRadius: Calculation = (_, { record, changed }) => {
  const own = record.process.small_perimeter_threshold_mm;
  const counts = own !== null && own > 0;
  return !counts && (changed || sourceSlicer(record) === 'prusaslicer') ? SMALL_RADIUS : null;
};

/** PrusaSlicer's keys for overhang speeds, with their steps in records. */
export const STEPS = {
  overhang_speed_0: 'full',
  overhang_speed_1: 'three_quarters',
  overhang_speed_2: 'half',
  overhang_speed_3: 'quarter',
} as const;

/**
 * The outer wall speed for an overhang step without slowdown, which PrusaSlicer slows down by default. Others use 0
 * there, which records omit. Source: `overhang_1_4_speed` in PrintConfig.cpp of OrcaSlicer and Bambu Studio.
 */
export const overhangAsWall: Calculation = (slowsDown, { record, key, changed }) => {
  const { speed_mm_s: speeds, overhang } = record.process;
  const step = STEPS[key.key as keyof typeof STEPS];
  if (step === undefined || slowsDown !== true || changed || sourceSlicer(record) === 'prusaslicer') return null;
  return overhang.speed_mm_s[step] === null ? speeds.outer_wall : null;
};

/** One switch of OrcaSlicer enables the fan for overhangs and bridges; records have no bridge fan if it was off. */
export const overhangFanEnabled: Calculation = (_, { record, changed }) =>
  changed || record.cooling.bridge_fan_percent !== null;

/** PrusaSlicer's `fan_always_on` if the record does not set it: on if the minimum fan speed is above 0. */
export const fanRuns = numeric((percent, { record }) => (record.cooling.fan_always_on === null ? percent > 0 : null));

/** PrusaSlicer's default minimum fan speed, %; that of OrcaSlicer and Bambu Studio is 20. Source: PrintConfig.cpp. */
export const OWN_LOWEST_FAN = 35;

/** The minimum fan speed if the record has none and the slicer's default would exceed the maximum. */
export const lowestFanAsHighest = numeric((percent, { record: { cooling } }) =>
  cooling.fan_min_percent === null && percent < OWN_LOWEST_FAN ? percent : null,
);

/** The bridge fan speed if the record has none: the maximum fan speed. */
export const bridgeFanAsMax = numeric((percent, { record: { cooling } }) =>
  cooling.bridge_fan_percent === null && cooling.overhang_fan_percent === null ? percent : null,
);
