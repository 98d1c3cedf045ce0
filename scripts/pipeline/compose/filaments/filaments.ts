import { filamentsPath } from '../../../../core/contract/paths.js';
import type { Filament, FilamentBrand } from '../../../../schemas/generated/record.js';
import type { Memory } from '../../../shared/memory.js';
import { ownValue } from '../../../shared/tree.js';
import type { Dataset } from '../../load/dataset.js';
import { BrandNames } from './brand-names.js';
import { composeFilament } from './filament.js';
import { productIds } from './ids.js';
import { brandedPresets } from './presets.js';
import type { Product } from './product-index.js';
import { joinProducts } from './products.js';

/** Branded filaments and their brands, each in the order of their ids. */
export interface Filaments {
  filaments: Filament[];
  filamentBrands: FilamentBrand[];
}

/** Every product of every brand that a database of filaments or a slicer's presets know. */
export function composeFilaments(dataset: Dataset, memory: Memory): Filaments {
  const { brands, filamentBrands, sources, imported } = dataset;
  const parts = [...imported.values()].flatMap(({ filaments, filamentPresets }) => [
    filamentPresets?.value,
    ...[...filaments.values()].map(({ value }) => value),
  ]);
  return memory.once('filaments', [brands.value, filamentBrands.value, sources.value, ...parts], () => {
    const names = new BrandNames(dataset);
    const filaments = identify(dataset, names).flatMap(({ brand, ids }) => {
      const composed = [...ids].map(([product, id]) => composeFilament(dataset, names, brand, id, product));
      return composed.sort((a, b) => (a.id < b.id ? -1 : 1));
    });
    return { filaments, filamentBrands: brandRecords(dataset, filaments) };
  });
}

/** A dataset as far as the ids of filaments are concerned. */
export type FilamentSources = Pick<Dataset, 'brands' | 'filamentBrands' | 'sources' | 'imported'>;

/** The ids of branded filaments and of their brands, without composing the records. */
export function filamentIds(dataset: FilamentSources): Record<keyof Filaments, { id: string }[]> {
  const known = identify(dataset, new BrandNames(dataset));
  return {
    filaments: known.flatMap(({ ids }) => [...ids.values()].map((id) => ({ id }))),
    filamentBrands: known.filter(({ ids }) => ids.size > 0).map(({ brand }) => ({ id: brand })),
  };
}

/** The products of each brand with their ids, in the order of the brands. */
function identify(dataset: FilamentSources, names: BrandNames): { brand: string; ids: Map<Product, string> }[] {
  const presets = brandedPresets(dataset, names);
  return Object.keys(dataset.filamentBrands.value)
    .sort()
    .map((brand) => {
      const products = joinProducts(dataset, brand, names, presets.get(brand) ?? []);
      return { brand, ids: productIds(brand, products, names) };
    });
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
