import type { PrinterFacts } from '../../../schemas/generated/source.js';
import type { Config } from '../slic3r/fields.js';
import { retraction } from '../slic3r/filament.js';
import { bed, boolean, choice, list, number, oneOf, positive, type Raw, side, text } from '../values.js';

type Plate = NonNullable<PrinterFacts['default_plate']>;

/** Plate names and the numbers of the enum `BedType` (OrcaSlicer, src/libslic3r/PrintConfig.hpp). */
const PLATES: Readonly<Record<string, Plate>> = {
  '1': 'cool',
  '2': 'engineering',
  '3': 'smooth_pei',
  '4': 'textured_pei',
  '5': 'textured_cool',
  '6': 'supertack',
  'cool plate': 'cool',
  'engineering plate': 'engineering',
  'high temp plate': 'smooth_pei',
  'smooth high temp plate': 'smooth_pei',
  'textured pei plate': 'textured_pei',
  'textured cool plate': 'textured_cool',
  'cool plate (supertack)': 'supertack',
  'supertack plate': 'supertack',
};

/** `i3` means that the bed moves; it does not describe the motion of the axes: some are CoreXZ machines. */
const STRUCTURES = { i3: 'bed_slinger', delta: 'delta' } as const;
const EXTRUDERS = { 'direct drive': 'direct_drive', bowden: 'bowden' } as const;
const KINEMATICS = ['corexy', 'hbot', 'delta'] as const;
/** Presets also have `undefine`. */
const NOZZLES = ['brass', 'stainless_steel', 'hardened_steel', 'tungsten_carbide'] as const;
export const FLAVORS = ['marlin', 'marlin2', 'klipper', 'reprapfirmware', 'repetier', 'reprap'] as const;

/** The default plate of a model or machine preset; null if not stated. */
export function plateOf(raw: Raw): Plate | null {
  return choice(raw, PLATES);
}

/**
 * Motion limits. Index 0 of each list is the normal mode, 1 the silent one; 0 means no limit.
 *
 * @param speed the slicer's word for it
 */
export function motionLimits(config: Config, speed: 'speed' | 'feedrate') {
  const of = (limit: string) => positive(config[`machine_max_${limit}`]);
  const byAxis = (limit: string) => ({
    x: of(`${limit}_x`),
    y: of(`${limit}_y`),
    z: of(`${limit}_z`),
    e: of(`${limit}_e`),
  });
  return {
    max_speed_mm_s: byAxis(speed),
    max_acceleration_mm_s2: {
      ...byAxis('acceleration'),
      extruding: of('acceleration_extruding'),
      retracting: of('acceleration_retracting'),
      travel: of('acceleration_travel'),
    },
    max_jerk_mm_s: byAxis('jerk'),
  } satisfies PrinterFacts;
}

/** Number of extruders usable in a print: several nozzles count, several filaments into one nozzle do not. */
function extruderCount(config: Config): number {
  const nozzles = list(config.nozzle_diameter, ',');
  const oneNozzleForAll =
    boolean(config.single_extruder_multi_material) &&
    new Set(nozzles).size === 1 &&
    config.printer_extruder_id === undefined;
  return oneNozzleForAll ? 1 : Math.max(1, nozzles.length);
}

/**
 * The machine's facts in an Orca-family machine preset. Switches and the nozzle material only count if the preset
 * `states` them for this model: in a template they are a default, not a fact.
 */
export function machineFacts(config: Config, states: (key: string) => boolean): PrinterFacts {
  const outline = bed(config.printable_area);
  const stated = (key: string) => (states(key) ? boolean(config[key]) : null);
  return {
    build_volume_mm: { x: side(outline?.x), y: side(outline?.y), z: positive(config.printable_height) },
    bed_shape: outline?.shape ?? null,
    bed_origin: outline?.origin ?? null,
    extruder_count: extruderCount(config),
    extruder_type: choice(config.extruder_type, EXTRUDERS),
    kinematics: oneOf(config.printer_structure, KINEMATICS),
    nozzle_material: states('nozzle_type') ? oneOf(config.nozzle_type, NOZZLES) : null,
    gcode_flavor: oneOf(config.gcode_flavor, FLAVORS),
    chamber_temperature_control: stated('support_chamber_temp_control'),
    auxiliary_fan: stated('auxiliary_fan'),
    air_filtration: stated('support_air_filtration'),
    ...motionLimits(config, 'speed'),
    retraction: retraction('orca', config),
    structure: choice(config.printer_structure, STRUCTURES),
    z_offset_mm: number(config.z_offset),
  };
}

/** mm; machine presets contain `0.4`, `["0.4"]`, or text around the number. */
export function nozzleDiameter(config: Config): number | null {
  return number(/[\d.]+/.exec(text(config.nozzle_diameter) ?? '')?.[0]);
}
