import type { ColourRow } from './row.js';

/**
 * What a trait that all colours of a product have says of its material, in words of data/material-names.yaml. The Open
 * Filament Database has the traits of OpenPrintTag, some under other names.
 */
const FILLERS: Readonly<Record<string, string>> = {
  contains_carbon_fiber: 'cf',
  contains_glass_fiber: 'gf',
  contains_kevlar: 'kevlar',
  contains_copper: 'copperfill',
  contains_bronze: 'bronzefill',
  contains_brass: 'bronzefill',
  contains_steel: 'steelfill',
  contains_iron: 'steelfill',
  contains_magnetite: 'magnetite',
  contains_cork: 'corkfill',
  contains_stone: 'stonefil',
  contains_wood: 'wood',
  foaming: 'foaming',
  silk: 'silk',
  matte: 'matte',
  glow: 'glow',
  esd_safe: 'esd',
};

/** What all colours have in common counts for the product: one of them may be filled where the others are not. */
export function fillersOf(colours: readonly ColourRow[]): string[] {
  const [first, ...others] = colours;
  const common = first?.traits.filter((trait) => others.every(({ traits }) => traits.includes(trait))) ?? [];
  return [...new Set(common.flatMap((trait) => FILLERS[trait] ?? []))];
}
