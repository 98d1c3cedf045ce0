import { nameTokens, unorderedKey } from '../../../shared/name-key.js';
import type { Vocabulary } from '../vocabulary.js';

/** Context for splitting the names of one brand's materials of one type. */
export interface SplitContext {
  brand: string;
  /** Words of the brand and its product lines, which are not colours. */
  ownWords: ReadonlySet<string>;
  vocabulary: Vocabulary;
  /** A key of the material that a name describes. */
  materialOf: (name: string) => string;
  /** Whether a name alone, without the type, states its polymer. */
  saysPolymer: (name: string) => boolean;
}

/** A way to split a name into product and colour. */
export interface Candidate {
  product: string[];
  colour: string[];
  /** Key that ignores the order of the product's words. */
  key: string;
  /** Whether no word of the product looks like part of the colour. */
  plain: boolean;
  /** Whether the words next to the colour are known product words. */
  bounded: boolean;
  /** Whether some brand sells the colour, and it is not part of a longer one. */
  sold: boolean;
}

/** A word that this many times more brands use in colours than in products is a colour in any position. */
const CLEARLY = 5;

/**
 * The possible splits of a name into product and colour. The colour is a run of words without product words; between
 * product words it must be a colour sold by some brand. Without it, the name must describe the same material.
 */
export function candidatesOf(
  words: readonly string[],
  { ownWords, vocabulary, materialOf }: SplitContext,
): Candidate[] {
  const whole = materialOf(words.join(' '));
  const runs = words.flatMap((_, from) => words.slice(from).map((__, more) => [from, from + more + 1] as const));
  const sold = runs.filter(([from, to]) => vocabulary.isColour(nameTokens(words.slice(from, to).join(' '))));
  return runs.flatMap(([from, to]): Candidate[] => {
    const [before, colour, after] = [words.slice(0, from), words.slice(from, to), words.slice(to)];
    const product = [...before, ...after];
    const [colourWords, productWords] = [nameTokens(colour.join(' ')), nameTokens(product.join(' '))];
    if (colourWords.length === 0 || productWords.length === 0 || /^colou?r$/.test(colourWords[0] ?? '')) return [];
    if (colourWords.some((word) => ownWords.has(word) || vocabulary.isProductWord(word))) return [];
    if (before.length > 0 && after.length > 0 && !vocabulary.isColour(colourWords)) return [];
    if (materialOf(product.join(' ')) !== whole) return [];
    const beside = [nameTokens(before.join(' ')).at(-1) ?? '', nameTokens(after.join(' '))[0] ?? ''];
    const plain =
      !beside.some((word) => vocabulary.isColourWord(word)) &&
      !productWords.some((word) => vocabulary.isColourWord(word, CLEARLY));
    const around = sold.filter(([first, end]) => first <= from && to <= end);
    const bounded = beside.every((word) => word === '' || vocabulary.mayBeProduct(word));
    const isSold = around.length === 1 && vocabulary.isColour(colourWords);
    return [{ product, colour, key: unorderedKey(productWords), plain, bounded, sold: isSold }];
  });
}
