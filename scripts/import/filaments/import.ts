import type { ImportedFilament } from '../../../schemas/generated/source.js';
import type { Dataset } from '../../pipeline/load/dataset.js';
import { MaterialNames } from '../material-names.js';
import type { Report } from '../report.js';
import { assembleFilaments } from './assemble.js';
import { readOpenFilamentDatabase } from './open-filament-database/index.js';
import { readOpenPrintTag } from './openprinttag/index.js';
import type { FilamentRows, FilamentSource, Splitting } from './row.js';
import { readSpoolmanDb } from './spoolmandb/index.js';
import { FilamentBrands, Vocabulary } from './vocabulary.js';

/** Reads a checkout of a database, reporting what it leaves out; throws if it is not such a checkout. */
type Reader = (root: string, report: Report, splitting: Splitting) => FilamentRows;

const READERS: Readonly<Record<FilamentSource['kind'], Reader>> = {
  'open-filament-database': readOpenFilamentDatabase,
  openprinttag: readOpenPrintTag,
  spoolmandb: readSpoolmanDb,
  'spoolmandb-community': (root, report, splitting) => readSpoolmanDb(root, report, splitting, false),
};

/** The database that states the product of each colour; names in the others are interpreted with it. */
const TEACHER = 'open-filament-database';

/**
 * Reads the products of a filament database; returns them by brand id.
 *
 * @throws if the folder is not a checkout of that database
 */
export function readFilaments(
  { kind, excluded = {} }: FilamentSource,
  root: string,
  dataset: Dataset,
  report: Report,
): Map<string, ImportedFilament[]> {
  const brands = new FilamentBrands(dataset.filamentBrands.value);
  const names = new MaterialNames(dataset.materialNames.value);
  // Not with its own products, as a second import would differ from the first.
  const vocabulary = new Vocabulary(kind === TEACHER ? new Map() : productsOf(dataset));
  const splitting = (brand: string, type: string) => ({
    brand: brands.of(brand, '')?.brand ?? brand,
    ownWords: brands.wordsOf(brand),
    vocabulary,
    materialOf: (name: string) => JSON.stringify(names.of({ alias: name, type, support: false })),
    saysPolymer: (name: string) => 'material' in names.of({ alias: name, type: '', support: false }),
  });
  const rows = READERS[kind](root, report, splitting);
  const materials = { names, known: new Set(dataset.materials.keys()) };
  return assembleFilaments(rows, { brands, excluded, materials, vocabulary, report });
}

function productsOf({ sources, imported }: Dataset): Map<string, readonly ImportedFilament[]> {
  const teachers = Object.entries(sources.value.filament_sources).filter(([, { kind }]) => kind === TEACHER);
  const files = teachers.flatMap(([id]) => [...(imported.get(id)?.filaments ?? [])]);
  return new Map(files.map(([brand, { value }]) => [brand, value]));
}
