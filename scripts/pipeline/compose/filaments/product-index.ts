import type { ImportedFilament } from '../../../../schemas/generated/source.js';
import type { SourceValue } from './choose-value.js';
import type { BrandedPreset } from './presets.js';
import { productKey } from './product-key.js';

/** A product of a brand with the entries of all sources, the leading source first. */
export interface Product {
  /** Its words; with the material appended if a source uses them for several materials. */
  key: string;
  material: string;
  entries: SourceValue<ImportedFilament>[];
  presets: BrandedPreset[];
}

export interface Keys {
  /** Its words and those of its type. */
  key: string;
  /** Its words alone, sorted and then joined as written: `eco PLA` equals `ecoPLA`. */
  names: readonly string[];
}

/** The keys of a product by the words of its name. @param type as in the source; empty if none */
export function productKeys(words: readonly string[], type: string): Keys {
  return { key: productKey(words, type), names: [productKey(words, ''), words.join('')] };
}

/** The products of a brand by name and material, while they are merged. */
export class ProductIndex {
  private readonly byKey = new Map<string, Product>();
  /** By name, then material: sources state different parts of the type. */
  private readonly byName = new Map<string, Map<string, Product>>();

  /** @param several names that a source uses for several materials */
  constructor(private readonly several: ReadonlySet<string>) {}

  get all(): Product[] {
    return [...new Set(this.byKey.values())];
  }

  isOfSeveral({ key, names }: Keys): boolean {
    return [key, ...names].some((one) => this.several.has(one));
  }

  find({ key, names }: Keys, material: string): Product | undefined {
    const named = names.map((name) => this.byName.get(name)?.get(material));
    return this.byKey.get(this.whole(key, material)) ?? named.find((product) => product !== undefined);
  }

  /** The only product of this name, of any material; undefined if there are several. */
  findOnly({ names }: Keys): Product | undefined {
    const [only, ...more] = new Set(names.flatMap((name) => [...(this.byName.get(name)?.values() ?? [])]));
    return more.length === 0 ? only : undefined;
  }

  /** The product with these keys, added if there is none. */
  findOrAdd(keys: Keys, material: string): Product {
    const key = this.whole(keys.key, material);
    const product = this.find(keys, material) ?? { key, material, entries: [], presets: [] };
    if (!this.byKey.has(product.key)) this.byKey.set(product.key, product);
    for (const name of keys.names) {
      const named = this.byName.get(name) ?? new Map<string, Product>();
      this.byName.set(name, named);
      if (!named.has(material)) named.set(material, product);
    }
    return product;
  }

  /** Merges two products into one; the name that was added first leads. */
  join(from: Product, into: Product): void {
    const order = this.all.flatMap(({ entries }) => entries);
    into.entries.push(...from.entries);
    into.entries.sort((a, b) => order.indexOf(a) - order.indexOf(b));
    this.byKey.set(from.key, into);
    for (const named of this.byName.values())
      for (const [material, product] of named) if (product === from) named.set(material, into);
  }

  private whole(key: string, material: string): string {
    return this.several.has(key) ? `${key} (${material})` : key;
  }
}
