import { cleanName, nameTokens } from '../name-key.js';
import { type Candidate, candidatesOf, type SplitContext } from './candidates.js';

/** A name that holds a product and a colour, parted. */
export interface Split {
  product: string;
  /** Undefined where the name holds no colour. */
  colour: string | undefined;
}

/** Fewest names that must share a product, and fewest if the words beside the colour are known product words. */
const SHARED = 3;
const SHARED_AND_BOUNDED = 2;

/**
 * Parts the names of a brand's materials of one type, each of which holds product and colour. What is left without the
 * colour is a product if the brand is known to have it, or if it has no word of colours and at least three of the names
 * have it in common. Two are enough where the words beside the colour are known as words of products, and one where
 * besides some brand sells the colour and the product says its polymer. Of several products the longest is right. A
 * name that cannot be parted is a product of its own where it has no word of colours and no other product's words;
 * else it is nobody's: null.
 */
export function splitNames(names: readonly string[], context: SplitContext): (Split | null)[] {
  const texts = names.map((name) => cleanName(name).split(' '));
  const all = texts.map((words) => candidatesOf(words, context));
  const shared = count(all);
  const chosen = all.map((candidates, index) => choose(candidates, texts[index] ?? [], shared, context));
  const products = chosen.flatMap((one) => (one ? [nameTokens(one.product.join(' '))] : []));
  // The first name of a product says how its words are ordered.
  const spelling = new Map<string, string>();
  return chosen.map((one, index) => {
    if (!one) return whole(texts[index] ?? [], products, context);
    const product = knownSpelling(one.product, context) ?? spelling.get(one.key) ?? trimmed(one.product);
    spelling.set(one.key, product);
    return { product, colour: trimmed(one.colour) };
  });
}

/** The longest product that a name can have; of two of one length the one that begins the name. */
function choose(
  candidates: readonly Candidate[],
  words: readonly string[],
  shared: ReadonlyMap<string, number>,
  context: SplitContext,
): Candidate | undefined {
  const late = ({ colour }: Candidate) => Number(colour[0] === words[0]);
  return candidates
    .filter((one) => {
      if (knownSpelling(one.product, context)) return true;
      if (!one.plain) return false;
      const names = shared.get(one.key) ?? 0;
      const alone = one.sold && context.saysPolymer(one.product.join(' '));
      return names >= SHARED || (one.bounded && (names >= SHARED_AND_BOUNDED || alone));
    })
    .sort((a, b) => b.product.length - a.product.length || late(a) - late(b))
    .at(0);
}

/** A name that nobody could part, as a product; null when it is one of the others' products and an unknown colour. */
function whole(text: readonly string[], products: readonly string[][], context: SplitContext): Split | null {
  const product = knownSpelling(text, context);
  if (product) return { product, colour: undefined };
  const words = nameTokens(text.join(' '));
  const coloured = words.some((word) => context.vocabulary.isColourWord(word));
  const other = products.some((of) => of.length < words.length && of.every((word) => words.includes(word)));
  return coloured || other ? null : { product: trimmed(text), colour: undefined };
}

/** How many names have a product of these words. */
function count(all: readonly (readonly Candidate[])[]): Map<string, number> {
  const names = new Map<string, number>();
  for (const candidates of all)
    for (const key of new Set(candidates.map(({ key }) => key))) names.set(key, (names.get(key) ?? 0) + 1);
  return names;
}

/** How the brand's product of these words is written already. */
function knownSpelling(product: readonly string[], { brand, vocabulary }: SplitContext): string | undefined {
  return vocabulary.product(brand, nameTokens(product.join(' ')));
}

/** The text of some words without the signs that part product and colour: `PLA -`, `"Red"`, `, Blue`, `(Grey)`. */
function trimmed(words: readonly string[]): string {
  const text = cleanName(words.join(' ').replace(/^[\s\-–,:|"“”]+|[\s\-–,:|"“”]+$/gu, ''));
  return /^\([^()]*\)$/.test(text) ? text.slice(1, -1) : text;
}
