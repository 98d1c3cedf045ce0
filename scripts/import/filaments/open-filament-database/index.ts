import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { foldersIn } from '../../../shared/files.js';
import { present, some } from '../check.js';
import {
  type ColourRow,
  type Defaults,
  type FilamentRow,
  type FilamentRows,
  fillersOf,
  type Identifiers,
  partOf,
  rangesOf,
  readJson,
  type StatedRanges,
} from '../row.js';

interface Material {
  material: string;
  material_class?: string;
}

/** The fields read from a `filament.json`. */
interface Filament extends StatedRanges {
  uuid: string;
  name: string;
  density?: number;
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
  article_number?: string;
}

/**
 * Reads every product of a checkout of the Open Filament Database, `data/<brand>/<material>/<filament>/<variant>`. Its
 * `max_dry_temperature` is a limit, not a drying recommendation, and is not read.
 *
 * @throws if it is not such a checkout
 */
export function readOpenFilamentDatabase(root: string): FilamentRows {
  const data = partOf(root, 'data', 'the Open Filament Database');
  const filaments = foldersIn(data).flatMap((brand) =>
    foldersIn(path.join(data, brand)).flatMap((material) => {
      const at = [data, brand, material];
      const { material: type, material_class: kind = 'FFF' } = readJson<Material>(...at, 'material.json');
      if (kind !== 'FFF') return [];
      return foldersIn(path.join(...at)).map((name) => ({
        type,
        at: [brand, material, name],
        brand: readJson<{ name: string }>(data, brand, 'brand.json').name,
        filament: readJson<Filament>(...at, name, 'filament.json'),
      }));
    }),
  );
  const presets = filaments.flatMap(({ brand, filament }) =>
    Object.values(filament.slicer_settings ?? {}).map((settings) => ({ brand, settings })),
  );
  const notOwn = idsOfNobody(presets);
  const rows = filaments.map(({ type, at, brand, filament }): FilamentRow => {
    const colours = foldersIn(path.join(data, ...at)).map((variant) => readColour(data, ...at, variant));
    return {
      place: at.join('/'),
      brand,
      name: filament.name,
      type,
      ...fillersOf(colours),
      density_g_cm3: filament.density,
      ...rangesOf(filament),
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

function readColour(data: string, ...at: string[]): ColourRow {
  const variant = readJson<Variant>(data, ...at, 'variant.json');
  const sizes = readJson<VariantSize[]>(data, ...at, 'sizes.json');
  return {
    name: variant.name,
    hexes: [variant.color_hex].flat(),
    traits: Object.entries(variant.traits ?? {}).flatMap(([trait, has]) => (has ? trait : [])),
    discontinued: variant.discontinued,
    sizes: sizes.map(({ diameter, filament_weight, empty_spool_weight, gtin, ean }) => ({
      diameter_mm: diameter,
      weight_g: filament_weight,
      spool_weight_g: empty_spool_weight,
      gtin: gtin ?? ean,
    })),
    identifiers: {
      open_filament_database_uuid: [variant.uuid],
      article_number: sizes.flatMap(({ article_number }) => article_number ?? []),
    },
  };
}

/** The script that fills the database from the OpenPrintTag database. */
const SCRIPT = 'ofd/scripts/import_openprinttag.py';
const SCHEMA = 'schemas/filament_schema.json';

/**
 * The database's defaults for products of a type: the tables of its importer, and the initial density of its forms,
 * whatever the type.
 *
 * @throws if the tables have moved in the script: templates could not be distinguished from facts
 */
function readDefaults(root: string): Defaults {
  const script = readFileSync(path.join(root, SCRIPT), 'utf8');
  const densities = table<Record<string, number>>(script, 'DENSITY_DEFAULTS');
  const temperatures = table<Record<string, StatedRanges>>(script, 'TEMPERATURE_DEFAULTS');
  const schema = path.join(root, SCHEMA);
  const { properties } = existsSync(schema)
    ? readJson<{ properties?: { density?: { default?: number } } }>(schema)
    : {};
  return (type, field) => {
    const own = rangesOf(temperatures[type] ?? {});
    if (field === 'density_g_cm3') return [densities[type] ?? [], properties?.density?.default ?? []].flat();
    return field === 'nozzle_temperature_c' || field === 'bed_temperature_c' ? [own[field] ?? []].flat() : [];
  };
}

/** A table of constants in a Python script, which is JSON except for comments and trailing commas. */
function table<T>(script: string, name: string): T {
  const text = new RegExp(`^${name}\\b[^=]*= (\\{.*?^\\})`, 'ms').exec(script)?.[1];
  if (text === undefined) throw new Error(`${SCRIPT} has no table ${name}: check how it fills the database now`);
  return JSON.parse(text.replace(/#.*$/gm, '').replace(/,(\s*\})/g, '$1')) as T;
}

/** The database's entry for a product's preset in one slicer. */
interface SlicerSettings {
  profile_name?: string;
  id?: string;
  generic_id?: string;
}

/** OrcaSlicer and its relatives, which share `filament_id` and the names of presets. */
const ORCA = ['orcaslicer', 'bambustudio', 'elegooslicer', 'crealityprint', 'anycubicslicer'];

/** Ids that identify no product: the generic ones, and those used for products of several brands. */
function idsOfNobody(presets: readonly { brand: string; settings: SlicerSettings }[]): Set<string> {
  const generic = presets.flatMap(({ settings }) => settings.generic_id ?? []);
  const byId = Map.groupBy(presets, ({ settings }) => settings.id ?? '');
  const several = [...byId].filter(([, same]) => new Set(same.map(({ brand }) => brand)).size > 1);
  return new Set([...generic, ...several.map(([id]) => id)]);
}

/**
 * Names and ids of a product's own presets, by system. A generic preset, used when a slicer has none for the product,
 * does not count.
 *
 * @param notOwn ids that identify no product
 */
function presetIdentifiers(
  slicers: Readonly<Record<string, SlicerSettings>>,
  notOwn: ReadonlySet<string>,
): Identifiers {
  const own = Object.entries(slicers).filter(([, { profile_name: name = '' }]) => !/^generic\b/i.test(name));
  const of = (names: readonly string[]) =>
    own.flatMap(([slicer, settings]) => (names.includes(slicer) ? settings : []));
  const presets = (settings: readonly SlicerSettings[]) =>
    distinct(settings.flatMap(({ profile_name: name = '' }) => name.split('@')[0]?.trim() || []));
  // Creality Print appends a number to generic ids: `GFL99_1`.
  const isOwn = (id: string) => !notOwn.has(id) && !notOwn.has(id.replace(/_\d+$/, ''));
  return present({
    filament_id: distinct(of(ORCA).flatMap(({ id }) => (id && isOwn(id) ? id : []))),
    orcaslicer_preset: presets(of(ORCA)),
    prusaslicer_preset: presets(of(['prusaslicer'])),
  }) as Identifiers;
}

function distinct(texts: readonly string[]): string[] | undefined {
  return some([...new Set(texts)]);
}
