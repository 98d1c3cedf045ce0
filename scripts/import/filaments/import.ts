import path from 'node:path';
import type { ImportedFilament } from '../../../schemas/generated/source.js';
import { buildDataset, type Dataset } from '../../pipeline/load/dataset.js';
import { readSourceFiles } from '../../pipeline/load/read.js';
import { MaterialNames } from '../material-names.js';
import { importedFiles, type PlannedFile, withBefore } from '../plan.js';
import { Report } from '../report.js';
import { assembleFilaments } from './assemble.js';
import { FilamentBrands, type ProposedBrand, proposeBrands } from './brands.js';
import { readOpenFilamentDatabase } from './open-filament-database/index.js';
import { readOpenPrintTag } from './openprinttag/index.js';
import type { FilamentSource, Products, Reader } from './row.js';
import { readSpoolmanDb } from './spoolmandb/index.js';
import { type FilamentSummary, summarizeFilaments } from './summary.js';
import { Vocabulary } from './vocabulary.js';

export interface FilamentImport {
  report: Report;
  plan: PlannedFile[];
  summary: FilamentSummary;
  /** Brands of the database that data/filament-brands.yaml does not have. */
  proposed: ProposedBrand[];
}

/**
 * Reads a checkout of a database of filaments and works out what it would change below `data`; writes nothing.
 *
 * @throws when the database is not known, or the folder is no checkout of it
 */
export async function readFilamentImport(data: string, id: string, from: string): Promise<FilamentImport> {
  const dataset = buildDataset(readSourceFiles(data));
  const known = dataset.sources.value.filament_sources;
  const source = Object.hasOwn(known, id) ? known[id] : undefined;
  if (!source) throw new Error(`no source "${id}": use one of ${Object.keys(known).join(', ')} (data/sources.yaml)`);
  const report = new Report();
  const { brands, unknown } = readFilaments(source, path.resolve(from), dataset, report);
  const plan = await planFilaments(data, id, dataset, brands);
  const proposed = proposeBrands(unknown, dataset.filamentBrands.value, dataset.brands.value);
  return { report, plan, summary: summarizeFilaments(brands, plan, id, dataset), proposed };
}

/** Plans the files of a filament database: one per brand, and their digests. */
export function planFilaments(
  data: string,
  source: string,
  dataset: Dataset,
  brands: ReadonlyMap<string, readonly ImportedFilament[]>,
): Promise<PlannedFile[]> {
  const contents = new Map([...brands].map(([brand, products]) => [`filaments/${brand}.json`, products]));
  return withBefore(data, importedFiles(source, dataset, contents));
}

const READERS: Readonly<Record<FilamentSource['kind'], Reader>> = {
  'open-filament-database': readOpenFilamentDatabase,
  openprinttag: readOpenPrintTag,
  spoolmandb: readSpoolmanDb,
  'spoolmandb-community': (root, report, context) => readSpoolmanDb(root, report, context, false),
};

/** The database that says of each colour which product it is of; the others' names are read in its light. */
const TEACHER = 'open-filament-database';

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
): { brands: Map<string, ImportedFilament[]>; unknown: string[] } {
  const brands = new FilamentBrands(dataset.filamentBrands.value);
  const names = new MaterialNames(dataset.materialNames.value);
  // What it is to read with is not read with itself: a second import would differ from the first.
  const vocabulary = new Vocabulary(kind === TEACHER ? new Map() : productsOf(dataset));
  const splitting = (brand: string, type: string) => ({
    brand: brands.of(brand, '')?.brand ?? brand,
    ownWords: brands.wordsOf(brand),
    vocabulary,
    materialOf: (name: string) => JSON.stringify(names.of({ alias: name, type, support: false })),
    saysPolymer: (name: string) => 'material' in names.of({ alias: name, type: '', support: false }),
  });
  const rows = READERS[kind](root, report, { splitting });
  const materials = { names, known: new Set(dataset.materials.keys()) };
  const stated = new Set(rows.rows.map(({ brand }) => brand));
  return {
    unknown: [...stated].filter((one) => excluded[one] === undefined && !brands.of(one, '')),
    brands: assembleFilaments(rows, { brands, excluded, materials, vocabulary, report }),
  };
}

function productsOf({ sources, imported }: Dataset): Products {
  const teachers = Object.entries(sources.value.filament_sources).filter(([, { kind }]) => kind === TEACHER);
  const files = teachers.flatMap(([id]) => [...(imported.get(id)?.filaments ?? [])]);
  return new Map(files.map(([brand, { value }]) => [brand, value]));
}
