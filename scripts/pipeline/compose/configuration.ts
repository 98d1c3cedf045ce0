import type { Printer } from '../../../schemas/generated/record.js';
import { at, isObject, type JsonObject, leaves, put } from '../../shared/tree.js';
import { resolveAmbiguousFigures } from './ambiguous-figures.js';

type Difference = Printer['differs'][number];

/** Facts of a machine that hold for its configurations too, unless they differ in what the fact depends on. */
const INHERITED: Readonly<Record<string, readonly Difference[]>> = {
  structure: [],
  kinematics: ['motion'],
  enclosed: [],
  bed_shape: [],
  bed_origin: [],
  chamber_temperature_control: [],
  air_filtration: [],
  release_year: [],
  heated_bed: [],
  camera: [],
  bed_levelling: ['tool_head', 'firmware', 'board'],
  filament_diameter_mm: ['tool_head'],
  nozzle_system: ['tool_head'],
  build_volume_mm: ['tool_head', 'module', 'print_mode'],
  extruder_type: ['tool_head'],
  nozzle_material: ['tool_head'],
  'rated.max_nozzle_temperature_c': ['tool_head'],
  'rated.max_bed_temperature_c': [],
  'rated.max_chamber_temperature_c': [],
  'firmware_limit.max_nozzle_temperature_c': ['tool_head', 'firmware', 'board'],
  'firmware_limit.max_bed_temperature_c': ['firmware', 'board'],
  'firmware_limit.max_chamber_temperature_c': ['firmware', 'board'],
  'community_firmware.max_nozzle_temperature_c': ['tool_head', 'firmware', 'board'],
  'community_firmware.max_bed_temperature_c': ['firmware', 'board'],
  'community_firmware.max_chamber_temperature_c': ['firmware', 'board'],
  firmware: ['firmware', 'board'],
};

/** A configuration with what it does not say itself and its machine does, as far as it cannot differ in it. */
export function inherit(configuration: Printer, machine: Printer): Printer {
  let facts = configuration as unknown as JsonObject;
  const curated = [...configuration.provenance.curated];
  for (const [field, dependsOn] of Object.entries(INHERITED)) {
    if (states(configuration, field) || !states(machine, field)) continue;
    if (dependsOn.some((difference) => configuration.differs.includes(difference))) continue;
    facts = put(facts, field, at(machine, field));
    curated.push({ field, source: machine.id, read: 'the machine that this is a configuration of' });
  }
  if (curated.length === configuration.provenance.curated.length) return configuration;
  const filled = facts as unknown as Printer;
  const { values, means } = resolveAmbiguousFigures(
    filled as unknown as Parameters<typeof resolveAmbiguousFigures>[0],
    curated,
  );
  // A volume that was taken over means what it means there.
  const from = curated.find(({ field }) => field === 'build_volume_mm')?.source;
  if (from === machine.id) means.build_volume_mm = machine.provenance.means.build_volume_mm;
  return { ...filled, ...(values as object), provenance: { ...filled.provenance, curated, means } } as Printer;
}

/** Whether a fact is known of a machine. A build volume that nobody read is only that of the preset it is printed with. */
function states(printer: Printer, field: string): boolean {
  if (field === 'build_volume_mm') return printer.provenance.curated.some((one) => one.field === field);
  const value = at(printer, field);
  return isObject(value) ? [...leaves(value).values()].some((leaf) => leaf !== null) : value !== null;
}
