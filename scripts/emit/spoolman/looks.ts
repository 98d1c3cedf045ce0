import type { FilamentColour, SpoolmanFilament } from '../../../schemas/generated/record.js';

type Looks = Pick<
  SpoolmanFilament,
  'color_hex' | 'color_hexes' | 'multi_color_direction' | 'finish' | 'pattern' | 'translucent' | 'glow'
>;

/** Traits of the databases by what Spoolman calls the same; what it has no word for is left out. */
const DIRECTIONS = {
  coextruded: 'coaxial',
  coaxial: 'coaxial',
  gradual_color_change: 'longitudinal',
  longitudinal: 'longitudinal',
} as const;
const FINISHES = { matte: 'matte', glossy: 'glossy' } as const;
const PATTERNS = { marble: 'marble', imitates_marble: 'marble', sparkle: 'sparkle', glitter: 'sparkle' } as const;
const TRANSLUCENT = ['translucent', 'transparent'];
const GLOW = ['glow', 'glow_in_the_dark'];

/**
 * How a colour looks, in Spoolman's words. Several colours are given only with the direction in which they change, as
 * Spoolman refuses them without it; a colour has either one hexadecimal value or several.
 */
export function looksOf({ hexes, traits }: FilamentColour): Looks {
  const plain = hexes.map((hex) => hex.slice(1));
  const [only, ...more] = plain;
  const direction = wordOf(DIRECTIONS, traits);
  const finish = wordOf(FINISHES, traits);
  const pattern = wordOf(PATTERNS, traits);
  return {
    ...(only !== undefined && more.length === 0 ? { color_hex: only } : {}),
    ...(more.length > 0 && direction ? { color_hexes: plain, multi_color_direction: direction } : {}),
    ...(finish ? { finish } : {}),
    ...(pattern ? { pattern } : {}),
    ...(traits.some((trait) => TRANSLUCENT.includes(trait)) ? { translucent: true } : {}),
    ...(traits.some((trait) => GLOW.includes(trait)) ? { glow: true } : {}),
  };
}

function wordOf<T extends string>(words: Readonly<Record<string, T>>, traits: readonly string[]): T | undefined {
  const found = traits.find((trait) => Object.hasOwn(words, trait));
  return found === undefined ? undefined : words[found];
}
