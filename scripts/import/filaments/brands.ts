import type { FilamentBrandsSource } from '../../../schemas/generated/source.js';
import { cleanName, nameKey, nameTokens } from '../../shared/name-key.js';

/** Reason for leaving out a product of an unlisted brand. */
export const UNKNOWN_BRAND = 'brand without an entry in data/filament-brands.yaml';

/** Normalises the brands and product names of all databases with data/filament-brands.yaml. */
export class FilamentBrands {
  private readonly brandOf = new Map<string, { id: string; line?: string }>();

  constructor(private readonly brands: FilamentBrandsSource) {
    for (const [id, { name, aliases = [], lines = [] }] of Object.entries(brands)) {
      for (const line of lines) this.brandOf.set(nameKey(line), { id, line });
      for (const spelling of [id, name, ...aliases]) this.brandOf.set(nameKey(spelling), { id });
    }
  }

  /**
   * The brand's id and the product's name without a leading brand; null if the brand is not listed. A product line that
   * a source treats as a brand is prefixed to the name.
   */
  of(spelling: string, product: string): { brand: string; name: string } | null {
    const found = this.brandOf.get(nameKey(spelling));
    if (!found) return null;
    const name = this.withoutBrand(found.id, cleanName(product));
    const { line } = found;
    const named = line === undefined || nameKey(name).includes(nameKey(line));
    return { brand: found.id, name: named ? name : `${line} ${name}` };
  }

  /** The words of a brand's names and product lines. */
  wordsOf(spelling: string): Set<string> {
    const { id = '' } = this.brandOf.get(nameKey(spelling)) ?? {};
    const { name = spelling, aliases = [], lines = [] } = this.brands[id] ?? {};
    return new Set([name, ...aliases, ...lines].flatMap(nameTokens));
  }

  private withoutBrand(id: string, product: string): string {
    const { name = id, aliases = [] } = this.brands[id] ?? {};
    const longestFirst = [name, ...aliases].sort((a, b) => b.length - a.length);
    for (const spelling of longestFirst) {
      if (!product.toLowerCase().startsWith(spelling.toLowerCase())) continue;
      const rest = product.slice(spelling.length);
      if (/^[\s:–-]/u.test(rest) && nameTokens(rest).length > 0) return rest.replace(/^[\s:–-]+/u, '');
    }
    return product;
  }
}
