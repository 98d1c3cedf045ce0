import type { Printer } from '../../../schemas/generated/record.js';
import { at, type JsonObject, put } from '../../shared/tree.js';

const WIKI_OF_ORCA = 'https://github.com/SoftFever/OrcaSlicer/wiki/material_flow_ratio_and_pressure_advance';
const WIKI_OF_BAMBU = 'https://wiki.bambulab.com/en/software/bambu-studio/calibration_pa';
const FIRMWARE_OF_PRUSA = 'https://github.com/prusa3d/Prusa-Firmware/blob/0c9bf5d4355d/Firmware/Configuration_adv.h';

/** Facts that bring others with them; the source is where that is said, if it does not follow by the words alone. */
const IMPLIED: readonly [from: string, is: string, field: string, value: string | boolean, source?: string][] = [
  ['kinematics', 'delta', 'structure', 'delta'],
  ['kinematics', 'corexz', 'z_drive', 'timing_belt'],
  ['bed_levelling', 'manual', 'probe', 'none'],
  ['probe', 'inductive', 'bed_levelling', 'automatic'],
  ['probe', 'touch', 'bed_levelling', 'automatic'],
  ['probe', 'nozzle_contact', 'bed_levelling', 'automatic'],
  ['probe', 'eddy_current', 'bed_levelling', 'automatic'],
  ['gcode_flavor', 'klipper', 'pressure_advance', true, WIKI_OF_ORCA],
  ['gcode_flavor', 'reprapfirmware', 'pressure_advance', true, WIKI_OF_ORCA],
  // Marlin has it only where whoever built the firmware switched it on, as these makers did.
  ['brand', 'bambu-lab', 'pressure_advance', true, WIKI_OF_BAMBU],
  ['brand', 'prusa', 'pressure_advance', true, FIRMWARE_OF_PRUSA],
];

/**
 * The facts of a printer of a brand with what they imply where nothing is stated. What is added names its source in `curated`:
 * that of the implication, else of the fact which it follows from, else the leading one.
 */
export function withImpliedFacts(
  facts: JsonObject,
  brand: string,
  leading: string,
  curated: Printer['provenance']['curated'],
): JsonObject {
  let complete = facts;
  for (const [from, is, field, value, source] of IMPLIED) {
    if ((from === 'brand' ? brand : at(complete, from)) !== is || at(complete, field) !== null) continue;
    complete = put(complete, field, value);
    const stated = curated.find((one) => one.field === from)?.source;
    curated.push({ field, source: source ?? stated ?? leading, passage: `follows from ${from}: ${is}` });
  }
  return complete;
}
