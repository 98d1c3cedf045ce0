import type { ComposedPreset } from '../../core/presets/types.js';
import type { Printer, Profile } from '../../schemas/generated/record.js';
import type { Value } from '../../scripts/import/expression.js';
import type { Settings } from './cura-resolve.js';

/**
 * Cura's settings of a machine before a profile is applied. Our profiles contain none of them, and CuraEngine alone
 * needs them. Start and end G-code make the file complete.
 */
export function curaMachine(record: Profile, printer: Printer): Record<string, Value> {
  const { x, y, z } = printer.build_volume_mm;
  return {
    machine_width: x ?? 200,
    machine_depth: y ?? 200,
    machine_height: z ?? 200,
    machine_shape: printer.bed_shape === 'circular' ? 'elliptic' : 'rectangular',
    machine_center_is_zero: printer.bed_origin === 'center',
    machine_heated_bed: true,
    machine_nozzle_size: record.nozzle.diameter_mm ?? 0.4,
    material_diameter: record.filament_diameter_mm ?? 1.75,
    machine_gcode_flavor: 'RepRap (Marlin/Sprinter)',
    machine_start_gcode: 'G28',
    machine_end_gcode: 'M104 S0\nM140 S0\nM107\nM84',
  };
}

/** The values of a profile with the types of their definitions. An unknown key is kept, and resolving it fails. */
export function curaValues({ values }: Pick<ComposedPreset, 'values'>, settings: Settings): Record<string, Value> {
  const typed = ([key, text]: readonly [string, string]): [string, Value] => {
    const type = settings.get(key)?.type;
    if (type === 'float' || type === 'int') return [key, Number(text)];
    return [key, type === 'bool' ? text === 'True' : text];
  };
  return Object.fromEntries([...values.global, ...values.extruder].map(typed));
}
