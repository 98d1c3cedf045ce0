import * as OpenCC from 'opencc-js/cn2t';

/** Traditional Chinese as OpenCC writes it, in Taiwan and in Hong Kong, the latter two with the words used there too. */
const WRITINGS = ['t', 'tw', 'twp', 'hk', 'hkp'];

let converters: ((text: string) => string)[] | undefined;

/**
 * A Chinese name as it is written in Traditional characters: `拉丝` as `拉絲`, `打印中断` also as `列印中斷`; empty for a
 * name that looks the same. The names are put into the lists of a release rather than a table of characters into
 * everything that folds a query: that would weigh 3 KB less (brotli, of 26), but the function, the pages and every
 * client would have to learn it, while a longer list asks nothing of them.
 */
export function traditional(name: string): string[] {
  if (!/\p{Script=Han}/u.test(name)) return [];
  converters ??= WRITINGS.map((to) => OpenCC.Converter({ from: 'cn', to }));
  const written = converters.map((convert) => convert(name));
  // OpenCC leaves 粘, which is right in Traditional texts too; for what sticks most people there write 黏.
  const sticky = written.map((text) => text.replaceAll('粘', '黏'));
  return [...new Set([...written, ...sticky])].filter((text) => text !== name);
}
