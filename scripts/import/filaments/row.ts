import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ImportedFilament, SourcesSource } from '../../../schemas/generated/source.js';
import type { Vocabulary } from './vocabulary.js';

/** A product as stated by a database, unchecked, in one format for all databases. */
export interface FilamentRow extends StatedFigures {
  place: string;
  brand: string;
  name: string;
  type: string;
  /** Fillers, in words of data/material-names.yaml, if the name may not state them. */
  filler?: readonly string[];
  /** Additives for which this dataset has no material, in the same words. */
  mixture?: readonly string[];
  data_sheet_url?: string | undefined;
  safety_sheet_url?: string | undefined;
  discontinued?: boolean | undefined;
  identifiers?: Identifiers;
  colours: readonly ColourRow[];
}

/** Figures of a product; each may be a template of its database. Names include the units. */
export interface Figures {
  density_g_cm3: number;
  nozzle_temperature_c: Span;
  bed_temperature_c: Span;
  chamber_temperature_c: Span;
  drying_temperature_c: number;
  drying_time_h: number;
}

/** The figures as far as they are stated. */
export type StatedFigures = { [Field in keyof Figures]?: Figures[Field] | undefined };

/** The fields of a checkout's product that state a temperature range by its ends. */
export interface StatedRanges {
  min_print_temperature?: number;
  max_print_temperature?: number;
  min_bed_temperature?: number;
  max_bed_temperature?: number;
  min_chamber_temperature?: number;
  max_chamber_temperature?: number;
}

/** The temperature ranges of a product; undefined without either end. */
export function rangesOf(of: StatedRanges) {
  const span = (min?: number, max?: number) => (min === undefined && max === undefined ? undefined : { min, max });
  return {
    nozzle_temperature_c: span(of.min_print_temperature, of.max_print_temperature),
    bed_temperature_c: span(of.min_bed_temperature, of.max_bed_temperature),
    chamber_temperature_c: span(of.min_chamber_temperature, of.max_chamber_temperature),
  };
}

/** A range; a source may state only one end. */
export interface Span {
  min?: number | undefined;
  max?: number | undefined;
}

/** The JSON value of a file. */
export function readJson<T>(...at: string[]): T {
  return JSON.parse(readFileSync(path.join(...at), 'utf8')) as T;
}

/** The path of a file or folder that a checkout of a database must have. @throws if it has not */
export function partOf(root: string, part: string, database: string): string {
  const place = path.join(root, part);
  if (!existsSync(place)) throw new Error(`no ${part} in ${root}: is this a checkout of ${database}?`);
  return place;
}

export interface ColourRow {
  name: string;
  hexes: readonly string[];
  traits: readonly string[];
  discontinued?: boolean | undefined;
  sizes: readonly SizeRow[];
  identifiers?: Identifiers;
}

export interface SizeRow {
  diameter_mm: number;
  weight_g?: number | undefined;
  spool_weight_g?: number | undefined;
  gtin?: string | undefined;
}

/** Identifiers in other systems, by system. */
export type Identifiers = Readonly<Record<string, readonly string[]>>;

/** The products of a checkout, and the database's own defaults by type. */
export interface FilamentRows {
  rows: readonly FilamentRow[];
  defaults: Defaults;
}

/** The values that a database assigns to products of a type if none are stated. */
export type Defaults = (type: string, field: keyof Figures) => readonly (number | Span)[];

export type Colour = NonNullable<ImportedFilament['colours']>[number];

export type Size = NonNullable<Colour['sizes']>[number];

/** A filament database, as in data/sources.yaml. */
export type FilamentSource = SourcesSource['filament_sources'][string];

/** Context for splitting the names of one brand's materials of one type. */
export interface SplitContext {
  brand: string;
  /** Words of the brand and its product lines, which are not colours. */
  ownWords: ReadonlySet<string>;
  vocabulary: Vocabulary;
  /** A key of the material that a name describes. */
  materialOf: (name: string) => string;
  /** Whether a name alone, without the type, states its polymer. */
  saysPolymer: (name: string) => boolean;
}

/** The context for splitting names of a brand's products of a type; the brand is spelled as in the source. */
export type Splitting = (brand: string, type: string) => SplitContext;

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
