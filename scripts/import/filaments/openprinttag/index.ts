import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { JSON_SCHEMA, load } from 'js-yaml';
import type { Report } from '../../report.js';
import { fillersOf } from '../fillers.js';
import type { ReaderContext } from '../reader.js';
import type { ColourRow, Figures, FilamentRow, FilamentRows, SizeRow } from '../row.js';
import { splitNames } from './split.js';

/** A material of the database, which is one colour of a product. */
interface Material {
  uuid: string;
  slug: string;
  brand: { slug: string };
  name: string;
  class: string;
  type?: string;
  abbreviation?: string;
  primary_color?: { color_rgba: string };
  secondary_colors?: { color_rgba: string }[];
  tags?: string[];
  properties: Properties;
}

interface Properties {
  density?: number;
  min_print_temperature?: number;
  max_print_temperature?: number;
  min_bed_temperature?: number;
  max_bed_temperature?: number;
  min_chamber_temperature?: number;
  max_chamber_temperature?: number;
  drying_temperature?: number;
  /** Minutes. */
  drying_time?: number;
}

/** A size that a material is sold in. */
interface Package {
  uuid?: string;
  material: { slug: string };
  nominal_netto_full_weight: number;
  /** Micrometres. */
  filament_diameter: number;
  gtin?: number | string;
  container?: { slug: string };
}

/** Tags that the Open Filament Database calls something else. */
const TRAITS: Readonly<Record<string, string>> = { glow_in_the_dark: 'glow' };

/**
 * Reads every product of a checkout of the OpenPrintTag database, which has a file a colour: their names are parted by
 * {@link splitNames}.
 *
 * @throws when it is no such checkout
 */
export function readOpenPrintTag(root: string, report: Report, context: ReaderContext): FilamentRows {
  const data = path.join(root, 'data');
  if (!existsSync(path.join(data, 'materials')))
    throw new Error(`no folder data/materials in ${root}: is this a checkout of the OpenPrintTag database?`);
  const brands = new Map(
    files<{ slug: string; name: string }>(data, 'brands/*.yaml').map(({ slug, name }) => [slug, name]),
  );
  const containers = new Map(
    files<{ slug: string; empty_weight?: number }>(data, 'material-containers/*.yaml').map(({ slug, empty_weight }) => [
      slug,
      empty_weight,
    ]),
  );
  const packages = Map.groupBy(files<Package>(data, 'material-packages/*/*.yaml'), ({ material }) => material.slug);
  const colourOf = (material: Material, name: string): ColourRow => {
    const own = packages.get(material.slug) ?? [];
    const uuids = own.flatMap(({ uuid }) => uuid ?? []);
    return {
      name,
      hexes: [material.primary_color ?? [], material.secondary_colors ?? []].flat().map(({ color_rgba }) => color_rgba),
      traits: (material.tags ?? []).map((tag) => TRAITS[tag] ?? tag),
      sizes: own.map(
        (one): SizeRow => ({
          diameter_mm: one.filament_diameter / 1000,
          weight_g: one.nominal_netto_full_weight,
          spool_weight_g: containers.get(one.container?.slug ?? ''),
          gtin: one.gtin === undefined ? undefined : String(one.gtin),
        }),
      ),
      identifiers: {
        openprinttag_material_uuid: [material.uuid],
        ...(uuids.length > 0 && { openprinttag_package_uuid: uuids }),
      },
    };
  };

  const materials = files<Material>(data, 'materials/*/*.yaml').filter((material) => {
    if (material.class !== 'FFF') report.drop('a resin, not a filament', material.slug);
    return material.class === 'FFF';
  });
  const groups = Map.groupBy(materials, (material) => `${material.brand.slug}\0${typeOf(material)}`);
  const rows = [...groups.values()].flatMap((own): FilamentRow[] => {
    const [first] = own as [Material, ...Material[]];
    const [brand, type] = [brands.get(first.brand.slug) ?? first.brand.slug, typeOf(first)];
    const splits = splitNames(
      own.map(({ name }) => name),
      context.splitting(brand, type),
    );
    const parted = own.flatMap((material, index) => {
      const split = splits[index];
      if (!split) report.drop('a name that cannot be split into product and colour', `${brand}: ${material.name}`);
      return split ? [{ material, split }] : [];
    });
    return [...Map.groupBy(parted, ({ split }) => split.product)].map(([name, ofProduct]) => {
      const place = `${first.brand.slug}/${name}`;
      const colours = ofProduct.map(({ material, split }) => colourOf(material, split.colour ?? name));
      return {
        place,
        brand,
        name,
        type,
        ...fillersOf(colours),
        ...figuresOf(
          ofProduct.map(({ material }) => figures(material.properties)),
          place,
          report,
        ),
        colours,
      };
    });
  });
  return { rows, defaults: () => [] };
}

/** The type, or what stands for it where the database knows none. */
function typeOf({ type, abbreviation = '' }: Material): string {
  return type ?? abbreviation.trim();
}

function figures(of: Properties): Partial<Figures> {
  const span = (min?: number, max?: number) => (min === undefined && max === undefined ? undefined : { min, max });
  const all = {
    density_g_cm3: of.density,
    nozzle_temperature_c: span(of.min_print_temperature, of.max_print_temperature),
    bed_temperature_c: span(of.min_bed_temperature, of.max_bed_temperature),
    chamber_temperature_c: span(of.min_chamber_temperature, of.max_chamber_temperature),
    drying_temperature_c: of.drying_temperature,
    drying_time_h: of.drying_time === undefined ? undefined : of.drying_time / 60,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** The figures of a product: what its colours state, where they do not disagree. */
function figuresOf(colours: readonly Partial<Figures>[], place: string, report: Report): Partial<Figures> {
  const fields = new Set(colours.flatMap((colour) => Object.keys(colour) as (keyof Figures)[]));
  return Object.fromEntries(
    [...fields].flatMap((field) => {
      const stated = new Map(
        colours.flatMap((colour) =>
          colour[field] === undefined ? [] : [[JSON.stringify(colour[field]), colour[field]] as const],
        ),
      );
      if (stated.size > 1)
        report.drop(
          `colours of one product have different values of ${field}`,
          `${place}: ${[...stated.keys()].join(', ')}`,
        );
      return stated.size === 1 ? [[field, [...stated.values()][0]] as const] : [];
    }),
  );
}

/** The values of the YAML files that a pattern matches, in the order of their names. */
function files<T>(data: string, pattern: string): T[] {
  return globSync(pattern, { cwd: data })
    .sort()
    .map((file) => load(readFileSync(path.join(data, file), 'utf8'), { schema: JSON_SCHEMA, filename: file }) as T);
}
