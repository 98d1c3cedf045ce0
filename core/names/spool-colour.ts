import type { Filament } from '../../schemas/generated/record.js';
import { foldToKey } from './fold.js';

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
