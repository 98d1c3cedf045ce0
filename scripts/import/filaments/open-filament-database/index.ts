import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fillersOf } from '../fillers.js';
import type { ColourRow, FilamentRow, FilamentRows, SizeRow, Span } from '../row.js';
import { readDefaults } from './defaults.js';
import { idsOfNobody, presetIdentifiers, type SlicerSettings } from './slicers.js';

/** A `filament.json`, as far as it is read. */
interface Filament {
  uuid: string;
  name: string;
  density?: number;
  min_print_temperature?: number;
  max_print_temperature?: number;
  min_bed_temperature?: number;
  max_bed_temperature?: number;
  min_chamber_temperature?: number;
  max_chamber_temperature?: number;
  data_sheet_url?: string;
  safety_sheet_url?: string;
  discontinued?: boolean;
  slicer_settings?: Record<string, SlicerSettings>;
}

interface Variant {
  uuid: string;
  name: string;
  color_hex: string | string[];
  discontinued?: boolean;
  traits?: Record<string, boolean>;
}

interface VariantSize {
  filament_weight: number;
  empty_spool_weight?: number;
  diameter: number;
  gtin?: string;
  ean?: string;
}

/**
 * Reads every product of a checkout of the Open Filament Database, `data/<brand>/<material>/<filament>/<variant>`. Its
 * `max_dry_temperature` says what a product bears, not what to dry it at, and is not read.
 *
 * @throws when it is no such checkout
 */
export function readOpenFilamentDatabase(root: string): FilamentRows {
  const data = path.join(root, 'data');
  if (!existsSync(data))
    throw new Error(`no folder data in ${root}: is this a checkout of the Open Filament Database?`);
  const products = foldersOf(data).flatMap((brand) =>
    foldersOf(data, brand).flatMap((material) => {
      const { material: type, material_class: kind = 'FFF' } = json<{ material: string; material_class?: string }>(
        data,
        brand,
        material,
        'material.json', // prettier keeps a path together
      );
      return kind === 'FFF'
        ? foldersOf(data, brand, material).map((name) => ({ type, at: [brand, material, name] }))
        : [];
    }),
  );
  const filaments = products.map(({ type, at }) => ({
    type,
    at,
    brand: json<{ name: string }>(data, at[0] ?? '', 'brand.json').name,
    filament: json<Filament>(data, ...at, 'filament.json'),
  }));
  const presets = filaments.flatMap(({ brand, filament }) =>
    Object.values(filament.slicer_settings ?? {}).map((settings) => ({ brand, settings })),
  );
  const notOwn = idsOfNobody(presets);
  const rows = filaments.map(({ type, at, brand, filament }): FilamentRow => {
    const colours = foldersOf(data, ...at).map((variant) => readColour(data, ...at, variant));
    return {
      place: at.join('/'),
      brand,
      name: filament.name,
      type,
      ...fillersOf(colours),
      ...figures(filament),
      data_sheet_url: filament.data_sheet_url,
      safety_sheet_url: filament.safety_sheet_url,
      discontinued: filament.discontinued,
      identifiers: {
        open_filament_database_uuid: [filament.uuid],
        open_filament_database_path: [at.join('/')],
        ...presetIdentifiers(filament.slicer_settings ?? {}, notOwn),
      },
      colours,
    };
  });
  return { rows, defaults: readDefaults(root) };
}

function figures(filament: Filament): Partial<FilamentRow> {
  const span = (min?: number, max?: number): Span | undefined =>
    min === undefined && max === undefined ? undefined : { min, max };
  const { density } = filament;
  const nozzle = span(filament.min_print_temperature, filament.max_print_temperature);
  const bed = span(filament.min_bed_temperature, filament.max_bed_temperature);
  const chamber = span(filament.min_chamber_temperature, filament.max_chamber_temperature);
  return {
    ...(density !== undefined && { density_g_cm3: density }),
    ...(nozzle && { nozzle_temperature_c: nozzle }),
    ...(bed && { bed_temperature_c: bed }),
    ...(chamber && { chamber_temperature_c: chamber }),
  };
}

function readColour(data: string, ...at: string[]): ColourRow {
  const variant = json<Variant>(data, ...at, 'variant.json');
  const traits = Object.entries(variant.traits ?? {}).flatMap(([trait, has]) => (has ? trait : []));
  return {
    name: variant.name,
    hexes: [variant.color_hex].flat(),
    traits,
    discontinued: variant.discontinued,
    sizes: json<VariantSize[]>(data, ...at, 'sizes.json').map(readSize),
    identifiers: { open_filament_database_uuid: [variant.uuid] },
  };
}

function readSize({ diameter, filament_weight, empty_spool_weight, gtin, ean }: VariantSize): SizeRow {
  return { diameter_mm: diameter, weight_g: filament_weight, spool_weight_g: empty_spool_weight, gtin: gtin ?? ean };
}

function json<T>(...at: string[]): T {
  return JSON.parse(readFileSync(path.join(...at), 'utf8')) as T;
}

/** Names of the folders in a folder, in order. */
function foldersOf(...at: string[]): string[] {
  return readdirSync(path.join(...at), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
