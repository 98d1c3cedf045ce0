import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Report } from '../../report.js';
import { cleanName, nameTokens } from '../name-key.js';
import type { ReaderContext } from '../reader.js';
import type { ColourRow, Defaults, FilamentRow, FilamentRows, SizeRow, Span } from '../row.js';
import { spoolmanId } from './ids.js';

/** What a product or one of its colours has of looks. */
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
}

/** A product as the database writes it: every colour is sold in every weight and diameter. */
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
}

/** The traits that its words for looks are in the Open Filament Database. */
const TRAITS: Readonly<Record<string, string>> = {
  matte: 'matte',
  glossy: 'glossy',
  coaxial: 'coextruded',
  longitudinal: 'gradual_color_change',
  marble: 'imitates_marble',
  sparkle: 'glitter',
};

/** What its words for fillings are in data/material-names.yaml. */
const FILLERS: Readonly<Record<string, string>> = { 'glass fiber': 'gf', 'carbon fiber': 'cf', wood: 'wood' };

/**
 * Reads every product of a checkout of SpoolmanDB. A single recommended temperature is no range and is not read.
 *
 * @throws when it is no such checkout
 */
export function readSpoolmanDb(root: string, _report: Report, { splitting }: ReaderContext): FilamentRows {
  const folder = path.join(root, 'filaments');
  if (!existsSync(folder)) throw new Error(`no folder filaments in ${root}: is this a checkout of SpoolmanDB?`);
  const rows = globSync('*.json', { cwd: folder })
    .sort()
    .flatMap((file) => {
      const { manufacturer, filaments } = json<{ manufacturer: string; filaments: Entry[] }>(folder, file);
      return filaments.map((entry) => readEntry(manufacturer, entry, splitting));
    });
  return { rows, defaults: readDefaults(root) };
}

function readEntry(manufacturer: string, entry: Entry, splitting: ReaderContext['splitting']): FilamentRow {
  const { saysPolymer } = splitting(manufacturer, '');
  const name = productName(entry.name, entry.material, saysPolymer);
  const [nozzle, bed] = [span(entry.extruder_temp_range), span(entry.bed_temp_range)];
  const filler = FILLERS[entry.fill ?? ''];
  return {
    place: `${manufacturer}: ${entry.name} (${entry.material})`,
    brand: manufacturer,
    name,
    type: entry.material,
    ...(filler && { filler: [filler] }),
    density_g_cm3: entry.density,
    ...(nozzle && { nozzle_temperature_c: nozzle }),
    ...(bed && { bed_temperature_c: bed }),
    colours: entry.colors.map((color) => readColour(manufacturer, entry, color)),
  };
}

function readColour(manufacturer: string, entry: Entry, color: Color): ColourRow {
  const variants = entry.weights.flatMap((weight) => entry.diameters.map((diameter) => ({ ...weight, diameter })));
  return {
    name: color.name,
    hexes: color.hexes ?? (color.hex === undefined ? [] : [color.hex]),
    traits: traitsOf(entry, color),
    sizes: variants.map(
      ({ weight, spool_weight, diameter }): SizeRow => ({
        diameter_mm: diameter,
        weight_g: weight,
        spool_weight_g: spool_weight || undefined, // a refill has no spool
      }),
    ),
    identifiers: {
      spoolmandb_id: variants.map(({ weight, spool_type, diameter }) =>
        spoolmanId({
          manufacturer,
          material: entry.material,
          name: entry.name.replace('{color_name}', color.name),
          weight,
          diameter,
          spool: spool_type ?? undefined,
        }),
      ),
    },
  };
}

/** The looks of a colour, which has those of its product where it states none of its own. */
function traitsOf(entry: Entry, color: Color): string[] {
  const words = (['finish', 'multi_color_direction', 'pattern'] as const).map((key) => color[key] ?? entry[key] ?? '');
  const marks = (['translucent', 'glow'] as const).filter((key) => color[key] ?? entry[key] ?? false);
  return [...words.flatMap((word) => TRAITS[word] ?? []), ...marks];
}

/** The density that its own list of materials has for a type. */
function readDefaults(root: string): Defaults {
  const file = path.join(root, 'materials.json');
  const materials = existsSync(file) ? json<{ material: string; density: number }[]>(file) : [];
  const densities = new Map(materials.map(({ material, density }) => [material, density]));
  return (type, field) => (field === 'density_g_cm3' ? [densities.get(type) ?? []].flat() : []);
}

function span(range: readonly [number, number] | undefined): Span | undefined {
  return range && { min: range[0], max: range[1] };
}

function json<T>(...at: string[]): T {
  return JSON.parse(readFileSync(path.join(...at), 'utf8')) as T;
}

/** Where the name of the colour goes in the name of a product. */
const PLACE = '{color_name}';

/**
 * The product of a name with a place for the colour: what is around it, with the material in front where no word of it
 * says one. `Matte {color_name}` of PLA is `PLA Matte`, `PolyLite PETG {color_name}` is `PolyLite PETG`.
 *
 * @param saysMaterial whether a name alone says its polymer
 */
export function productName(template: string, material: string, saysMaterial: (name: string) => boolean): string {
  const rest = cleanName(template.replace(PLACE, ' ').replace(/\(\s*\)/g, ' '))
    .replace(/\s+[-|–]+(?=\s|$)/gu, '')
    .replace(/^[-|–]+\s+/u, '')
    .trim();
  if (nameTokens(rest).length === 0) return material;
  return saysMaterial(rest) ? rest : `${material} ${rest}`;
}
