import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';
import { printerName } from '../../names/printer-name.js';
import type { Say } from '../../words/language.js';
import { SLICER_NAMES, type SlicerId } from '../../words/slicers.js';

/** A number in the setting's unit, a switch, or a choice as named in the records. */
export type SettingValue = number | string | boolean;

/** Printer, material and slicer chosen for an answer; null: not chosen. */
export interface Setup {
  printer: Printer | null;
  material: Material | null;
  profile: Profile | null;
  slicer: SlicerId | null;
  /** Values set by the user, by setting id; they override the profile. */
  user_values: Readonly<Record<string, SettingValue>>;
}

/** Nothing is chosen: applies to everyone. */
export const NO_SETUP: Setup = { printer: null, material: null, profile: null, slicer: null, user_values: {} };

/** Nozzle diameter, mm: the user's, otherwise the profile's, otherwise the printer's default. */
export function nozzleOf({ printer, profile, user_values: yours }: Setup): number | null {
  const own = yours.nozzle_diameter;
  if (typeof own === 'number') return own;
  return profile?.nozzle.diameter_mm ?? printer?.default_nozzle_diameter_mm ?? null;
}

/** Describes a setup: `Bambu Lab P1S, 0.4 mm, PETG, OrcaSlicer`; empty: nothing is chosen. */
export function describeSetup(setup: Setup, say: Say): string {
  const { printer, material, profile, slicer, user_values: yours } = setup;
  // Nobody chose the printer's default nozzle.
  const nozzle = profile || yours.nozzle_diameter !== undefined ? nozzleOf(setup) : null;
  const parts = [
    printer && printerName(printer),
    nozzle !== null && `${nozzle} mm`,
    material?.name,
    slicer && SLICER_NAMES[slicer],
  ];
  return parts.filter(Boolean).join(say(', ', '，'));
}
