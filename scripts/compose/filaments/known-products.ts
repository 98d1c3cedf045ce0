import type { ImportedFilament } from '../../../schemas/generated/source.js';
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

/** What a product is looked for by: with the words of its type, and without. */
export interface Keys {
  key: string;
  bare: string;
}

/** The keys of a product by the words of its name. @param type as the source names it; empty where it names none */
export function keysOf(words: readonly string[], type: string): Keys {
  return { key: productKey(words, type), bare: productKey(words, '') };
}

/** The products of a brand while they are put together. */
export class KnownProducts {
  private readonly byKey = new Map<string, Product>();
  /** By name alone, where the material is the same: sources differ in how much of a type they name. */
  private readonly byName = new Map<string, Product>();

  /** @param several names that a source has for several materials */
  constructor(private readonly several: ReadonlySet<string>) {}

  get all(): Product[] {
    return [...this.byKey.values()];
  }

  isOfSeveral({ key, bare }: Keys): boolean {
    return this.several.has(key) || this.several.has(bare);
  }

  find({ key, bare }: Keys, material: string): Product | undefined {
    return this.byKey.get(this.whole(key, material)) ?? this.byName.get(`${bare} (${material})`);
  }

  /** The product of these names, a new one where there is none. */
  take(keys: Keys, material: string): Product {
    const key = this.whole(keys.key, material);
    const product = this.find(keys, material) ?? { key, material, entries: [], presets: [] };
    if (!this.byKey.has(product.key)) this.byKey.set(product.key, product);
    const name = `${keys.bare} (${material})`;
    if (!this.byName.has(name)) this.byName.set(name, product);
    return product;
  }

  private whole(key: string, material: string): string {
    return this.several.has(key) ? `${key} (${material})` : key;
  }
}
