import type { ColourRow } from './row.js';

/**
 * The filling that a trait of all colours of a product shows, in words of data/material-names.yaml. Looks say
 * nothing of the material: databases call much silk that is glossy. The traits are those of OpenPrintTag.
 */
const FILLERS: Readonly<Record<string, string>> = {
  contains_carbon_fiber: 'cf',
  contains_glass_fiber: 'gf',
  contains_wood: 'wood',
  foaming: 'foaming',
  esd_safe: 'esd',
};

/** The same for what is mixed in so that no material of ours describes it. */
const MIXTURES: Readonly<Record<string, string>> = {
  contains_kevlar: 'kevlar',
  contains_copper: 'copperfill',
  contains_bronze: 'bronzefill',
  contains_brass: 'bronzefill',
  contains_steel: 'steelfill',
  contains_iron: 'steelfill',
  contains_magnetite: 'magnetite',
  contains_cork: 'corkfill',
  contains_stone: 'stonefil',
};

/** What all colours have in common counts for the product: one of them may be filled where the others are not. */
export function fillersOf(colours: readonly ColourRow[]): { filler: string[]; mixture: string[] } {
  const [first, ...others] = colours;
  const common = first?.traits.filter((trait) => others.every(({ traits }) => traits.includes(trait))) ?? [];
  const words = (table: Readonly<Record<string, string>>) => [
    ...new Set(common.flatMap((trait) => table[trait] ?? [])),
  ];
  return { filler: words(FILLERS), mixture: words(MIXTURES) };
}
