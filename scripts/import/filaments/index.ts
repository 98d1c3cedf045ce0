import type { ImportedFilament, SourcesSource } from '../../../schemas/generated/source.js';
import type { Dataset } from '../../load/dataset.js';
import { MaterialNames } from '../material-names.js';
import type { Report } from '../report.js';
import { assembleFilaments } from './assemble.js';
import { FilamentBrands } from './brands.js';
import { readOpenFilamentDatabase } from './open-filament-database/index.js';
import type { FilamentRows } from './row.js';

/** A database of filaments, as data/sources.yaml has it. */
type FilamentSource = SourcesSource['filament_sources'][string];

/** What reads a checkout of a database, by its kind. */
const READERS: Readonly<Partial<Record<FilamentSource['kind'], (root: string, report: Report) => FilamentRows>>> = {
  'open-filament-database': readOpenFilamentDatabase,
};

/**
 * Reads the products of a database of filaments; gives back those of each brand, by its id.
 *
 * @throws when the folder is no checkout of that database
 */
export function readFilaments(
  { kind, excluded = {} }: FilamentSource,
  root: string,
  dataset: Dataset,
  report: Report,
): { read: number; brands: Map<string, ImportedFilament[]> } {
  const reader = READERS[kind];
  if (!reader) throw new Error(`no importer reads a checkout of ${kind}`);
  const rows = reader(root, report);
  const brands = assembleFilaments(rows, {
    brands: new FilamentBrands(dataset.filamentBrands.value),
    excluded,
    materials: { names: new MaterialNames(dataset.materialNames.value), known: new Set(dataset.materials.keys()) },
    report,
  });
  return { read: rows.rows.length, brands };
}
