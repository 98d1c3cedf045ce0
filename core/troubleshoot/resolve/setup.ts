import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';
import { printerName } from '../../names/printer-name.js';
import { type Language, LOCALES } from '../../words/language.js';
import { SLICER_NAMES, type SlicerId } from '../../words/slicers.js';

/** The value of a setting: a figure in the setting's unit, a switch, or what the records call a choice. */
export type SettingValue = number | string | boolean;

/** The chosen printer, material and slicer of an answer; null: not chosen. */
export interface Setup {
  printer: Printer | null;
  material: Material | null;
  profile: Profile | null;
  slicer: SlicerId | null;
  /** What the person set, by the id of the setting: it goes before the profile. */
  user_values: Readonly<Record<string, SettingValue>>;
}

/** Nothing is chosen: what holds for everybody. */
export const NO_SETUP: Setup = { printer: null, material: null, profile: null, slicer: null, user_values: {} };

/** Diameter of the nozzle that prints, mm: the person's, the profile's, else the one that the printer comes with. */
export function nozzleOf({ printer, profile, user_values: yours }: Setup): number | null {
  const own = yours.nozzle_diameter;
  if (typeof own === 'number') return own;
  return profile?.nozzle.diameter_mm ?? printer?.default_nozzle_diameter_mm ?? null;
}

/** A setup in words: `Bambu Lab P1S, 0.4 mm, PETG, OrcaSlicer`; empty: nothing is chosen. */
export function describeSetup(setup: Setup, language: Language): string {
  const { printer, material, profile, slicer, user_values: yours } = setup;
  // The nozzle that a printer comes with is nothing that anybody chose.
  const nozzle = profile || yours.nozzle_diameter !== undefined ? nozzleOf(setup) : null;
  const parts = [
    printer && printerName(printer),
    nozzle !== null && `${nozzle} mm`,
    material?.name,
    slicer && SLICER_NAMES[slicer],
  ];
  return parts.filter(Boolean).join(LOCALES[language].say(', ', '，'));
}
