import type { ToldSetup } from '../../core/diagnose/setup.js';
import type { Printer } from '../../schemas/generated/record.js';
import type { CaseSource } from '../../schemas/generated/source.js';

/** What is known of the setup of a case: what the thread states, and what we know of the printer that it names. */
export function setupOf({ setup = {} }: CaseSource, printers: ReadonlyMap<string, Printer>): ToldSetup {
  const printer = printers.get(setup.printer ?? '');
  const enclosed = setup.enclosed ?? printer?.enclosed ?? null;
  const motion = setup.structure ?? printer?.kinematics ?? null;
  return {
    material: setup.material ?? null,
    extruder_type: setup.extruder_type ?? printer?.extruder_type ?? null,
    structures: [enclosed === null ? null : enclosed ? 'enclosed' : 'open', motion, printer?.structure ?? null].filter(
      (word) => word !== null,
    ),
    nozzle_diameter_mm: setup.nozzle_diameter_mm ?? null,
    firmware: setup.firmware ?? null,
    slicer: setup.slicer ?? null,
    brand: printer?.brand_id ?? null,
  };
}
