import type {
  Filament,
  FilamentColour,
  Material,
  SpoolmanFilament,
  SpoolmanMaterial,
} from '../../../schemas/generated/record.js';
import { colourKey } from '../compose/filaments/colours.js';
import type { Records } from '../compose/records.js';

/**
 * The branded filaments as an external database of Spoolman (`ExternalFilament` of its `spoolman/externaldb.py`): one
 * entry per colour, weight and diameter.
 *
 * Density is required there: if unknown for the product, it is that of the material, as stated by `density_of`, which
 * Spoolman ignores. Sizes without a weight are omitted.
 */
export function spoolmanFilaments({ filaments, materials }: Records): SpoolmanFilament[] {
  const byId = new Map(materials.map((material) => [material.id, material]));
  const spools = filaments.flatMap((filament) => {
    const material = byId.get(filament.material);
    const density = filament.density_g_cm3 ?? material?.density_g_cm3;
    if (!material || typeof density !== 'number') return [];
    const ofMaterial = filament.density_g_cm3 === null ? ({ density_of: 'material' } as const) : {};
    const general = { material: material.name, density, ...ofMaterial, ...nozzleOf(filament, material) };
    return filament.colours.map((colour) => ({ filament, colour, general }));
  });
  const key = (brand: string, name: string) => `${brand}\n${name.toLowerCase()}`;
  const alike = Map.groupBy(spools, ({ filament, colour }) =>
    key(filament.brand, label(filament.name, colour.name, ' ')),
  );
  return spools.flatMap(({ filament, colour, general }) => {
    const name = label(filament.name, colour.name, ' ');
    // `PETG Translucent` in orange and `PETG` in translucent orange get the same name.
    const only = alike.get(key(filament.brand, name))?.length === 1;
    return entriesOf(filament, general, colour, only ? name : label(filament.name, colour.name, ': '));
  });
}

/** Maximum name length in Spoolman (`String(64)` of `Filament.name` in its `spoolman/database/models.py`). */
const LONGEST = 64;

/** A product with its colour: the product is shortened to as many words as fit, the colour is kept. */
function label(product: string, colour: string, between: string): string {
  const words = product.split(' ');
  while (words.length > 1 && `${words.join(' ')}${between}${colour}`.length > LONGEST) words.pop();
  return `${words.join(' ')}${between}${colour}`.slice(0, LONGEST).trim();
}

function entriesOf(
  filament: Filament,
  general: Pick<SpoolmanFilament, 'material' | 'density' | 'density_of' | 'extruder_temp' | 'extruder_temp_of'>,
  colour: FilamentColour,
  name: string,
): SpoolmanFilament[] {
  const entries = new Map<string, SpoolmanFilament>();
  const product = `${filament.id}_${colourKey(colour.name)}`;
  for (const { weight_g, spool_weight_g, diameter_mm } of colour.sizes) {
    if (weight_g === null || weight_g <= 0) continue;
    const id = `${product}_${Math.round(weight_g)}_${Math.round(diameter_mm * 100)}`;
    // Spoolman does not distinguish a spool from its refill.
    if (entries.has(id)) continue;
    const bed = middle(filament.bed_temperature_c);
    entries.set(id, {
      id,
      manufacturer: filament.brand,
      name,
      ...general,
      weight: weight_g,
      ...(spool_weight_g === null ? {} : { spool_weight: spool_weight_g }),
      diameter: diameter_mm,
      ...(bed === null ? {} : { bed_temp: bed }),
      ...looksOf(colour),
    });
  }
  return [...entries.values()];
}

/** The nozzle temperature of the product, or else of its material, and which of the two. */
function nozzleOf(
  { nozzle_temperature_c: own }: Filament,
  { nozzle_temperature_c: general }: Material,
): Pick<SpoolmanFilament, 'extruder_temp' | 'extruder_temp_of'> {
  const product = middle(own);
  if (product !== null) return { extruder_temp: product };
  const material = middle(general);
  return material === null ? {} : { extruder_temp: material, extruder_temp_of: 'material' };
}

type Looks = Pick<
  SpoolmanFilament,
  'color_hex' | 'color_hexes' | 'multi_color_direction' | 'finish' | 'pattern' | 'translucent' | 'glow'
>;

/** Traits of the databases mapped to Spoolman's values; traits without an equivalent are omitted. */
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
 * The look of a colour in Spoolman's terms: either one hexadecimal value or several. Several are only given with the
 * direction in which they change, as Spoolman rejects them without it.
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

/**
 * The materials as an external database of Spoolman (`ExternalMaterial` of its `spoolman/externaldb.py`), with the
 * names used by {@link spoolmanFilaments}. Omits materials without a density, which is required there.
 */
export function spoolmanMaterials({ materials }: Records): SpoolmanMaterial[] {
  return materials.flatMap(({ name, density_g_cm3: density, nozzle_temperature_c, bed_temperature_c }) => {
    if (density === null) return [];
    const [nozzle, bed] = [middle(nozzle_temperature_c), middle(bed_temperature_c)];
    return {
      material: name,
      density,
      ...(nozzle === null ? {} : { extruder_temp: nozzle }),
      ...(bed === null ? {} : { bed_temp: bed }),
    };
  });
}

/**
 * The middle of a range in whole degrees, since Spoolman takes a single temperature. A range from 0 means that heating
 * is optional; its middle would be useless, so the upper end is taken. Null if an end is unknown.
 */
export function middle(range: { min: number | null; max: number | null } | null): number | null {
  if (range === null || range.min === null || range.max === null) return null;
  if (range.min <= 0) return range.max > 0 ? Math.round(range.max) : null;
  return Math.round((range.min + range.max) / 2);
}
