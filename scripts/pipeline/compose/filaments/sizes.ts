import type { FilamentSize } from '../../../../schemas/generated/record.js';
import type { ImportedFilament } from '../../../../schemas/generated/source.js';

type ImportedSize = NonNullable<NonNullable<ImportedFilament['colours']>[number]['sizes']>[number];

/**
 * The sizes of one colour over all sources: two of the same diameter and weight are one, unless their barcodes differ, as
 * those of a spool and of its refill do.
 *
 * @param bySource the sizes of each source, the leading one first
 */
export function joinSizes(bySource: readonly (readonly ImportedSize[])[]): FilamentSize[] {
  const sizes: FilamentSize[] = [];
  for (const own of bySource) {
    const before = [...sizes];
    for (const { diameter_mm, weight_g = null, spool_weight_g = null, gtin = null } of own) {
      const size = { diameter_mm, weight_g, spool_weight_g, gtin };
      const same = before.find((one) => alike(one, size));
      if (!same) {
        if (!sizes.some((one) => JSON.stringify(one) === JSON.stringify(size))) sizes.push(size);
        continue;
      }
      same.spool_weight_g ??= spool_weight_g;
      same.gtin ??= gtin;
    }
  }
  // A diameter alone says nothing beside a size of that diameter.
  const told = sizes.filter(
    (size) => hasMore(size) || !sizes.some((one) => one.diameter_mm === size.diameter_mm && hasMore(one)),
  );
  return told.sort((a, b) => a.diameter_mm - b.diameter_mm || (a.weight_g ?? 0) - (b.weight_g ?? 0));
}

function alike(a: FilamentSize, b: FilamentSize): boolean {
  const barcodes = a.gtin === null || b.gtin === null || a.gtin === b.gtin;
  return a.diameter_mm === b.diameter_mm && a.weight_g === b.weight_g && barcodes;
}

function hasMore({ weight_g, spool_weight_g, gtin }: FilamentSize): boolean {
  return weight_g !== null || spool_weight_g !== null || gtin !== null;
}
