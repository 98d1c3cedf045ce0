import type { ColourRow } from './row.js';

/**
 * Fillers by a trait common to all colours of a product, in words of data/material-names.yaml. Surface finishes do not
 * count: databases call many glossy products silk. The traits are those of OpenPrintTag.
 */
const FILLERS: Readonly<Record<string, string>> = {
  contains_carbon_fiber: 'cf',
  contains_glass_fiber: 'gf',
  contains_wood: 'wood',
  foaming: 'foaming',
  esd_safe: 'esd',
};

/** Additives for which this dataset has no material. */
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

/** Only traits common to all colours count for the product: one colour may be filled while others are not. */
export function fillersOf(colours: readonly ColourRow[]): { filler: string[]; mixture: string[] } {
  const [first, ...others] = colours;
  const common = first?.traits.filter((trait) => others.every(({ traits }) => traits.includes(trait))) ?? [];
  const words = (table: Readonly<Record<string, string>>) => [
    ...new Set(common.flatMap((trait) => table[trait] ?? [])),
  ];
  return { filler: words(FILLERS), mixture: words(MIXTURES) };
}
