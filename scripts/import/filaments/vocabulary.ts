import type { FilamentBrandsSource, ImportedFilament } from '../../../schemas/generated/source.js';
import { cleanName, nameKey, nameTokens, unorderedKey } from '../../shared/name-key.js';

/** Minimum number of brands that use a word: one brand may call anything a colour. */
const BRANDS = 3;

/** Connecting words, as in `Glow in the Dark`. */
const CONNECTING = new Set(['and', 'by', 'for', 'in', 'of', 'the', 'to', 'with']);

/** Basic colours in German, French and Spanish, which few brands use. */
const FOREIGN = new Set(
  'schwarz weiß grau rot blau grun gelb braun silber gold kupfer lila noir blanc gris rouge bleu vert jaune violet marron negro blanco rojo azul verde amarillo naranja morado plata dorado'.split(
    ' ',
  ),
);

/** Words of product and colour names, learnt from known products. */
export class Vocabulary {
  /** Product names of each brand, by their words in any order. */
  private readonly products: ReadonlyMap<string, ReadonlyMap<string, string>>;
  private readonly colours: ReadonlySet<string>;
  private readonly usesInProducts: ReadonlyMap<string, number>;
  private readonly usesInColours: ReadonlyMap<string, number>;

  /** @param known products by brand id */
  constructor(known: ReadonlyMap<string, readonly ImportedFilament[]>) {
    this.products = new Map(
      [...known].map(([brand, own]) => [
        brand,
        new Map(own.map(({ name }) => [unorderedKey(nameTokens(name)), name] as const)),
      ]),
    );
    const brands = [...known.values()];
    const coloursOf = (own: readonly ImportedFilament[]) =>
      own.flatMap(({ colours = [] }) => colours.map(({ name }) => name));
    this.colours = new Set(brands.flatMap(coloursOf).map(nameKey));
    this.usesInProducts = uses(brands.map((own) => own.map(({ name }) => name)));
    this.usesInColours = uses(brands.map(coloursOf));
  }

  /** The spelling of a brand's product with these words in any order; undefined if unknown. */
  product(brand: string, words: readonly string[]): string | undefined {
    return this.products.get(brand)?.get(unorderedKey(words));
  }

  /** Whether some brand sells a colour of this name. */
  isColour(words: readonly string[]): boolean {
    return this.colours.has(words.join(''));
  }

  /** Whether more brands use the word in colour names than in product names, by the factor `times`. */
  isColourWord(word: string, times = 1): boolean {
    const uses = this.usesInColours.get(word) ?? 0;
    if (FOREIGN.has(word) && !this.usesInProducts.has(word)) return true;
    return uses >= BRANDS && uses > times * (this.usesInProducts.get(word) ?? 0);
  }

  /** Whether a word can be part of a product: a number, a letter, a connecting word or an {@link isProductWord}. */
  mayBeProduct(word: string): boolean {
    return word.length === 1 || /^\d+$/.test(word) || CONNECTING.has(word) || this.isProductWord(word);
  }

  /** Whether at least as many brands use the word in product names as in colour names. */
  isProductWord(word: string): boolean {
    const uses = this.usesInProducts.get(word) ?? 0;
    return uses >= BRANDS && uses >= (this.usesInColours.get(word) ?? 0);
  }
}

/** Number of brands that use each word in their names. */
function uses(brands: readonly (readonly string[])[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const names of brands)
    for (const word of new Set(names.flatMap(nameTokens)))
      if (word.length > 1 && !CONNECTING.has(word)) count.set(word, (count.get(word) ?? 0) + 1);
  return count;
}

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
