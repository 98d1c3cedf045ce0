import type { ImportedFilament, SourcesSource } from '../../../schemas/generated/source.js';
import type { Report } from '../report.js';
import type { SplitContext } from './openprinttag/candidates.js';
import type { FilamentRows } from './row.js';

/** A database of filaments, as data/sources.yaml has it. */
export type FilamentSource = SourcesSource['filament_sources'][string];

/** What a reader may ask that is in no checkout. */
export interface ReaderContext {
  /** What is needed to part names of a brand's products of a type, the brand as the source spells it. */
  splitting: (brand: string, type: string) => SplitContext;
}

/** Reads a checkout of a database, telling the report what it leaves out; throws when it is no such checkout. */
export type Reader = (root: string, report: Report, context: ReaderContext) => FilamentRows;

/** Products of each brand, by its id. */
export type Products = ReadonlyMap<string, readonly ImportedFilament[]>;
