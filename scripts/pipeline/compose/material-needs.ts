import type { MaterialSource } from '../../../schemas/generated/source.js';

export interface MaterialNeeds {
  family: MaterialSource['family'];
  /** Whether it holds particles that clog a fine nozzle: fibre, wood, phosphor. */
  filled: boolean;
  /** Diameter below which a filled material clogs; null for any other one. mm */
  smallest_nozzle_mm: number | null;
  abrasive: boolean;
  /** Rockwell C; null when not known. */
  hardness_hrc: number | null;
}

/**
 * What each material asks of a nozzle, by its id. A filled material of which no source states the smallest nozzle needs
 * at least the smallest one that is stated of any filled material.
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

/** Fibre is stated; phosphor wears the nozzle; wood dust is soft, and only the name tells it. */
function isFilled({ id, fibre, facts }: MaterialSource): boolean {
  return fibre !== null || facts.abrasive?.value === true || id.split('-').includes('wood');
}
