import { LIMITS } from '../../core/limits.js';
import { FILES, filamentsPath, pagePath, presetValuesPath, recordPath, type Subject } from '../../core/paths.js';
import { composePresetValues } from '../compose/preset-values.js';
import type { Records } from '../compose/records.js';
import type { Dataset } from '../load/dataset.js';
import { answerPieces } from './pieces.js';
import type { PiecedFile } from './release-writer.js';

/** Every list that a query can ask for, page by page, and each printer, material and rule by itself. */
export function* listFiles(records: Records): Iterable<PiecedFile> {
  const { printers, materials, profiles, rules } = records;

  yield* pagesOf({ kind: 'printers' }, printers, 'default');
  for (const [brand, own] of Map.groupBy(printers, ({ brand_id }) => brand_id))
    yield* pagesOf({ kind: 'printers', brand }, own, 'default');
  for (const printer of printers) yield single(recordPath('printers', printer.id), printer);

  yield* pagesOf({ kind: 'materials' }, materials, 'whole');
  for (const material of materials) yield single(recordPath('materials', material.id), material);

  yield* pagesOf({ kind: 'profiles' }, profiles, 'default');
  for (const [printer, own] of Map.groupBy(profiles, (profile) => profile.printer)) {
    yield* pagesOf({ kind: 'profiles', printer }, own, 'default');
    for (const [material, pair] of Map.groupBy(own, (profile) => profile.material))
      yield* pagesOf({ kind: 'profiles', printer, material }, pair, 'default');
  }
  for (const [material, own] of Map.groupBy(profiles, (profile) => profile.material))
    yield* pagesOf({ kind: 'profiles', material }, own, 'default');

  yield* pagesOf({ kind: 'troubleshoot' }, rules, 'whole');
  yield* filamentFiles(records);
  for (const rule of rules) yield* pagesOf({ kind: 'troubleshoot', symptom: rule.id }, [rule], 'whole');
}

/** What slicers' own presets set, a file a slicer and printer, in one page. */
export function* presetValueFiles(dataset: Dataset, records: Records): Iterable<PiecedFile> {
  for (const { slicer, printer, profiles } of composePresetValues(dataset, records))
    yield { path: presetValuesPath(slicer, printer), pieces: answerPieces(profiles, 1, profiles.length) };
}

/** The brands of filament in one page, and the products of each brand. */
function* filamentFiles({ filaments, filamentBrands }: Records): Iterable<PiecedFile> {
  yield { path: FILES.filamentBrands, pieces: answerPieces(filamentBrands, 1, Math.max(filamentBrands.length, 1)) };
  const size = LIMITS.maxLimit;
  for (const [brand, own] of Map.groupBy(filaments, ({ brand_id }) => brand_id))
    for (let page = 1; (page - 1) * size < own.length; page++)
      yield { path: filamentsPath(brand, page), pieces: answerPieces(own, page, size) };
}

function* pagesOf(subject: Subject, records: readonly object[], paging: 'default' | 'whole'): Iterable<PiecedFile> {
  const total = records.length;
  const size = paging === 'whole' ? Math.max(total, 1) : LIMITS.defaultLimit;
  for (let page = 1; page === 1 || (page - 1) * size < total; page++)
    yield { path: pagePath(subject, page), pieces: answerPieces(records, page, size) };
}

function single(path: string, record: object): PiecedFile {
  return { path, pieces: answerPieces([record], 1, 1) };
}
