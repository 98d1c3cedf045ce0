import { filamentsPath } from '../../../../core/contract/paths.js';
import type { Filament, FilamentBrand, Material } from '../../../../schemas/generated/record.js';
import type { Memory } from '../../../shared/memory.js';
import { ownValue } from '../../../shared/tree.js';
import type { Dataset } from '../../load/dataset.js';
import { BrandNames } from './brand-names.js';
import { composeFilament, type IdentifiedProduct } from './filament.js';
import { productIds } from './ids.js';
import { brandedPresets } from './presets.js';
import { ProductTests } from './product-tests.js';
import { joinProducts } from './products.js';

/** Branded filaments and their brands, each in the order of their ids. */
export interface Filaments {
  filaments: Filament[];
  filamentBrands: FilamentBrand[];
}

/**
 * Every product of every brand that a database of filaments or a slicer's presets know.
 *
 * @param materials what the figures of products are held against
 */
export function composeFilaments(dataset: Dataset, memory: Memory, materials: readonly Material[]): Filaments {
  const { brands, filamentBrands, filamentCorrections, sources, imported, materialNames, printers } = dataset;
  const parts = [...imported.values()].flatMap(({ filaments, filamentPresets }) => [
    filamentPresets?.value,
    ...[...filaments.values()].map(({ value }) => value),
  ]);
  const models = JSON.stringify([...printers].map(([id, { value }]) => [id, value.model]));
  const from = [brands, filamentBrands, filamentCorrections, sources, materialNames].map(({ value }) => value);
  const stated = memory.once('filaments as stated', [...from, models, ...parts], () => {
    const names = new BrandNames(dataset);
    const composed = identify(dataset, names).map((product) => composeFilament(dataset, names, product));
    return composed.sort((a, b) =>
      a.brand_id === b.brand_id ? (a.id < b.id ? -1 : 1) : a.brand_id < b.brand_id ? -1 : 1,
    );
  });
  const tests = new ProductTests(materials);
  return memory.once('filaments', [stated, tests.key], () => {
    const filaments = stated.map((filament) => tests.judge(filament));
    return { filaments, filamentBrands: brandRecords(dataset, filaments) };
  });
}

/** The products of all brands with their ids. What somebody found to be another product is told there. */
function identify(dataset: Dataset, names: BrandNames): IdentifiedProduct[] {
  const presets = brandedPresets(dataset, names);
  const known = new Map(
    Object.keys(dataset.filamentBrands.value).flatMap((brand) => {
      const products = joinProducts(dataset, brand, names, presets.get(brand) ?? []);
      return [...productIds(brand, products, names)].map(
        ([product, id]) => [id, { ...product, id, brand, same: [] } as IdentifiedProduct] as const,
      );
    }),
  );
  for (const [id, overrides] of Object.entries(dataset.filamentCorrections.value))
    for (const { field, value, reason, source } of overrides) {
      const [other, product] = [known.get(id), known.get(String(value))];
      if (field !== 'id' || !other || !product) continue;
      product.entries.push(...other.entries);
      product.presets.push(...other.presets);
      product.same.push({ field, upstream_value: id, reason, source });
      known.delete(id);
    }
  return [...known.values()];
}

/** The brands that there are products of. */
function brandRecords({ brands, filamentBrands }: Dataset, filaments: readonly Filament[]): FilamentBrand[] {
  return [...Map.groupBy(filaments, ({ brand_id }) => brand_id)].map(([id, own]) => {
    const { name, aliases = [], website = null } = ownValue(filamentBrands.value, id) ?? { name: id };
    return {
      id,
      name,
      aliases,
      website,
      products: own.length,
      colours: own.reduce((sum, { colours }) => sum + colours.length, 0),
      materials: [...new Set(own.map(({ material }) => material))].sort(),
      printer_brand: Object.hasOwn(brands.value, id),
      file: filamentsPath(id),
    };
  });
}
