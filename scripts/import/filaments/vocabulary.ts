import type { ImportedFilament } from '../../../schemas/generated/source.js';
import { nameKey, nameTokens, unorderedKey } from '../../shared/name-key.js';

/** A word counts when so many brands use it: one brand may call anything a colour. */
const BRANDS = 3;

/** Words that connect others, as in `Glow in the Dark`. */
const CONNECTING = new Set(['and', 'by', 'for', 'in', 'of', 'the', 'to', 'with']);

/** Basic colours in languages that few brands name theirs in: German, French, Spanish. */
const FOREIGN = new Set(
  'schwarz weiß grau rot blau grun gelb braun silber gold kupfer lila noir blanc gris rouge bleu vert jaune violet marron negro blanco rojo azul verde amarillo naranja morado plata dorado'.split(
    ' ',
  ),
);

/** What the products that are known already teach of the names of products and of colours. */
export class Vocabulary {
  /** Names of each brand's products, by their words in any order. */
  private readonly products: ReadonlyMap<string, ReadonlyMap<string, string>>;
  private readonly colours: ReadonlySet<string>;
  private readonly usesInProducts: ReadonlyMap<string, number>;
  private readonly usesInColours: ReadonlyMap<string, number>;

  /** @param known products of each brand, by its id */
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

  /** How a brand's product of these words, in any order, is written; undefined when none is known. */
  product(brand: string, words: readonly string[]): string | undefined {
    return this.products.get(brand)?.get(unorderedKey(words));
  }

  /** Whether some brand sells a colour of this name. */
  isColour(words: readonly string[]): boolean {
    return this.colours.has(words.join(''));
  }

  /** Whether more brands use the word in names of colours than in names of products; `times` says how many more. */
  isColourWord(word: string, times = 1): boolean {
    const uses = this.usesInColours.get(word) ?? 0;
    if (FOREIGN.has(word) && !this.usesInProducts.has(word)) return true;
    return uses >= BRANDS && uses > times * (this.usesInProducts.get(word) ?? 0);
  }

  /** Whether a word can be a product's: a number, a letter, one that connects others, or one of {@link isProductWord}. */
  mayBeProduct(word: string): boolean {
    return word.length === 1 || /^\d+$/.test(word) || CONNECTING.has(word) || this.isProductWord(word);
  }

  /** Whether more brands use the word in names of products than in names of colours. */
  isProductWord(word: string): boolean {
    const uses = this.usesInProducts.get(word) ?? 0;
    return uses >= BRANDS && uses >= (this.usesInColours.get(word) ?? 0);
  }
}

/** How many brands use each word in their names. */
function uses(brands: readonly (readonly string[])[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const names of brands)
    for (const word of new Set(names.flatMap(nameTokens)))
      if (word.length > 1 && !CONNECTING.has(word)) count.set(word, (count.get(word) ?? 0) + 1);
  return count;
}
