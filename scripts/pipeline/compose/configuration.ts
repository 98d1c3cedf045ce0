import type { Printer } from '../../../schemas/generated/record.js';
import { at, isObject, type JsonObject, leaves, put } from '../../shared/tree.js';
import type { PrinterDraft } from './drafts.js';
import { resolveAmbiguousFigures } from './figure-kinds.js';

type Difference = Printer['differences'][number];

/** When configurations inherit a fact of their machine: unless they differ in one of these; null: never. */
type Inheritance = readonly [unless: readonly Difference[] | null, because: string];

const HEAD = ['tool_head'] as const;
const CONTROL = ['firmware', 'board'] as const;
const PRESET = 'what its own preset was made with';

/** Every fact of a printer, with whether a configuration inherits it. */
export const INHERITED: Readonly<Record<string, Inheritance>> = {
  structure: [['motion'], 'the frame stays, unless it was rebuilt to move otherwise'],
  kinematics: [['motion'], 'the drive stays, unless it was rebuilt to move otherwise'],
  enclosed: [[], 'the walls stay: a kit that is an enclosure states it itself'],
  bed_shape: [[], 'the bed stays'],
  bed_origin: [[...CONTROL, 'print_mode'], 'the firmware and the mode say where zero is'],
  heated_bed: [[], 'the bed stays'],
  chamber_temperature_control: [[], 'the heater of the chamber stays: a kit that is one states it itself'],
  air_filtration: [[], 'the filter stays: a kit that is one states it itself'],
  auxiliary_fan: [HEAD, 'the fan sits on the frame or on the head'],
  camera: [[], 'the camera stays: a kit that is one states it itself'],
  bed_levelling: [
    [...HEAD, ...CONTROL],
    'the probe sits on the head and firmware reads it: a kit that is one states it itself',
  ],
  probe: [[...HEAD, ...CONTROL], 'as its levelling'],
  plate_attachment: [[], 'the bed stays'],
  z_drive: [['motion'], 'the drive stays, unless it was rebuilt to move otherwise'],
  z_motor_count: [['motion', 'board'], 'the motors stay, and the board has a driver for each'],
  pressure_advance: [CONTROL, 'the firmware does it'],
  filament_diameter_mm: [HEAD, 'the head takes one diameter'],
  heat_break: [HEAD, 'the heat break is that of the head'],
  nozzle_system: [HEAD, 'the nozzle is that of the head'],
  nozzle_material: [HEAD, 'the nozzle is that of the head'],
  extruder_type: [HEAD, 'the extruder sits on the head or is moved off it'],
  build_volume_mm: [[...HEAD, 'module', 'print_mode', 'motion'], 'what the head reaches, with what stands in its way'],
  'rated.max_nozzle_temperature_c': [HEAD, 'the hot end is that of the head'],
  'rated.max_bed_temperature_c': [[], 'the bed stays'],
  'rated.max_chamber_temperature_c': [[], 'the chamber stays: a kit that closes or heats it states it itself'],
  'firmware_limit.max_nozzle_temperature_c': [[...HEAD, ...CONTROL], 'firmware is set up for the hot end'],
  'firmware_limit.max_bed_temperature_c': [CONTROL, 'firmware is set up for the bed'],
  'firmware_limit.max_chamber_temperature_c': [CONTROL, 'firmware is set up for the chamber'],
  'community_firmware.max_nozzle_temperature_c': [[...HEAD, ...CONTROL], 'firmware is set up for the hot end'],
  'community_firmware.max_bed_temperature_c': [CONTROL, 'firmware is set up for the bed'],
  'community_firmware.max_chamber_temperature_c': [CONTROL, 'firmware is set up for the chamber'],
  firmware: [CONTROL, 'the board runs it'],
  release_year: [null, 'a kit or an edition comes out after its machine'],
  multi_material: [null, 'what most configurations differ in'],
  tool_arrangement: [null, 'what a configuration with more heads differs in'],
  extruder_count: [null, PRESET],
  gcode_flavor: [null, PRESET],
  default_plate: [null, PRESET],
  z_offset_mm: [null, PRESET],
  retraction: [null, PRESET],
  max_speed_mm_s: [null, PRESET],
  max_acceleration_mm_s2: [null, PRESET],
  max_jerk_mm_s: [null, PRESET],
  printable_volume_mm: [null, PRESET],
  printable_volume_reason: [null, PRESET],
};

/** Fills in the facts of a configuration that it lacks and its machine has, unless it may differ in them. */
export function inherit(configuration: PrinterDraft, machine: PrinterDraft): PrinterDraft {
  let facts = configuration as unknown as JsonObject;
  const curated = [...configuration.provenance.curated];
  for (const [field, [unless]] of Object.entries(INHERITED)) {
    if (unless?.some((difference) => configuration.differences.includes(difference)) ?? true) continue;
    if (states(configuration, field) || !states(machine, field)) continue;
    facts = put(facts, field, at(machine, field));
    curated.push({ field, source: machine.id, passage: 'the machine that this is a configuration of' });
  }
  if (curated.length === configuration.provenance.curated.length) return configuration;
  const filled = facts as unknown as PrinterDraft;
  const { values, figure_kinds } = resolveAmbiguousFigures(
    filled as unknown as Parameters<typeof resolveAmbiguousFigures>[0],
    curated,
  );
  // An inherited volume keeps its meaning.
  const from = curated.find(({ field }) => field === 'build_volume_mm')?.source;
  if (from === machine.id) figure_kinds.build_volume_mm = machine.provenance.figure_kinds.build_volume_mm;
  return {
    ...filled,
    ...(values as object),
    provenance: { ...filled.provenance, curated, figure_kinds },
  } as PrinterDraft;
}

/** Whether a fact of a machine is known. A build volume counts only if curated, not from a preset. */
function states(printer: PrinterDraft, field: string): boolean {
  if (field === 'build_volume_mm') return printer.provenance.curated.some((one) => one.field === field);
  const value = at(printer, field);
  return isObject(value) ? [...leaves(value).values()].some((leaf) => leaf !== null) : value !== null;
}
