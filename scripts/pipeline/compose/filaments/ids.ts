import { slug } from '../../../shared/slug.js';
import type { BrandNames } from './brand-names.js';
import type { Product } from './product-index.js';
import { missingTokens } from './product-key.js';

/**
 * Ids of the products of a brand: the brand, which names the file that holds it, two hyphens, and the name by which the
 * leading source has it with the type that this leaves out. They depend on the product alone, so that another product beside it changes none; where two would have one id,
 * the material tells them apart.
 */
export function productIds(brand: string, products: readonly Product[], names: BrandNames): Map<Product, string> {
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
