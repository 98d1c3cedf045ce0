import type { Printer, Profile } from '../../schemas/generated/record.js';

/** Name of the machine preset of {@link orcaMachine}. */
export const OWN_MACHINE = 'A machine of the user';

/** High enough not to limit any figure, mm/s and mm/s². */
const FAST = ['100000', '100000'];

/**
 * The machine preset of an OrcaSlicer user, which our presets do not change. Its limits are high, so that the G-code
 * shows the values of our presets.
 */
export function orcaMachine(record: Profile, printer: Printer): Record<string, unknown> {
  const { bed_shape, bed_origin, build_volume_mm, printable_volume_mm } = printer;
  const size = (axis: 'x' | 'y' | 'z') => printable_volume_mm[axis] ?? build_volume_mm[axis] ?? 200;
  const [x, y] = [size('x'), size('y')];
  const nozzle = record.nozzle.diameter_mm ?? 0.4;
  const [left, front] = bed_origin === 'center' ? [-x / 2, -y / 2] : [0, 0];
  const corners =
    bed_shape === 'circular'
      ? Array.from({ length: 36 }, (_, step) => step * (Math.PI / 18)).map((angle) => [
          left + (x / 2) * (1 + Math.cos(angle)),
          front + (y / 2) * (1 + Math.sin(angle)),
        ])
      : [
          [left, front],
          [left + x, front],
          [left + x, front + y],
          [left, front + y],
        ];
  const axes = ['x', 'y', 'z', 'e'];
  return {
    name: OWN_MACHINE,
    type: 'machine',
    // The compatible printers of a process are compared with the name of a system preset.
    from: 'system',
    version: '2.4.0',
    printer_settings_id: OWN_MACHINE,
    printable_area: corners.map((corner) => corner.map((one) => one.toFixed(2)).join('x')),
    printable_height: String(size('z')),
    nozzle_diameter: [String(nozzle)],
    gcode_flavor: printer.gcode_flavor ?? 'marlin2',
    ...Object.fromEntries(
      axes.flatMap((axis) => [
        [`machine_max_speed_${axis}`, FAST],
        [`machine_max_acceleration_${axis}`, FAST],
        [`machine_max_jerk_${axis}`, FAST],
      ]),
    ),
    ...Object.fromEntries(['extruding', 'retracting', 'travel'].map((of) => [`machine_max_acceleration_${of}`, FAST])),
    before_layer_change_gcode: 'G92 E0',
    min_layer_height: ['0.01'],
    // Supports have separate layers up to this height.
    max_layer_height: [String(Math.max(0.8 * nozzle, record.process.layer_height_mm ?? 0))],
  };
}
