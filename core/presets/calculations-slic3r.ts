import { type Calculation, formatNumber, numeric } from './calculation.js';
import { sourceSlicer } from './source-slicer.js';

/** Key of OrcaSlicer and Bambu Studio to the plate as records name it. Source: `s_keys_map_BedType` in PrintConfig.cpp. */
const PLATES = {
  cool_plate_temp: 'cool',
  eng_plate_temp: 'engineering',
  hot_plate_temp: 'smooth_pei',
  textured_plate_temp: 'textured_pei',
  supertack_plate_temp: 'supertack',
  textured_cool_plate_temp: 'textured_cool',
} as const;

/**
 * The temperature of the bed, to the key of one plate: of the plate that the printer comes with, and of every plate
 * where that is not known or the preset is alone. A plate that has a temperature of its own keeps it, except from a
 * fix, which leaves alone only the plates that the material is not printed on: those at 0 °C.
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

/** The share of a nozzle, with the sign. */
export const percentOfNozzleText = numeric((mm, { record }) => {
  const nozzle = record.nozzle.diameter_mm;
  return nozzle === null ? null : `${formatNumber((100 * mm) / nozzle)}%`;
});

/**
 * In PrusaSlicer any width prints a brim, so one that is left to the slicer, painted, or never chosen is 0. Records of
 * PrusaSlicer itself mean the width that they state.
 */
export const brimWidthIfWanted = numeric((width, { record, changed }) => {
  const { type } = record.process.brim;
  const asks = type === null ? sourceSlicer(record) === 'prusaslicer' : type !== 'auto' && type !== 'painted';
  return changed || asks ? width : 0;
});

/** PrusaSlicer limits the flow before it applies the flow ratio. Source: `GCodeGenerator::_extrude` in GCode.cpp. */
export const flowLimitBeforeRatio = numeric((limit, { record }) => limit / Math.max(1, record.flow_ratio ?? 1));

/** The speed of pushing forward where the record leaves it as that of pulling back. */
export const deretractionAsRetraction = numeric((speed, { record }) =>
  record.retraction.deretraction_speed_mm_s === null ? speed : null,
);

/**
 * The distance between the part and support that is on it. PrusaSlicer's 0 means the distance on top;
 * elsewhere it would be none, and the support would fuse to the part.
 * Source: `support_material_bottom_contact_distance` in src/libslic3r/PrintConfig.cpp of PrusaSlicer.
 */
export const gapBelowSupport = numeric((mm, { record, changed }) => {
  const isAsOnTop = mm === 0 && !changed && sourceSlicer(record) === 'prusaslicer';
  return isAsOnTop ? record.process.support.top_z_distance_mm : mm;
});

/** Radius up to which a perimeter is small in PrusaSlicer, mm. Source: the setting small_perimeter_speed. */
const SMALL_RADIUS = 6.5;

/**
 * The radius without which OrcaSlicer and Bambu Studio take no heed of the speed of small perimeters: where a fix asks
 * for that speed, or the record is of PrusaSlicer, which has one radius for all.
 */
export const smallRadius: Calculation = (_, { record, changed }) => {
  const own = record.process.small_perimeter_threshold_mm;
  const counts = own !== null && own > 0;
  return !counts && (changed || sourceSlicer(record) === 'prusaslicer') ? SMALL_RADIUS : null;
};

/** PrusaSlicer's keys of the speeds of overhanging walls, with what records call their steps. */
const STEPS = {
  overhang_speed_0: 'full',
  overhang_speed_1: 'three_quarters',
  overhang_speed_2: 'half',
  overhang_speed_3: 'quarter',
} as const;

/**
 * The outer wall's speed for a step that is not slowed down, which PrusaSlicer would slow down by default. Others say 0
 * for it, which records leave out. Source: `overhang_1_4_speed` in PrintConfig.cpp of OrcaSlicer and Bambu Studio.
 */
export const overhangAsWall: Calculation = (slowsDown, { record, key, changed }) => {
  const { speed_mm_s: speeds, overhang } = record.process;
  const step = STEPS[key.key as keyof typeof STEPS];
  if (step === undefined || slowsDown !== true || changed || sourceSlicer(record) === 'prusaslicer') return null;
  return overhang.speed_mm_s[step] === null ? speeds.outer_wall : null;
};

/** One switch of OrcaSlicer's gives overhangs and bridges their fan; records have none for bridges where it was off. */
export const overhangFanEnabled: Calculation = (_, { record, changed }) =>
  changed || record.cooling.bridge_fan_percent !== null;

/** What PrusaSlicer does with the fan where the record does not say: it runs on where it has a lowest speed. */
export const fanRuns = numeric((percent, { record }) => (record.cooling.fan_always_on === null ? percent > 0 : null));

/** Lowest fan speed that PrusaSlicer begins with, percent; OrcaSlicer and Bambu Studio begin with 20. Source: PrintConfig.cpp. */
const OWN_LOWEST_FAN = 35;

/** The lowest speed of the fan where the record has none, and the slicer's own would be over the highest. */
export const lowestFanAsHighest = numeric((percent, { record: { cooling } }) =>
  cooling.fan_min_percent === null && percent < OWN_LOWEST_FAN ? percent : null,
);

/** The fan on bridges where the record has none for them: as fast as elsewhere at most. */
export const bridgeFanAsMax = numeric((percent, { record: { cooling } }) =>
  cooling.bridge_fan_percent === null && cooling.overhang_fan_percent === null ? percent : null,
);
