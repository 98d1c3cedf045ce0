import type { ManifestEntry } from '../../../../core/contract/manifest.js';
import { FILES, pagePath, recordPath } from '../../../../core/contract/paths.js';
import type { RedirectsSource } from '../../../../schemas/generated/source.js';
import { fileAnswer, listAnswer } from './expected.js';
import type { Lists } from './lists.js';
import type { Subjects } from './subjects.js';
import type { VectorTable } from './vector-table.js';

/** The exact paths of files, which any static server answers. */
export function fileVectors(
  table: VectorTable,
  lists: Lists,
  subjects: Subjects,
  redirects: RedirectsSource,
  files: readonly ManifestEntry[],
): void {
  const add = (path: string, sha256: string, method = 'GET') =>
    table.add(path, method === 'HEAD' ? { status: 200, headers: {}, sha256: null } : fileAnswer(sha256), {
      pathForm: true,
      method,
    });
  const list = (path: string, window: Parameters<typeof listAnswer>[0]) => add(path, listAnswer(window).sha256);
  const { brand, printer, material, symptom, manyProfiles } = subjects;

  table.about('file', 'Each answer has its own path, with the same bytes as the query.');
  list(pagePath({ kind: 'printers' }), { records: lists.printers });
  if (lists.printers.length > 50) list(pagePath({ kind: 'printers' }, 2), { records: lists.printers, page: 2 });
  if (brand) list(pagePath({ kind: 'printers', brand: brand.id }), { records: lists.printersOf(brand.id) });
  list(pagePath({ kind: 'materials' }), { records: lists.materials, whole: true });
  list(pagePath({ kind: 'profiles' }), { records: lists.profiles });
  if (printer) {
    list(recordPath('printers', printer), { records: lists.printer(printer), limit: 1 });
    list(pagePath({ kind: 'profiles', printer }), { records: lists.profilesOf({ printer }) });
  }
  if (material) {
    list(recordPath('materials', material), { records: lists.material(material), limit: 1 });
    list(pagePath({ kind: 'profiles', material }), { records: lists.profilesOf({ material }) });
  }
  if (printer && material)
    list(pagePath({ kind: 'profiles', printer, material }), { records: lists.profilesOf({ printer, material }) });
  if (manyProfiles)
    list(pagePath({ kind: 'profiles', printer: manyProfiles }, 2), {
      records: lists.profilesOf({ printer: manyProfiles }),
      page: 2,
    });
  list(pagePath({ kind: 'troubleshoot' }), { records: lists.rules, whole: true });
  if (symptom) list(pagePath({ kind: 'troubleshoot', symptom }), { records: lists.rulesOf([symptom]), limit: 1 });
  add(pagePath({ kind: 'printers' }), '', 'HEAD');
  table.about('file', 'Information about the service as a whole is also available as files.');
  for (const { path, sha256 } of files.filter((file) =>
    [FILES.index, FILES.settings, FILES.names].some((known) => known === file.path),
  ))
    add(path, sha256);
  table.about(
    'former',
    'The files of a replaced id are those of the id that replaced it; a list without records is empty.',
  );
  for (const [from, to] of Object.entries(redirects.printers ?? {}).slice(0, 1)) {
    list(recordPath('printers', from), { records: lists.printer(to), limit: 1 });
    list(pagePath({ kind: 'profiles', printer: from }), { records: lists.profilesOf({ printer: to }) });
  }
  for (const from of Object.keys(redirects.profiles ?? {}).slice(0, 1)) {
    const [printer = '', , material = ''] = from.split('--');
    if (lists.profilesOf({ printer, material }).length === 0)
      list(pagePath({ kind: 'profiles', printer, material }), { records: [] });
  }
}
