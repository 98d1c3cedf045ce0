import type { ImportedFilament } from '../../../schemas/generated/source.js';
import type { Dataset } from '../../load/dataset.js';
import type { BrandNames } from './brand-names.js';
import type { Said } from './lead.js';
import type { BrandedPreset } from './presets.js';
import { productKey } from './product-words.js';

/** A product of a brand with what every source says of it, the leading source first. */
export interface Product {
  /** Its words; with its material where the brand has two products of these words. */
  key: string;
  material: string;
  entries: Said<ImportedFilament>[];
  presets: BrandedPreset[];
}

/** Whether a product is named by nothing but the brand and a word for any material, or by one machine or nozzle. */
const NO_PRODUCT = /\b(generic|nozzle|@)\b/;

/**
 * The products of a brand over all sources: those of one name are one, and of one material too, where a source has
 * several of that name.
 *
 * @param presets the slicers' presets of this brand, the leading slicer's first
 */
export function joinProducts(
  { sources, imported }: Dataset,
  brand: string,
  names: BrandNames,
  presets: readonly BrandedPreset[],
): Product[] {
  const entries = Object.keys(sources.value.filament_sources).flatMap((source) =>
    (imported.get(source)?.filaments.get(brand)?.value ?? []).map((value) => ({
      source,
      value,
      words: productKey(names.without(brand, value.name), value.type ?? ''),
    })),
  );
  const twice = namesOfSeveral(entries);
  const products = new Map<string, Product>();
  const productOf = (words: string, material: string): Product => {
    const key = twice.has(words) ? `${words} (${material})` : words;
    const product = products.get(key) ?? { key, material, entries: [], presets: [] };
    products.set(key, product);
    return product;
  };
  for (const { source, value, words } of entries) productOf(words, value.material).entries.push({ source, value });
  const known = new Map(products);
  const named = byPresetName(known.values());
  for (const preset of presets) {
    const { words, value } = preset;
    // A preset whose name lacks its type is found by the polymer that it is for.
    const keys = [productKey(words, ''), productKey(words, value.material.split('-')[0] ?? '')];
    const spelled = keys.flatMap((key) => [key, `${key} (${value.material})`]);
    const found = named.get(value.name) ?? spelled.map((key) => known.get(key)).find((product) => product);
    if (found) found.presets.push(preset);
    else if (!keys.some((key) => twice.has(key)) && !NO_PRODUCT.test(keys[0] ?? ''))
      productOf(keys[1] ?? '', value.material).presets.push(preset);
  }
  return [...products.values()];
}

/** The names under which one source has products of several materials. */
function namesOfSeveral(entries: readonly (Said<ImportedFilament> & { words: string })[]): Set<string> {
  const materials = Map.groupBy(entries, ({ source, words }) => `${source}: ${words}`);
  const several = [...materials.values()].filter((own) => new Set(own.map(({ value }) => value.material)).size > 1);
  return new Set(several.map(([first]) => first?.words ?? ''));
}

/** The products whose database names their preset, by its name; a preset that several name is of none of them alone. */
function byPresetName(products: Iterable<Product>): Map<string, Product> {
  const named = new Map<string, Set<Product>>();
  for (const product of products)
    for (const { value } of product.entries)
      for (const preset of value.identifiers?.orcaslicer_preset ?? [])
        named.set(preset, (named.get(preset) ?? new Set()).add(product));
  return new Map(
    [...named].flatMap(([preset, [only, ...more]]) => (only && more.length === 0 ? [[preset, only] as const] : [])),
  );
}
