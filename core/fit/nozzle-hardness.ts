import type { Printer } from '../../schemas/generated/record.js';
import { NOZZLE_MATERIAL_NAMES } from '../words/nozzle-materials.js';

export type NozzleMaterial = NonNullable<Printer['nozzle_material']>;

export const NOZZLE_MATERIALS = Object.keys(NOZZLE_MATERIAL_NAMES) as NozzleMaterial[];

/**
 * Rockwell C hardness of nozzles that are softer than most abrasive materials require.
 *
 * Source: resources/info/nozzle_info.json of Bambu Studio and its forks.
 */
const SOFT: Readonly<Partial<Record<NozzleMaterial, number>>> = { brass: 2, stainless_steel: 20 };

/**
 * Whether an abrasive material wears out a nozzle: brass always, a harder one if the required hardness exceeds its own.
 *
 * @param asked required hardness, Rockwell C; null if not stated
 */
export function wearsOut(nozzle: NozzleMaterial, asked: number | null): boolean {
  const hardness = SOFT[nozzle];
  return hardness !== undefined && (nozzle === 'brass' || (asked ?? 0) > hardness);
}
