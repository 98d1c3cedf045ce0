import type { ImportedFilament, SourcesSource } from '../../../schemas/generated/source.js';
import type { Report } from '../report.js';
import type { SplitContext } from './openprinttag/candidates.js';

/** A product as a database has it, in one shape for all of them, before anything of it is checked. */
export interface FilamentRow extends Partial<Figures> {
  place: string;
  brand: string;
  name: string;
  type: string;
  /** Its filling, in words of data/material-names.yaml, where the name may not say it. */
  filler?: readonly string[];
  /** Admixtures that make it no material of ours, in the same words. */
  mixture?: readonly string[];
  data_sheet_url?: string | undefined;
  safety_sheet_url?: string | undefined;
  discontinued?: boolean | undefined;
  identifiers?: Identifiers;
  colours: readonly ColourRow[];
}

/** Figures of a product; each may be its database's template. Units are in the names. */
export interface Figures {
  density_g_cm3: number;
  nozzle_temperature_c: Span;
  bed_temperature_c: Span;
  chamber_temperature_c: Span;
  drying_temperature_c: number;
  drying_time_h: number;
}

/** A range of which a source may have one end alone. */
export interface Span {
  min?: number | undefined;
  max?: number | undefined;
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

/** Names in other systems, by system. */
export type Identifiers = Readonly<Record<string, readonly string[]>>;

/** The products of a checkout, and the values that the database itself gives to every product of a type. */
export interface FilamentRows {
  rows: readonly FilamentRow[];
  defaults: Defaults;
}

/** The values that a database gives to products of a type when nobody stated one. */
export type Defaults = (type: string, field: keyof Figures) => readonly (number | Span)[];

export type Colour = NonNullable<ImportedFilament['colours']>[number];

export type Size = NonNullable<Colour['sizes']>[number];

/** A database of filaments, as data/sources.yaml has it. */
export type FilamentSource = SourcesSource['filament_sources'][string];

/** Facts that a reader needs and no checkout has. */
export interface ReaderContext {
  /** The names of a brand's products of a type, the brand as the source spells it. */
  splitting: (brand: string, type: string) => SplitContext;
}

/** Reads a checkout of a database, telling the report what it leaves out; throws when it is no such checkout. */
export type Reader = (root: string, report: Report, context: ReaderContext) => FilamentRows;

export type Products = ReadonlyMap<string, readonly ImportedFilament[]>;
