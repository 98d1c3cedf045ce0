import type { ImportedFilament } from '../../../schemas/generated/source.js';

/** A product as a database has it, in one shape for all of them, before anything of it is checked. */
export interface FilamentRow extends Partial<Figures> {
  /** Where the source has it, for findings. */
  place: string;
  /** Brand as the source spells it. */
  brand: string;
  name: string;
  /** Type as the source names it. */
  type: string;
  /** What else the source says that tells the material, in words of data/material-names.yaml. */
  filler?: readonly string[];
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

/** One colour of a product, as its database has it. */
export interface ColourRow {
  name: string;
  hexes: readonly string[];
  traits: readonly string[];
  discontinued?: boolean | undefined;
  sizes: readonly SizeRow[];
  identifiers?: Identifiers;
}

/** One size that a colour is sold in. */
export interface SizeRow {
  diameter_mm: number;
  weight_g?: number | undefined;
  spool_weight_g?: number | undefined;
  gtin?: string | undefined;
}

/** Names in other systems, by system. */
export type Identifiers = Readonly<Record<string, readonly string[]>>;

/** What a reader brings: the products of a checkout, and what the database itself gives to every product of a type. */
export interface FilamentRows {
  rows: readonly FilamentRow[];
  defaults: Defaults;
}

/** The values that a database gives to products of a type when nobody stated one. */
export type Defaults = (type: string, field: keyof Figures) => readonly (number | Span)[];

/** A colour in the imported file. */
export type Colour = NonNullable<ImportedFilament['colours']>[number];

/** A size in the imported file. */
export type Size = NonNullable<Colour['sizes']>[number];
