import { filamentsPath } from '../../../../core/contract/paths.js';
import { type Warning, warning } from '../../../../core/words/warnings.js';
import type { FiguresOfMaterial, Filament, FilamentBrand, Material } from '../../../../schemas/generated/record.js';
import type { ImportedFilament } from '../../../../schemas/generated/source.js';
import { slug } from '../../../shared/slug.js';
import { isObject, ownValue } from '../../../shared/tree.js';
import type { Dataset } from '../../load/dataset.js';
import { BrandNames } from './brand-names.js';
import type { SourceValue } from './choose-value.js';
import { composeFilament, type IdentifiedProduct, type StatedFilament, wholeFilament } from './filament.js';
import { type BrandedPreset, brandedPresets } from './presets.js';
import { type Keys, type Product, ProductIndex, productKeys } from './product-index.js';
import { missingTokens, PolymerWords, productKey } from './product-key.js';

/** Branded filaments and their brands, sorted by id. */
export interface Filaments {
  filaments: Filament[];
  filamentBrands: FilamentBrand[];
}

/**
 * Composes all products of all brands that a filament database or slicer presets know.
 *
 * @param materials to check the products' figures against
 */
export function composeFilaments(dataset: Dataset, materials: readonly Material[]): Filaments {
  const names = new BrandNames(dataset);
  const tests = new ProductTests(materials);
  const byId = new Map(materials.map((material) => [material.id, material]));
  const filaments = identifyProducts(dataset, names)
    .map((product) => tests.judge(composeFilament(dataset, names, product)))
    .map((stated) => wholeFilament(stated, lentTo(stated, byId.get(stated.material))))
    .sort((a, b) => (a.brand_id === b.brand_id ? (a.id < b.id ? -1 : 1) : a.brand_id < b.brand_id ? -1 : 1));
  return { filaments, filamentBrands: brandRecords(dataset, filaments) };
}

/** Figures that materials and products have in common. */
const LENT = [
  ...(['nozzle_temperature_c', 'bed_temperature_c', 'chamber_temperature_c', 'drying_temperature_c'] as const),
  ...(['drying_time_h', 'max_volumetric_speed_mm3_s', 'density_g_cm3'] as const),
];

/** The figures of the material that the product does not state. */
function lentTo(filament: StatedFilament, material: Material | undefined): FiguresOfMaterial {
  const lent = LENT.flatMap((field) => {
    const value = material?.[field] ?? null;
    const isKnown = isObject(value) ? value.min !== null || value.max !== null : value !== null;
    return filament[field] === null && isKnown ? [[field, value]] : [];
  });
  return Object.fromEntries(lent);
}

