import type { ManifestEntry } from '../../../functions/manifest.js';
import { chunkPath, FILES, pagePath, recordPath } from '../../../functions/paths.js';
import { fileAnswer, listAnswer } from './expected.js';
import type { Lists } from './lists.js';
import type { Subjects } from './subjects.js';
import type { Table } from './table.js';

/** The exact paths of files, which any static server answers. */
export function fileVectors(table: Table, lists: Lists, subjects: Subjects, files: readonly ManifestEntry[]): void {
  const add = (path: string, sha256: string, method = 'GET') =>
    table.add(path, method === 'HEAD' ? { status: 200, headers: {}, sha256: null } : fileAnswer(sha256), {
      pathForm: true,
      method,
    });
  const list = (path: string, window: Parameters<typeof listAnswer>[0]) => add(path, listAnswer(window).sha256);
  const { brand, printer, material, symptom, manyProfiles } = subjects;

  table.about('file', 'Each answer has a path of its own, with the same bytes as the query.');
  list(pagePath({ kind: 'printers' }), { lines: lists.printers });
  if (lists.printers.length > 50) list(pagePath({ kind: 'printers' }, 2), { lines: lists.printers, page: 2 });
  if (lists.printers.length > 100)
    list(chunkPath({ kind: 'printers' }, 2), { lines: lists.printers, page: 2, limit: 100 });
  if (brand) list(pagePath({ kind: 'printers', brand: brand.id }), { lines: lists.printersOf(brand.id) });
  list(pagePath({ kind: 'materials' }), { lines: lists.materials, whole: true });
  list(pagePath({ kind: 'profiles' }), { lines: lists.profiles });
  if (printer) {
    list(recordPath('printers', printer), { lines: lists.printer(printer), limit: 1 });
    list(pagePath({ kind: 'profiles', printer }), { lines: lists.profilesOf({ printer }) });
  }
  if (material) {
    list(recordPath('materials', material), { lines: lists.material(material), limit: 1 });
    list(pagePath({ kind: 'profiles', material }), { lines: lists.profilesOf({ material }) });
  }
  if (printer && material)
    list(pagePath({ kind: 'profiles', printer, material }), { lines: lists.profilesOf({ printer, material }) });
  if (manyProfiles)
    list(pagePath({ kind: 'profiles', printer: manyProfiles }, 2), {
      lines: lists.profilesOf({ printer: manyProfiles }),
      page: 2,
    });
  list(pagePath({ kind: 'troubleshoot' }), { lines: lists.rules, whole: true });
  if (symptom) list(pagePath({ kind: 'troubleshoot', symptom }), { lines: lists.rulesOf([symptom]), limit: 1 });
  table.about('file', 'A file answers HEAD as well.');
  add(pagePath({ kind: 'printers' }), '', 'HEAD');
  table.about('file', 'What is about the service as a whole is a file too.');
  for (const { path, sha256 } of files.filter((file) =>
    [FILES.index, FILES.settings, FILES.names].some((known) => known === file.path),
  ))
    add(path, sha256);
}
