import { LIMITS } from '../../../core/contract/limits.js';
import { FILES, fitPath, pageOfList } from '../../../core/contract/paths.js';
import { FIT_LETTERS, letterOf } from '../../../core/fit/matrix.js';
import type { FitMatrix, FitSource } from '../../../schemas/generated/record.js';
import { composeFits, fitRecord } from '../compose/fits.js';
import type { ReleaseInProgress } from './file-kind.js';
import { answerPieces } from './pieces.js';
import type { MadeFile, PiecedFile } from './release-writer.js';

/** The pages of a list, the first one at `path`; an empty list has one page as well. */
export function* pagesOf(
  path: string,
  records: readonly object[],
  size: number = LIMITS.defaultLimit,
): Iterable<PiecedFile> {
  const base = path.replace(/\.json$/, '');
  for (let page = 1; page === 1 || (page - 1) * size < records.length; page++)
    yield { path: pageOfList(base, page), pieces: answerPieces(records, page, size) };
}

/** One list per path, of the records with this path. */
export function* listsBy<T extends object>(records: readonly T[], pathOf: (record: T) => string): Iterable<PiecedFile> {
  for (const [path, own] of Map.groupBy(records, pathOf)) yield* pagesOf(path, own);
}

/** A list on one page, which an empty list has as well. */
export function wholeList(path: string, records: readonly object[]): PiecedFile {
  return { path, pieces: answerPieces(records, 1, Math.max(records.length, 1)) };
}

/** A file for each record with that record alone. */
export function* singleFiles<T extends object>(
  records: Iterable<T>,
  pathOf: (record: T) => string,
): Iterable<PiecedFile> {
  for (const record of records) yield wholeList(pathOf(record), [record]);
}

/**
 * How well each printer prints every material: one file per printer, on one page; then the sources that these files
 * cite by number, and `fit.json` with one letter per pair.
 */
export function* fitFiles({ dataset, records }: ReleaseInProgress): Iterable<MadeFile> {
  const printers: FitMatrix['printers'] = {};
  const numbers = new Map<string, number>();
  const numberOf = (source: string) => {
    const number = numbers.get(source) ?? numbers.size;
    numbers.set(source, number);
    return number;
  };
  for (const { printer, fits } of composeFits(records)) {
    const own = fits.map((fit) => fitRecord(printer, fit, numberOf));
    yield wholeList(fitPath(printer.id), own);
    printers[printer.id] = fits.map(({ verdict }) => letterOf(verdict)).join('');
  }
  const known = new Map<string, Omit<FitSource, 'id'>>();
  for (const { provenance } of records.materials)
    for (const { id, title, url } of provenance.references) known.set(id, { title, url });
  for (const [id, { name, repository }] of Object.entries(dataset.sources.value.sources))
    known.set(id, { title: name, url: repository });
  const sources = [...numbers.keys()].map((id): FitSource => ({ id, ...known.get(id) }));
  yield wholeList(FILES.sources, sources);
  const matrix: FitMatrix = { letters: FIT_LETTERS, materials: records.materials.map(({ id }) => id), printers };
  yield { path: FILES.fit, content: `${JSON.stringify(matrix)}\n` };
}
