import type { Material, Printer, Profile } from '../../schemas/generated/record.js';
import type { SlicerId } from '../slicers.js';

/** The value of a setting: a figure in the setting's unit, a switch, or what the records call a choice. */
export type SettingValue = number | string | boolean;

/** What an answer is for; null: not chosen. */
export interface Setup {
  printer: Printer | null;
  material: Material | null;
  profile: Profile | null;
  slicer: SlicerId | null;
  /** What the person set, by the id of the setting: it goes before the profile. */
  yours: Readonly<Record<string, SettingValue>>;
}

/** Diameter of the nozzle that prints, mm: the person's, the profile's, else the one that the printer comes with. */
export function nozzleOf({ printer, profile, yours }: Setup): number | null {
  const own = yours.nozzle_diameter;
  if (typeof own === 'number') return own;
  return profile?.nozzle.diameter_mm ?? printer?.default_nozzle_diameter_mm ?? null;
}
