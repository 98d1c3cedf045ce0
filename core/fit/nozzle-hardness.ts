import type { Printer } from '../../schemas/generated/record.js';

/** What a nozzle is made of, where that is known. */
export type NozzleMaterial = NonNullable<Printer['nozzle_material']>;

/** All of them, from the softest. */
export const NOZZLE_MATERIALS = [
  'brass',
  'stainless_steel',
  'hardened_steel',
  'tungsten_carbide',
] as const satisfies readonly NozzleMaterial[];

/**
 * Nozzles that are softer than most abrasive materials ask for: hardness, Rockwell C, and what they are called.
 *
 * Source: resources/info/nozzle_info.json of Bambu Studio and the slicers that stem from it.
 */
const SOFT: Readonly<Partial<Record<NozzleMaterial, { hrc: number; name: { en: string; zh: string } }>>> = {
  brass: { hrc: 2, name: { en: 'brass', zh: '黄铜' } },
  stainless_steel: { hrc: 20, name: { en: 'stainless steel', zh: '不锈钢' } },
};

/**
 * What a nozzle that something abrasive wears out is called; null where it stands it. Brass wears under anything abrasive,
 * a harder one where more hardness is asked for than it has.
 *
 * @param asked hardness that is asked for, Rockwell C; null where nobody says
 */
export function wornNozzle(nozzle: NozzleMaterial, asked: number | null): { en: string; zh: string } | null {
  const soft = SOFT[nozzle];
  if (!soft) return null;
  return nozzle === 'brass' || (asked ?? 0) > soft.hrc ? soft.name : null;
}
