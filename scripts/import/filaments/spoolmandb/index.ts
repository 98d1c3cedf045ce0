import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../shared/files.js';
import { cleanName, nameTokens } from '../../../shared/name-key.js';
import type { Report } from '../../report.js';
import { roundHalfEven } from '../../values.js';
import {
  type ColourRow,
  type Defaults,
  type FilamentRow,
  type FilamentRows,
  partOf,
  readJson,
  type Span,
  type Splitting,
} from '../row.js';

interface Looks {
  finish?: string | null;
  multi_color_direction?: string | null;
  pattern?: string | null;
  translucent?: boolean;
  glow?: boolean;
}

interface Color extends Looks {
  name: string;
  hex?: string;
  hexes?: string[];
  /** Only in the community edition: article numbers mixed with shop names, barcodes, and barcodes of refills. */
  codes?: string[];
  eans?: string[];
  eans_refill?: string[];
}

/** A product of the database: every colour is sold in every weight and diameter. */
interface Entry extends Looks {
  name: string;
  material: string;
  density: number;
  weights: { weight: number; spool_weight?: number; spool_type?: string | null }[];
  diameters: number[];
  colors: Color[];
  extruder_temp_range?: [number, number];
  bed_temp_range?: [number, number];
  fill?: string | null;
  tds_url?: string;
  sds_url?: string;
}

/** Traits of the Open Filament Database by the database's words for finishes. */
const TRAITS: Readonly<Record<string, string>> = {
  matte: 'matte',
  glossy: 'glossy',
  coaxial: 'coextruded',
  longitudinal: 'gradual_color_change',
  marble: 'imitates_marble',
  sparkle: 'glitter',
};

/** Words of data/material-names.yaml by the database's words for fillers. */
const FILLERS: Readonly<Record<string, string>> = { 'glass fiber': 'gf', 'carbon fiber': 'cf', wood: 'wood' };

/**
 * Reads every product of a checkout of SpoolmanDB. A single recommended temperature is not a range and is not read.
 *
 * @param withIds whether the ids of its compiled list are those that Spoolman uses by default
 * @throws if it is not such a checkout
 */
export function readSpoolmanDb(root: string, _report: Report, splitting: Splitting, withIds = true): FilamentRows {
  const folder = partOf(root, 'filaments', 'SpoolmanDB');
  const rows = filesBelow(folder, '*.json').flatMap((file) => {
    const { manufacturer, filaments } = readJson<{ manufacturer: string; filaments: Entry[] }>(folder, file);
    const { saysPolymer } = splitting(manufacturer, '');
    return filaments.map((entry): FilamentRow => {
      const { name, material, density, fill, tds_url, sds_url, colors } = entry;
      return {
        place: `${manufacturer}: ${name} (${material})`,
        brand: manufacturer,
        name: productName(name, material, saysPolymer),
        type: material,
        filler: [FILLERS[fill ?? ''] ?? []].flat(),
        density_g_cm3: density,
        nozzle_temperature_c: span(entry.extruder_temp_range),
        bed_temperature_c: span(entry.bed_temp_range),
        data_sheet_url: tds_url,
        safety_sheet_url: sds_url,
        colours: colors.map((color) => readColour(manufacturer, entry, color, withIds)),
      };
    });
  });
  return { rows, defaults: readDefaults(root) };
}

function readColour(manufacturer: string, entry: Entry, color: Color, withIds: boolean): ColourRow {
  const { material, weights, diameters } = entry;
  const variants = weights.flatMap((weight) => diameters.map((diameter) => ({ ...weight, diameter })));
  const gtins = [...(color.eans ?? []), ...(color.eans_refill ?? [])];
  const isSize = gtins.length === 1 && variants.length === 1;
  const name = entry.name.replace(PLACE, color.name);
  const ids = variants.map((variant) => spoolmanId(manufacturer, material, name, variant));
  return {
    name: color.name,
    hexes: color.hexes ?? [color.hex ?? []].flat(),
    traits: traitsOf(entry, color),
    sizes: variants.map(({ weight, spool_weight, diameter }) => ({
      diameter_mm: diameter,
      weight_g: weight,
      spool_weight_g: spool_weight || undefined, // a refill has no spool
      gtin: isSize ? gtins[0] : undefined,
    })),
    identifiers: {
      ...(withIds && { spoolmandb_id: ids }),
      gtin: isSize ? [] : gtins,
      article_number: color.codes ?? [],
    },
  };
}

/** The traits of a colour; fields that it omits are those of its product. */
function traitsOf(entry: Entry, color: Color): string[] {
  const words = (['finish', 'multi_color_direction', 'pattern'] as const).map((key) => color[key] ?? entry[key] ?? '');
  const marks = (['translucent', 'glow'] as const).filter((key) => color[key] ?? entry[key] ?? false);
  return [...words.flatMap((word) => TRAITS[word] ?? []), ...marks];
}

/** The density of a type in the database's own list of materials. */
function readDefaults(root: string): Defaults {
  const file = path.join(root, 'materials.json');
  const materials = existsSync(file) ? readJson<{ material: string; density: number }[]>(file) : [];
  const densities = new Map(materials.map(({ material, density }) => [material, density]));
  return (type, field) => (field === 'density_g_cm3' ? [densities.get(type) ?? []].flat() : []);
}

function span(range: readonly [number, number] | undefined): Span | undefined {
  return range && { min: range[0], max: range[1] };
}

/** Placeholder of the colour in a product's name. */
const PLACE = '{color_name}';

/**
 * The product name in a template with a placeholder for the colour: the rest of it, prefixed with the material unless
 * it states one. `Matte {color_name}` of PLA is `PLA Matte`, `PolyLite PETG {color_name}` is `PolyLite PETG`.
 *
 * @param saysMaterial whether a name alone states its polymer
 */
export function productName(template: string, material: string, saysMaterial: (name: string) => boolean): string {
  const rest = cleanName(template.replace(PLACE, ' ').replace(/\(\s*\)/g, ' '))
    .replace(/\s+[-|–]+(?=\s|$)/gu, '')
    .replace(/^[-|–]+\s+/u, '')
    .trim();
  if (nameTokens(rest).length === 0) return material;
  return saysMaterial(rest) ? rest : `${material} ${rest}`;
}

const SPOOLS: Readonly<Record<string, string>> = { plastic: 'p', cardboard: 'c', metal: 'm' };

/**
 * The id of an entry of SpoolmanDB's compiled list (`generate_id` in scripts/compile_filaments.py).
 *
 * @param name with the colour filled in
 * @param variant g and mm
 */
export function spoolmanId(
  manufacturer: string,
  material: string,
  name: string,
  { weight, diameter, spool_type }: Entry['weights'][number] & { diameter: number },
): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the id has no character outside of ASCII in its name
  const words = [manufacturer, material, name.replace(/[^\x00-\x7f]/g, '')].map((word) => word.toLowerCase());
  const size = [roundHalfEven(weight), diameter.toFixed(2).replace('.', ''), SPOOLS[spool_type ?? ''] ?? 'n'];
  return [...words, ...size].join('_').replaceAll(' ', '');
}
