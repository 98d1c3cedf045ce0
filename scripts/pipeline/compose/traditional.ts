import * as OpenCC from 'opencc-js/cn2t';

/** Conversions of Traditional Chinese: to what Taiwan and Hong Kong write, and to that with the words used there. */
const REGIONS = ['tw', 'twp', 'hk', 'hkp'];

/** Made once, at the first Chinese name; from Simplified to each region would read the large dictionaries for each. */
let converters: { toTraditional: Convert; toRegions: Convert[] } | undefined;

type Convert = (text: string) => string;

/**
 * A Chinese name as it is written in Traditional characters: `拉丝` as `拉絲`, `打印中断` also as `列印中斷`; empty for a
 * name that looks the same. The names are put into the lists of a release rather than a table of characters into
 * everything that folds a query: that would weigh 3 KB less (brotli, of 26), but the function, the pages and every
 * client would have to learn it, while a longer list asks nothing of them.
 */
export function traditional(name: string): string[] {
  if (!/\p{Script=Han}/u.test(name)) return [];
  converters ??= {
    toTraditional: OpenCC.Converter({ from: 'cn', to: 't' }),
    toRegions: REGIONS.map((to) => OpenCC.Converter({ from: 't', to })),
  };
  const plain = converters.toTraditional(name);
  const written = [plain, ...converters.toRegions.map((convert) => convert(plain))];
  // OpenCC leaves 粘, which is right in Traditional texts too; for what sticks most people there write 黏.
  const sticky = written.map((text) => text.replaceAll('粘', '黏'));
  return [...new Set([...written, ...sticky])].filter((text) => text !== name);
}
