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

/** The colour of a product that a text names, with its words in any order; null if it has none of that name. */
export function colourCalled({ colours }: Coloured, text: string): string | null {
  const ways = [
    foldToKey,
    (name: string) => [...new Set(name.toLowerCase().match(/[\p{L}\p{N}]+/gu))].sort().join(' '),
  ];
  for (const way of ways) {
    const found = colours.find(({ name }) => way(name) === way(text));
    if (found) return found.name;
  }
  return null;
}