/** The products of all brands with their ids, after applying corrections that merge two products. */
export function identifyProducts(dataset: Dataset, names = new BrandNames(dataset)): IdentifiedProduct[] {
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

/**
 * Ids of the products of a brand: the brand, which names the file, two hyphens, and the name in the leading source plus
 * any missing type. An id depends only on its product, so that new products do not change it; duplicate ids get the
 * material appended.
 */
function productIds(brand: string, products: readonly Product[], names: BrandNames): Map<Product, string> {
  const plain = new Map(products.map((product) => [product, plainId(brand, product, names)]));
  const taken = new Map<string, number>();
  for (const id of plain.values()) taken.set(id, (taken.get(id) ?? 0) + 1);
  const ids = new Map<Product, string>();
  const used = new Set<string>();
  for (const [product, id] of [...plain].sort(([a], [b]) => (a.key < b.key ? -1 : 1))) {
    const wanted = (taken.get(id) ?? 0) > 1 ? `${id}-${product.material}` : id;
    let free = wanted;
    for (let number = 2; used.has(free) || (free !== id && taken.has(free)); number++) free = `${wanted}-${number}`;
    used.add(free);
    ids.set(product, free);
  }
  return ids;
}

function plainId(brand: string, { entries, presets, material }: Product, names: BrandNames): string {
  const lead = entries[0]?.value;
  const words = names.without(brand, lead?.name ?? presets[0]?.name ?? '');
  const whole = [...words, ...missingTokens(words, lead?.type ?? '')];
  const name = slug(whole.map((word) => word.replace(/(.)(plus)+$/, '$1-plus')).join(' '));
  return `${brand}--${name === '' ? material : name}`;
}

/**
 * Words of presets for a nozzle, an extruder or a test print, not a product: `BigNozzle`, `VOLCANO`, Snapmaker's `Dual`
 * (but not dual-colour silk), Rat Rig's heads.
 */
const NO_PRODUCT = /nozzle|volcano|benchy|\bvc3\b|\bp[12]\b|^(?!.*colou?r).*\bdual\b/;

/**
 * The products of a brand over all sources. The same name means the same product, with the same material if a source
 * uses that name for several.
 *
 * @param presets the slicers' presets of this brand, the leading slicer's first
 */
function joinProducts(
  { sources, imported, materialNames }: Pick<Dataset, 'sources' | 'imported' | 'materialNames'>,
  brand: string,
  names: BrandNames,
  presets: readonly BrandedPreset[],
): Product[] {
  // Filament databases before slicers with a product list, such as Cura.
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
    // Presets have no type; the first part of the material is the polymer.
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
 * Merges a product that one source lists under its polymer and another under its grade: `Adura` of PA and `PA12 Adura`.
 * A name of three or more products is that of a product line.
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

function namesOfSeveral(entries: readonly (SourceValue<ImportedFilament> & { keys: Keys })[]): Set<string> {
  const materials = Map.groupBy(entries, ({ source, keys }) => `${source}: ${keys.key}`);
  const several = [...materials.values()].filter((own) => new Set(own.map(({ value }) => value.material)).size > 1);
  return new Set(several.map(([first]) => first?.keys.key ?? ''));
}

/** Products by the name of the preset that their database lists; presets of several products are left out. */
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

type Range = { min: number; max: number };

/** Most deviation of an unfilled product's density from its plastic's, as a share; elastomers are all blends. */
const SPREAD = { plain: 0.1, elastomer: 0.2 };

/**
 * Density of a fibre-filled product relative to its plastic: not lower, except for softened plastics (Bambu Lab's own
 * PA6-CF has 1.09), and at most this much higher, with half its weight in fibre.
 */
const FIBRE = { least: 0.95, most: 1.4 };

/** Most that powder multiplies the density of a plastic: PETG with tungsten has 4.12 g/cm³. */
const POWDER = 4;

/** °C. 551 of 572 products have at most 50; wider ranges are of several products, or of foaming filaments. */
const WIDEST = 50;

/** Powders and flame retardants, which raise the density of any plastic. */
const HEAVY =
  /metal|bronze|copper|steel|iron|brass|alumin|silver|tungsten|magnet|boron|ceramic|mineral|marble|stone|granite|self_extinguishing|flame|\bfr\b|\bv0\b|matt|radiation/i;

/** A polyamide of unspecified kind. */
const ANY_POLYAMIDE = /^(pa|paht|ppa)(-|$)/;

/** Checks that the figures of a product are plausible for its material. */
export class ProductTests {
  private readonly materials: ReadonlyMap<string, Material>;

  constructor(all: readonly Material[]) {
    this.materials = new Map(all.map((material) => [material.id, material]));
  }

  /** Replaces implausible figures by a plausible one of another source, or adds a warning if none has one. */
  judge(stated: StatedFilament): StatedFilament {
    let filament = stated;
    for (const [field, test] of [
      ['density_g_cm3', (one: StatedFilament) => this.density(one)],
      ['nozzle_temperature_c', (one: StatedFilament) => this.nozzle(one)],
    ] as const) {
      const found = test(filament);
      if (found.length === 0) continue;
      const isCorrected = filament.provenance.corrected.some((one) => one.field.startsWith(field));
      const others = isCorrected ? [] : (filament.provenance.others[field] ?? []);
      const better = others
        .map(({ source }) => withValueOf(filament, field, source))
        .find((other) => test(other).length === 0);
      filament = better ?? { ...filament, warnings: [...filament.warnings, ...found] };
    }
    return filament;
  }

  private density(filament: StatedFilament): Warning<'density_of_another_material'>[] {
    const value = filament.density_g_cm3;
    const bounds = value === null ? undefined : this.densities(filament);
    if (value === null || !bounds || (value >= bounds.min && value <= bounds.max)) return [];
    return [warning('density_of_another_material', 'density_g_cm3', { value, low: bounds.min, high: bounds.max })];
  }

  /** Plausible densities of a product, to two digits; undefined if foamed, or if the material has none. */
  private densities({ material: id, name, colours }: StatedFilament): Range | undefined {
    if (id.endsWith('-aero')) return undefined;
    const plain = id.replace(/-(cf|gf)$/, '');
    const family = this.materials.get(id)?.family;
    const candidates = [...this.materials.values()].filter((one) =>
      ANY_POLYAMIDE.test(id) ? one.family === family && !/-(cf|gf)$/.test(one.id) : one.id === plain,
    );
    const known = candidates.flatMap(({ density_g_cm3: density }) => density ?? []);
    if (known.length === 0) return undefined;
    const spread = family === 'elastomer' ? SPREAD.elastomer : SPREAD.plain;
    const least = plain === id ? 1 - spread : FIBRE.least;
    const most = plain === id ? 1 + spread : FIBRE.most;
    const isHeavy = HEAVY.test(name) || colours.some(({ traits }) => traits.some((trait) => HEAVY.test(trait)));
    return {
      min: Math.floor(Math.min(...known) * least * 100) / 100,
      max: Math.ceil(Math.max(...known) * (isHeavy ? POWDER : most) * 100) / 100,
    };
  }

  private nozzle({
    material,
    nozzle_temperature_c: range,
  }: StatedFilament): Warning<'nozzle_range_of_another_material' | 'nozzle_range_wide'>[] {
    if (range === null || material.endsWith('-aero')) return [];
    const { min, max } = range;
    const { min: low = null, max: high = null } = this.materials.get(material)?.nozzle_temperature_c ?? {};
    const middle = (min + max) / 2;
    const field = 'nozzle_temperature_c';
    if (low !== null && high !== null && (middle < low || middle > high))
      return [warning('nozzle_range_of_another_material', field, { min, max, low, high })];
    return max - min > WIDEST
      ? [warning('nozzle_range_wide', field, { min, max, span: max - min, usual: WIDEST })]
      : [];
  }
}

/** Swaps the value of a field with that of another source; the previous one moves to the others. */
function withValueOf(
  filament: StatedFilament,
  field: 'density_g_cm3' | 'nozzle_temperature_c',
  source: string,
): StatedFilament {
  const { fields, others } = filament.provenance;
  const chosen = others[field]?.find((one) => one.source === source);
  const before = { source: fields[field] ?? '', value: filament[field] };
  const rest = others[field]?.filter((one) => one !== chosen) ?? [];
  return {
    ...filament,
    [field]: chosen?.value ?? null,
    provenance: {
      ...filament.provenance,
      fields: { ...fields, [field]: source },
      others: { ...others, [field]: [before, ...rest] },
    },
  };
}
