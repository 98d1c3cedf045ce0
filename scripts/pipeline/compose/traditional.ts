import * as OpenCC from 'opencc-js/cn2t';

/** Conversions from Traditional Chinese: to the characters of Taiwan and Hong Kong, and to their words. */
const REGIONS = ['tw', 'twp', 'hk', 'hkp'];

/** Created for the first Chinese name; conversion from Simplified to each region would reload large dictionaries. */
let converters: { toTraditional: Convert; toRegions: Convert[] } | undefined;

type Convert = (text: string) => string;

/**
 * A Chinese name in Traditional characters: `拉丝` as `拉絲`, `打印中断` also as `列印中斷`; empty if it looks the same. The names
 * are added to the lists of a release, instead of a character table to query folding: that would save 3 KB (of 26,
 * brotli), but the function, the pages and every client would need it.
 */
export function traditional(name: string): string[] {
  if (!/\p{Script=Han}/u.test(name)) return [];
  converters ??= {
    toTraditional: OpenCC.Converter({ from: 'cn', to: 't' }),
    toRegions: REGIONS.map((to) => OpenCC.Converter({ from: 't', to })),
  };
  const plain = converters.toTraditional(name);
  const written = [plain, ...converters.toRegions.map((convert) => convert(plain))];
  // OpenCC keeps 粘, which is also valid in Traditional; most people write 黏 for stickiness.
  const sticky = written.map((text) => text.replaceAll('粘', '黏'));
  return [...new Set([...written, ...sticky])].filter((text) => text !== name);
}
