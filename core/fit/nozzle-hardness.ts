import type { Printer } from '../../schemas/generated/record.js';

export type NozzleMaterial = NonNullable<Printer['nozzle_material']>;

export const NOZZLE_MATERIALS = [
  'brass',
  'stainless_steel',
  'hardened_steel',
  'tungsten_carbide',
] as const satisfies readonly NozzleMaterial[];

/**
 * Hardness, Rockwell C, of nozzles that are softer than most abrasive materials ask for.
 *
 * Source: resources/info/nozzle_info.json of Bambu Studio and the slicers that stem from it.
 */
const SOFT: Readonly<Partial<Record<NozzleMaterial, number>>> = { brass: 2, stainless_steel: 20 };

/**
 * Whether something abrasive wears a nozzle out. Brass wears under anything abrasive, a harder one where more hardness is
 * asked for than it has.
 *
 * @param asked hardness that is asked for, Rockwell C; null where nobody says
 */
export function wearsOut(nozzle: NozzleMaterial, asked: number | null): boolean {
  const hardness = SOFT[nozzle];
  return hardness !== undefined && (nozzle === 'brass' || (asked ?? 0) > hardness);
}
