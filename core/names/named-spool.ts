import type { Filament } from '../../schemas/generated/record.js';
import type { FurtherNames } from './spellings.js';

/** A branded filament with the ranges stated for it. */
export interface Spool extends Pick<Filament, 'nozzle_temperature_c' | 'bed_temperature_c'> {
  /** Filament id. */
  filament: string;
  /** Brand id. */
  brand: string;
  /** Material id. */
  material: string;
  /** Brand and name. */
  name: string;
}

/** Looks up a branded filament in the list of names by its id; null if it is not listed. */
export function spoolOf(filament: string, { products = [] }: Pick<FurtherNames, 'products'>): Spool | null {
  const named = products.find(([id]) => id === filament);
  if (!named) return null;
  const [, brand, material, name, nozzle, bed] = named;
  const range = (ends: typeof nozzle) => (ends ? { min: ends[0], max: ends[1] } : null);
  return { filament, brand, material, name, nozzle_temperature_c: range(nozzle), bed_temperature_c: range(bed) };
}
