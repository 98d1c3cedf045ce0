import type { Printer, RuleConditions } from '../../../schemas/generated/record.js';

/** What is known of the reader's machine; null: not chosen. */
export interface Setup {
  printer: Printer | null;
  material: string | null;
  slicer: string | null;
}

/**
 * Whether something applies to a setup. Every condition that is given must match; what is not known of the setup
 * excludes nothing.
 */
export function applies(when: RuleConditions, { printer, material, slicer }: Setup): boolean {
  if (when === null) return true;
  const lists = (allowed: string[] | null, value: string | null | undefined) =>
    allowed === null || value == null || allowed.includes(value);
  if (!lists(when.materials, material) || !lists(when.slicers, slicer)) return false;
  if (printer === null) return true;
  return (
    lists(when.extruder_types, printer.extruder_type) &&
    lists(when.nozzle_materials, printer.nozzle_material) &&
    lists(when.brands, printer.brand_id) &&
    lists(when.firmwares, firmwareOf(printer)) &&
    (when.structures === null || when.structures.some((structure) => hasStructure(printer, structure) !== false)) &&
    (when.nozzle_diameters_mm === null || takesNozzle(printer, when.nozzle_diameters_mm))
  );
}

/** What the rules call the firmware. */
function firmwareOf({ brand_id, gcode_flavor }: Printer): string | null {
  if (brand_id === 'bambu-lab') return 'bambu';
  if (gcode_flavor === 'marlin2') return 'marlin';
  return gcode_flavor;
}

/** Whether the machine is built so; null: not known. */
function hasStructure(printer: Printer, structure: string): boolean | null {
  const { enclosed, kinematics, max_chamber_temperature_c: chamber } = printer;
  switch (structure) {
    case 'open':
      return enclosed === null ? null : !enclosed;
    case 'enclosed':
      return enclosed;
    case 'heated_chamber':
      return chamber !== null ? true : enclosed === false ? false : null;
    default:
      return kinematics === null
        ? null
        : kinematics === structure || (kinematics === 'hybrid_corexy' && structure === 'corexy');
  }
}

function takesNozzle(printer: Printer, { min, max }: { min: number | null; max: number | null }): boolean {
  const { nozzle_diameters_mm: diameters } = printer;
  return (
    diameters.length === 0 ||
    diameters.some((diameter) => diameter >= (min ?? 0) && diameter <= (max ?? Number.POSITIVE_INFINITY))
  );
}
