import { wholeAnswer } from '../../../core/contract/envelope.js';
import { LIMITS } from '../../../core/contract/limits.js';
import {
  FILES,
  filamentsPath,
  fitPath,
  numberedFirstPage,
  pagePath,
  presetValuesPath,
  recordPath,
  type Subject,
} from '../../../core/contract/paths.js';
import { FIT_LETTERS, letterOf } from '../../../core/fit/matrix.js';
import type { FitMatrix } from '../../../schemas/generated/record.js';
import { composeFits } from '../compose/fits.js';
import { composePresetValues } from '../compose/preset-values.js';
import type { Records } from '../compose/records.js';
import type { Dataset } from '../load/dataset.js';
import { answerPieces } from './pieces.js';
import type { MadeFile, PiecedFile } from './release-writer.js';

/** The pages of a list; of a list that comes whole the only one. */
export function* pagesOf(
  subject: Subject,
  records: readonly object[],
  paging: 'default' | 'whole',
): Iterable<PiecedFile> {
  const size = paging === 'whole' ? Math.max(records.length, 1) : LIMITS.defaultLimit;
  yield* pages((page) => pagePath(subject, page), records, size);
}

/** The pages of a list of so many records a page; where it has several, the first is also a file by its number. */
function* pages(pathOf: (page: number) => string, records: readonly object[], size: number): Iterable<PiecedFile> {
  const first = { path: pathOf(1), pieces: answerPieces(records, 1, size) };
  yield first;
  if (records.length <= size) return;
  yield { ...first, path: numberedFirstPage(first.path.replace(/\.json$/, '')) };
  for (let page = 2; (page - 1) * size < records.length; page++)
    yield { path: pathOf(page), pieces: answerPieces(records, page, size) };
}

/** The printers of each brand, page by page. */
export function* brandLists({ printers }: Records): Iterable<PiecedFile> {
  for (const [brand, own] of Map.groupBy(printers, ({ brand_id }) => brand_id))
    yield* pagesOf({ kind: 'printers', brand }, own, 'default');
}

/** The profiles of each printer, or of each material, page by page. */
export function* profileLists({ profiles }: Records, by: 'printer' | 'material'): Iterable<PiecedFile> {
  for (const [id, own] of Map.groupBy(profiles, (profile) => profile[by]))
    yield* pagesOf({ kind: 'profiles', [by]: id }, own, 'default');
}

/** The profiles of each printer and material that have some in common. */
export function* pairLists({ profiles }: Records): Iterable<PiecedFile> {
  for (const [printer, own] of Map.groupBy(profiles, (profile) => profile.printer))
    for (const [material, pair] of Map.groupBy(own, (profile) => profile.material))
      yield* pagesOf({ kind: 'profiles', printer, material }, pair, 'default');
}

/** Each rule by itself. */
export function* ruleFiles({ rules }: Records): Iterable<PiecedFile> {
  for (const rule of rules) yield* pagesOf({ kind: 'troubleshoot', symptom: rule.id }, [rule], 'whole');
}

/** Each printer or material by itself. */
export function* singleFiles(kind: 'printers' | 'materials', records: Records): Iterable<PiecedFile> {
  for (const record of records[kind]) yield { path: recordPath(kind, record.id), pieces: answerPieces([record], 1, 1) };
}

/** What slicers' own presets set, a file a slicer and printer, in one page. */
export function* presetValueFiles(dataset: Dataset, records: Records): Iterable<PiecedFile> {
  for (const { slicer, printer, profiles } of composePresetValues(dataset, records))
    yield { path: presetValuesPath(slicer, printer), pieces: answerPieces(profiles, 1, profiles.length) };
}

/** The brands of filament, in one page. */
export function* filamentBrandFile({ filamentBrands }: Records): Iterable<PiecedFile> {
  const pieces = answerPieces(filamentBrands, 1, Math.max(filamentBrands.length, 1));
  yield { path: FILES.filamentBrands, pieces };
}

/** The branded filaments of each brand, page by page. */
export function* filamentLists({ filaments }: Records): Iterable<PiecedFile> {
  for (const [brand, own] of Map.groupBy(filaments, ({ brand_id }) => brand_id))
    yield* pages((page) => filamentsPath(brand, page), own, LIMITS.maxLimit);
}

/** What each printer and every material come to, a file a printer, in one page; last `fit.json`, a letter for each pair. */
export function* fitFiles(records: Records): Iterable<MadeFile> {
  const printers: FitMatrix['printers'] = {};
  for (const { printer, fits } of composeFits(records)) {
    yield { path: fitPath(printer.id), content: wholeAnswer(fits.map((fit) => JSON.stringify(fit))) };
    printers[printer.id] = fits.map(({ verdict }) => letterOf(verdict)).join('');
  }
  const matrix: FitMatrix = { letters: FIT_LETTERS, materials: records.materials.map(({ id }) => id), printers };
  yield { path: FILES.fit, content: `${JSON.stringify(matrix)}\n` };
}
