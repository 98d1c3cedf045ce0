import type { Filament } from '../../schemas/generated/record.js';
import { foldToFind, foldToKey } from './fold.js';
import type { Findable } from './search.js';

/** The fields of a product that contain its colours. */
export type Coloured = Pick<Filament, 'id'> & { colours: readonly { name: string }[] };

/** All ways to split a name into product and colour, shortest colour first: `Prusament PETG` and `Jet Black`. */
export function* colourEnds(name: string): Generator<{ product: string; colour: string }> {
  const words = name.trim().split(/[\s_-]+/);
  for (let cut = words.length - 1; cut > 0; cut--)
    yield { product: words.slice(0, cut).join(' '), colour: words.slice(cut).join(' ') };
}

/** Chinese words for colours, with the name that the makers use. */
export const CHINESE_COLOURS: Readonly<Record<string, string>> = {
  ...{ 黑: 'black', 白: 'white', 灰: 'gray', 银: 'silver', 金: 'gold', 红: 'red', 橙: 'orange', 黄: 'yellow' },
  ...{ 绿: 'green', 青: 'cyan', 蓝: 'blue', 紫: 'purple', 粉: 'pink', 棕: 'brown', 米: 'beige', 透明: 'transparent' },
};

/** The colour of a product that a text names, in English or by a Chinese word; null if it has none of that name. */
export function colourCalled({ colours }: Coloured, text: string): string | null {
  const said = CHINESE_COLOURS[text.replace(/色$/, '')] ?? text;
  const ways = [
    foldToKey,
    (name: string) => [...new Set(name.toLowerCase().match(/[\p{L}\p{N}]+/gu))].sort().join(' '),
  ];
  for (const way of ways) {
    const found = colours.find(({ name }) => way(name) === way(said));
    if (found) return found.name;
  }
  return null;
}

/**
 * The branded filaments that a text begins with, each with the rest of the text, which may name a colour. The brand may
 * have any of its names: `bambu pla basic`.
 */
export function spoolsBegun(text: string, all: readonly Findable[]): { item: Findable; rest: string }[] {
  const products = Map.groupBy(
    all.filter(({ kind }) => kind === 'filaments'),
    ({ keys: [folded] }) => folded,
  );
  const brands = all.filter(({ kind }) => kind === 'filament_brands');
  const spelledOut = [...colourEnds(text)].flatMap(({ product: brand, colour: rest }) =>
    brands.flatMap(({ name, keys }) => (keys.includes(foldToFind(brand)) ? `${name} ${rest}` : [])),
  );
  return [...new Set([text, ...spelledOut])].flatMap((said) =>
    [...colourEnds(said)].flatMap(({ product, colour: rest }) => {
      const [item, ...more] = products.get(foldToFind(product)) ?? [];
      return item && more.length === 0 ? [{ item, rest }] : [];
    }),
  );
}
