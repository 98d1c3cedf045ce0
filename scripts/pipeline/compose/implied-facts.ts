import type { Printer } from '../../../schemas/generated/record.js';
import { at, type JsonObject, put } from '../../shared/tree.js';

const WIKI_OF_ORCA = 'https://github.com/SoftFever/OrcaSlicer/wiki/material_flow_ratio_and_pressure_advance';
const WIKI_OF_BAMBU = 'https://wiki.bambulab.com/en/software/bambu-studio/calibration_pa';
const FIRMWARE_OF_PRUSA = 'https://github.com/prusa3d/Prusa-Firmware/blob/0c9bf5d4355d/Firmware/Configuration_adv.h';

/** Facts that imply others, with the source of the implication, if it does not follow from the words alone. */
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
  // In Marlin it is a build option, which these makers enable.
  ['brand', 'bambu-lab', 'pressure_advance', true, WIKI_OF_BAMBU],
  ['brand', 'prusa', 'pressure_advance', true, FIRMWARE_OF_PRUSA],
];

/**
 * Adds the facts that others imply, if nothing is stated. Each is listed in `curated` with the source of the
 * implication, else of the fact that it follows from, else the leading source.
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
