import { nameTokens, unorderedKey } from '../../../shared/name-key.js';
import type { Vocabulary } from '../vocabulary.js';

/** Names of one brand's materials of one type, which are split together. */
export interface SplitContext {
  brand: string;
  /** Words of the brand and its lines of products, which are no colours. */
  ownWords: ReadonlySet<string>;
  vocabulary: Vocabulary;
  /** A text that is the same for two names of the same material. */
  materialOf: (name: string) => string;
  /** Whether a name alone, without the type, says its polymer. */
  saysPolymer: (name: string) => boolean;
}

/** A way to part a name: which of its words are the colour. */
export interface Candidate {
  product: string[];
  colour: string[];
  /** The same for every order of the product's words. */
  key: string;
  /** Whether no word of the product looks as if it were the colour's. */
  plain: boolean;
  /** Whether the words beside the colour are known as words of products. */
  bounded: boolean;
  /** Whether the colour is one that some brand sells, and no part of a longer one. */
  sold: boolean;
}

/** A word that so many times more brands use in colours than in products names a colour in any position. */
const CLEARLY = 5;

/**
 * The ways in which the words of a name can be product and colour. The colour is a run of them; between words of the
 * product it must be one that some brand sells. It has no word of products, and without it the name is about the same
 * material.
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
