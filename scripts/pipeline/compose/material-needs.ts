import type { MaterialSource } from '../../../schemas/generated/source.js';

export interface MaterialNeeds {
  family: MaterialSource['family'];
  /** Whether it contains particles that clog a fine nozzle: fibre, wood, phosphor. */
  filled: boolean;
  /** Diameter in mm below which a filled material clogs; null for others. */
  smallest_nozzle_mm: number | null;
  abrasive: boolean;
  /** Rockwell C; null if unknown. */
  hardness_hrc: number | null;
}

/**
 * Nozzle requirements by material id. A filled material without a stated smallest nozzle gets the smallest one stated
 * for any filled material.
 */
export function materialNeeds(materials: readonly MaterialSource[]): ReadonlyMap<string, MaterialNeeds> {
  const stated = materials.filter(isFilled).flatMap(({ facts }) => facts.min_nozzle_diameter_mm?.value ?? []);
  const least = stated.length > 0 ? Math.min(...stated) : null;
  return new Map(
    materials.map((material) => {
      const { facts } = material;
      const filled = isFilled(material);
      return [
        material.id,
        {
          family: material.family,
          filled,
          smallest_nozzle_mm: filled ? (facts.min_nozzle_diameter_mm?.value ?? least) : null,
          abrasive: facts.abrasive?.value === true,
          hardness_hrc: facts.min_nozzle_hardness_hrc?.value ?? null,
        },
      ];
    }),
  );
}

/** Fibre has a field; glow materials are abrasive; wood is soft and only shows in the id. */
function isFilled({ id, fibre, facts }: MaterialSource): boolean {
  return fibre !== null || facts.abrasive?.value === true || id.split('-').includes('wood');
}
