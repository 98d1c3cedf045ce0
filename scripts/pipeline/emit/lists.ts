import { wholeAnswer } from '../../../core/contract/envelope.js';
import { LIMITS } from '../../../core/contract/limits.js';
import {
  FILES,
  filamentsPath,
  fitPath,
  pagePath,
  presetValuesPath,
  productPresetsPath,
  recordPath,
  type Subject,
} from '../../../core/contract/paths.js';
import { FIT_LETTERS, letterOf } from '../../../core/fit/matrix.js';
import type { FitMatrix, FitSource } from '../../../schemas/generated/record.js';
import { composeFits, fitRecord } from '../compose/fits.js';
import { composePresetValues } from '../compose/presets.js';
import type { Records } from '../compose/records.js';
import type { Dataset } from '../load/dataset.js';
import type { ReleaseInProgress } from './file-kind.js';
import { answerPieces } from './pieces.js';
import type { MadeFile, PiecedFile } from './release-writer.js';

/** The pages of a list; a single page if it is returned whole. */
export function pagesOf(
  subject: Subject,
  records: readonly object[],
  paging: 'default' | 'whole',
): Iterable<PiecedFile> {
  const size = paging === 'whole' ? Math.max(records.length, 1) : LIMITS.defaultLimit;
  return pages((page) => pagePath(subject, page), records, size);
}

/** The pages of a list; an empty list has one page as well. */
function* pages(
  pathOf: (page: number) => string,
  records: readonly object[],
  size: number = LIMITS.defaultLimit,
): Iterable<PiecedFile> {
  for (let page = 1; page === 1 || (page - 1) * size < records.length; page++)
    yield { path: pathOf(page), pieces: answerPieces(records, page, size) };
}

/** One list per value of a field. */
export function* listsBy<Field extends string>(
  field: Field,
  records: readonly Readonly<Record<Field, string>>[],
  subjectOf: (value: string) => Subject,
): Iterable<PiecedFile> {
  for (const [value, own] of Map.groupBy(records, (record) => record[field]))
    yield* pagesOf(subjectOf(value), own, 'default');
}

/** Lists of the profiles of each pair of printer and material that has any. */
export function* pairLists({ profiles }: Records): Iterable<PiecedFile> {
  for (const [printer, own] of Map.groupBy(profiles, (profile) => profile.printer))
    for (const [material, pair] of Map.groupBy(own, (profile) => profile.material))
      yield* pagesOf({ kind: 'profiles', printer, material }, pair, 'default');
}

export function* singleFiles(kind: 'printers' | 'materials', records: Records): Iterable<PiecedFile> {
  for (const record of records[kind]) yield { path: recordPath(kind, record.id), pieces: answerPieces([record], 1, 1) };
}

/** The values of the slicers' own presets: one file per slicer and printer, on one page. */
export function* presetValueFiles(dataset: Dataset, records: Records): Iterable<PiecedFile> {
  for (const { slicer, printer, values } of composePresetValues(dataset, records))
    yield { path: presetValuesPath(slicer, printer), pieces: answerPieces(values, 1, values.length) };
}

/** The presets of branded filaments: one file per product that has any. */
export function* productPresetFiles({ records, productPresets }: ReleaseInProgress): Iterable<PiecedFile> {
  const brands = new Map(records.filaments.map(({ id, brand_id }) => [id, brand_id]));
  for (const presets of productPresets)
    yield {
      path: productPresetsPath(brands.get(presets.filament) ?? '', presets.filament),
      pieces: answerPieces([presets], 1, 1),
    };
}

/** A list on one page, which an empty list has as well. */
export function wholeList(path: string, records: readonly object[]): PiecedFile[] {
  return [{ path, pieces: answerPieces(records, 1, Math.max(records.length, 1)) }];
}

/** The paged lists of the branded filaments of each brand. */
export function* filamentLists({ filaments }: Records): Iterable<PiecedFile> {
  for (const [brand, own] of Map.groupBy(filaments, ({ brand_id }) => brand_id))
    yield* pages((page) => filamentsPath(brand, page), own);
}

/**
 * How well each printer prints every material: one file per printer, on one page; then the sources that these files
 * cite by number, and `fit.json` with one letter per pair.
 */
export function* fitFiles(dataset: Dataset, records: Records): Iterable<MadeFile> {
  const printers: FitMatrix['printers'] = {};
  const numbers = new Map<string, number>();
  const numberOf = (source: string) => {
    const number = numbers.get(source) ?? numbers.size;
    numbers.set(source, number);
    return number;
  };
  for (const { printer, fits } of composeFits(records)) {
    const written = fits.map((fit) => JSON.stringify(fitRecord(printer, fit, numberOf)));
    yield { path: fitPath(printer.id), content: wholeAnswer(written) };
    printers[printer.id] = fits.map(({ verdict }) => letterOf(verdict)).join('');
  }
  const known = new Map<string, Omit<FitSource, 'id'>>();
  for (const { provenance } of records.materials)
    for (const { id, title, url } of provenance.references) known.set(id, { title, url });
  for (const [id, { name, repository }] of Object.entries(dataset.sources.value.sources))
    known.set(id, { title: name, url: repository });
  const sources = [...numbers.keys()].map((id): FitSource => ({ id, ...known.get(id) }));
  yield { path: FILES.sources, content: wholeAnswer(sources.map((source) => JSON.stringify(source))) };
  const matrix: FitMatrix = { letters: FIT_LETTERS, materials: records.materials.map(({ id }) => id), printers };
  yield { path: FILES.fit, content: `${JSON.stringify(matrix)}\n` };
}
