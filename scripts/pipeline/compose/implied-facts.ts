import type { Printer } from '../../../schemas/generated/record.js';
import { at, type JsonObject, put } from '../../shared/tree.js';

/** A value that another fact of a machine brings with it, wherever no source states it. */
interface Implied {
  field: string;
  value: string | boolean;
  from: string;
  is: readonly string[];
  because: string;
  /** Where that is said; left out where it follows by the meaning of the words. */
  source?: string;
}

const IMPLIED: readonly Implied[] = [
  { field: 'structure', value: 'delta', from: 'kinematics', is: ['delta'], because: 'a delta by its kinematics' },
  { field: 'z_drive', value: 'timing_belt', from: 'kinematics', is: ['corexz'], because: 'CoreXZ: belts move X and Z' },
  { field: 'probe', value: 'none', from: 'bed_levelling', is: ['manual'], because: 'levelled by screws only' },
  {
    field: 'bed_levelling',
    value: 'automatic',
    from: 'probe',
    is: ['inductive', 'touch', 'nozzle_contact', 'eddy_current'],
    because: 'it has a probe',
  },
  {
    field: 'pressure_advance',
    value: true,
    from: 'gcode_flavor',
    is: ['klipper'],
    because: 'part of Klipper, for which its G-code is',
    source: 'https://github.com/Klipper3d/klipper/blob/84104bbbd762/docs/Pressure_Advance.md',
  },
  {
    field: 'pressure_advance',
    value: true,
    from: 'gcode_flavor',
    is: ['reprapfirmware'],
    because: 'part of RepRapFirmware, for which its G-code is',
    source:
      'https://github.com/OrcaSlicer/OrcaSlicer_WIKI/blob/main/material_settings/filament/material_flow_ratio_and_pressure_advance.md',
  },
  // Marlin has it only where whoever built the firmware switched it on: these two makers did.
  {
    field: 'pressure_advance',
    value: true,
    from: 'brand_id',
    is: ['bambu-lab'],
    because: "the maker's wiki: flow dynamics, like pressure advance or linear advance",
    source: 'https://wiki.bambulab.com/en/software/bambu-studio/calibration_pa',
  },
  {
    field: 'pressure_advance',
    value: true,
    from: 'brand_id',
    is: ['prusa'],
    because: "the maker's firmware defines LIN_ADVANCE",
    source: 'https://github.com/prusa3d/Prusa-Firmware/blob/0c9bf5d4355d/Firmware/Configuration_adv.h',
  },
];

/**
 * The facts of a printer of a brand with what they imply. What is added names its source in `curated`: where that is said,
 * else that of the fact which it follows from, the leading source if nobody stated that fact.
 */
export function withImpliedFacts(
  facts: JsonObject,
  brand: string,
  leading: string,
  curated: Printer['provenance']['curated'],
): JsonObject {
  let complete = facts;
  for (const { field, value, from, is, because, source } of IMPLIED) {
    const known = from === 'brand_id' ? brand : at(complete, from);
    if (at(complete, field) !== null || !is.includes(String(known))) continue;
    complete = put(complete, field, value);
    const stated = curated.find((one) => one.field === from)?.source;
    curated.push({ field, source: source ?? stated ?? leading, passage: because });
  }
  return complete;
}
