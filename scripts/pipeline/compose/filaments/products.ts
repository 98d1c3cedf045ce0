import type { ImportedFilament } from '../../../../schemas/generated/source.js';
import type { Dataset } from '../../load/dataset.js';
import type { BrandNames } from './brand-names.js';
import type { SourceValue } from './choose-value.js';
import type { BrandedPreset } from './presets.js';
import { type Keys, type Product, ProductIndex, productKeys } from './product-index.js';
import { PolymerWords, productKey } from './product-key.js';

/**
 * Words of presets that are for a nozzle, an extruder or a test print, of whatever product: `BigNozzle`, `VOLCANO`, Snapmaker's
 * `Dual` (but no silk of dual colour), Rat Rig's heads.
 */
const NO_PRODUCT = /nozzle|volcano|benchy|\bvc3\b|\bp[12]\b|^(?!.*colou?r).*\bdual\b/;

/**
 * The products of a brand over all sources: those of one name are one, and of one material too, where a source has
 * several of that name.
 *
 * @param presets the slicers' presets of this brand, the leading slicer's first
 */
export function joinProducts(
  { sources, imported, materialNames }: Pick<Dataset, 'sources' | 'imported' | 'materialNames'>,
  brand: string,
  names: BrandNames,
  presets: readonly BrandedPreset[],
): Product[] {
  // Databases of filaments before slicers that bring a list of products, as Cura does.
  const order = new Set([...Object.keys(sources.value.filament_sources), ...imported.keys()]);
  const entries = [...order].flatMap((source) =>
    (imported.get(source)?.filaments.get(brand)?.value ?? []).map((value) => ({
      source,
      value,
      keys: productKeys(names.without(brand, value.name), value.type ?? ''),
    })),
  );
  const products = new ProductIndex(namesOfSeveral(entries));
  for (const { source, value, keys } of entries)
    products.findOrAdd(keys, value.material).entries.push({ source, value });
  joinGrades(products, new PolymerWords(materialNames.value), (name) => names.without(brand, name));
  const named = byPresetName(products.all);
  for (const preset of presets) {
    const { words, value } = preset;
    // A preset says no type; its polymer is the first part of its material.
    const keys = productKeys(words, value.material.split('-')[0] ?? '');
    const plain = { ...keys, key: productKey(words, '') };
    const { material } = value;
    const found =
      named.get(value.name) ??
      products.find(keys, material) ??
      products.find(plain, material) ??
      products.findOnly(keys);
    if (found) found.presets.push(preset);
    else if (!products.isOfSeveral(keys) && !NO_PRODUCT.test(plain.key))
      products.findOrAdd(keys, material).presets.push(preset);
  }
  return products.all;
}

/**
 * Joins a product with itself where one source says its polymer and another only what kind of polymer it is: `Adura` of PA and
 * `PA12 Adura`. A name that three products have is that of a line of them.
 */
function joinGrades(products: ProductIndex, polymers: PolymerWords, wordsOf: (name: string) => string[]): void {
  const besideOf = ({ entries }: Product) =>
    polymers
      .beside(wordsOf(entries[0]?.value.name ?? ''))
      .sort()
      .join(' ');
  for (const [beside, [one, other, ...more]] of Map.groupBy(products.all, besideOf)) {
    if (beside === '' || !one || !other || more.length > 0) continue;
    const [plain, exact] = polymers.isGradeOf(one.material, other.material) ? [other, one] : [one, other];
    const sources = new Set(plain.entries.map(({ source }) => source));
    if (polymers.isGradeOf(exact.material, plain.material) && !exact.entries.some(({ source }) => sources.has(source)))
      products.join(plain, exact);
  }
}

/** The names under which one source has products of several materials. */
function namesOfSeveral(entries: readonly (SourceValue<ImportedFilament> & { keys: Keys })[]): Set<string> {
  const materials = Map.groupBy(entries, ({ source, keys }) => `${source}: ${keys.key}`);
  const several = [...materials.values()].filter((own) => new Set(own.map(({ value }) => value.material)).size > 1);
  return new Set(several.map(([first]) => first?.keys.key ?? ''));
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
