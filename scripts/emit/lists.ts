import { writeAnswer } from '../../functions/answer/window.js';
import { LIMITS } from '../../functions/limits.js';
import { chunkPath, pagePath, recordPath, type Subject } from '../../functions/paths.js';
import type { Records } from '../compose/records.js';
import type { ReleaseWriter } from './release-writer.js';

/** Writes every list that a query can ask for, as pages and chunks, and each printer, material and rule by itself. */
export function emitLists(records: Records, writer: ReleaseWriter): void {
  // A record is written as JSON once; the lists that hold it share the text.
  const printers = records.printers.map((record) => ({ record, line: JSON.stringify(record) }));
  const materials = records.materials.map((record) => ({ record, line: JSON.stringify(record) }));
  const profiles = records.profiles.map((record) => ({ record, line: JSON.stringify(record) }));
  const rules = records.rules.map((record) => ({ record, line: JSON.stringify(record) }));
  const lines = (items: readonly { line: string }[]) => items.map(({ line }) => line);
  const emit = (subject: Subject, items: readonly { line: string }[], paging: 'default' | 'whole') =>
    emitList(writer, subject, lines(items), paging);

  emit({ kind: 'printers' }, printers, 'default');
  for (const [brand, own] of Map.groupBy(printers, ({ record }) => record.brand_id))
    emit({ kind: 'printers', brand }, own, 'default');
  for (const { record, line } of printers) writer.write(recordPath('printers', record.id), single(line));

  emit({ kind: 'materials' }, materials, 'whole');
  for (const { record, line } of materials) writer.write(recordPath('materials', record.id), single(line));

  emit({ kind: 'profiles' }, profiles, 'default');
  const byPrinter = Map.groupBy(profiles, ({ record }) => record.printer);
  for (const [printer, own] of byPrinter) {
    emit({ kind: 'profiles', printer }, own, 'default');
    for (const [material, pair] of Map.groupBy(own, ({ record }) => record.material))
      emit({ kind: 'profiles', printer, material }, pair, 'default');
  }
  for (const [material, own] of Map.groupBy(profiles, ({ record }) => record.material))
    emit({ kind: 'profiles', material }, own, 'default');

  emit({ kind: 'troubleshoot' }, rules, 'whole');
  for (const { record, line } of rules) emit({ kind: 'troubleshoot', symptom: record.id }, [{ line }], 'whole');
}

function emitList(
  writer: ReleaseWriter,
  subject: Subject,
  lines: readonly string[],
  paging: 'default' | 'whole',
): void {
  const total = lines.length;
  const limit = paging === 'whole' ? Math.max(total, 1) : LIMITS.defaultLimit;
  for (let page = 1; page === 1 || (page - 1) * limit < total; page++) {
    writer.write(
      pagePath(subject, page),
      writeAnswer(lines.slice((page - 1) * limit, page * limit), { total, page, limit }),
    );
  }
  if (total <= Math.min(limit, LIMITS.maxLimit)) return;
  for (let chunk = 1; (chunk - 1) * LIMITS.maxLimit < total; chunk++) {
    const window = lines.slice((chunk - 1) * LIMITS.maxLimit, chunk * LIMITS.maxLimit);
    writer.write(chunkPath(subject, chunk), writeAnswer(window, { total, page: chunk, limit: LIMITS.maxLimit }));
  }
}

function single(line: string): string {
  return writeAnswer([line], { total: 1, page: 1, limit: 1 });
}
