import type { Material, Printer, Profile } from '../../schemas/generated/record.js';
import type { SlicerId } from '../words/slicers.js';
import { formatNumber } from './calculations.js';
import { machineSection } from './prusa-machine.js';
import type { ParentNames, PresetForm, PresetValues } from './types.js';

type Pairs = readonly (readonly [key: string, text: string])[];

export interface PresetTarget {
  slicer: SlicerId;
  version: string;
  form: PresetForm;
  parents: ParentNames | null;
  /** Whether the filament preset is standalone, without a parent. */
  alone: boolean;
  /** The record with the changes of fixes applied. */
  record: Profile;
  printer: Printer;
  material: Material;
}

/**
 * Adds what a preset needs beyond the values of the record: the filament's identity if it has no parent, and for a
 * PrusaSlicer file without a parent its unknown temperatures and a printer.
 */
export function completeValues(values: PresetValues, target: PresetTarget): PresetValues {
  const { slicer, version, alone, record, printer } = target;
  if (!alone) return values;
  const isPrusa = slicer === 'prusaslicer';
  return {
    ...values,
    filament: joined(values.filament, [...(isPrusa ? UNHEATED : []), ...identityOf(target)]),
    machine: isPrusa ? joined(machineSection(record, printer, version), values.machine) : values.machine,
  };
}

/** The known properties of the filament. Their keys are the same in the three slicers. */
function identityOf({ record, printer, material }: PresetTarget): Pairs {
  const diameter = record.filament_diameter_mm ?? printer.filament_diameter_mm;
  const density = material.density_g_cm3;
  return [
    ['filament_type', material.type],
    ...(density === null ? [] : [['filament_density', formatNumber(density)] as const]),
    ...(diameter === null ? [] : [['filament_diameter', formatNumber(diameter)] as const]),
  ];
}

/**
 * PrusaSlicer's nozzle temperature if it is not known: 0 sends no temperature, while a missing key would mean 200 °C,
 * even for chocolate. Source: `temperature` in src/libslic3r/PrintConfig.cpp.
 */
const UNHEATED: Pairs = [
  ['first_layer_temperature', '0'],
  ['temperature', '0'],
];

/** The pairs, plus those of `others` with other keys. */
function joined(pairs: Pairs, others: Pairs): Pairs {
  const own = new Set(pairs.map(([key]) => key));
  return [...pairs, ...others.filter(([key]) => !own.has(key))];
}
