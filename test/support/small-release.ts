import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { DOWNLOADS } from '../../core/contract/downloads.js';
import { writeAnswer } from '../../core/contract/envelope.js';
import { etagTree } from '../../core/contract/etag-tree.js';
import { lookupParts } from '../../core/contract/lookup.js';
import { FILES, pagePath, recordPath } from '../../core/contract/paths.js';
import type { FurtherNames } from '../../core/names/spellings.js';
import { manifestOf, ReleaseWriter } from '../../scripts/pipeline/emit/release-writer.js';
import { type Files, folderOf } from './folder.js';

export interface SmallRelease {
  models?: readonly string[];
  /** Pages of the list of printers, each with the same records; absent: one. */
  pages?: number;
  /** Names looked up when others fail; absent: the file is missing, as in earlier releases. */
  furtherNames?: FurtherNames;
  /** Files of the site, by path with a leading slash. */
  site?: Readonly<Record<string, string>>;
  /** Content of `_headers`. */
  headers?: string;
}

/** A new folder with a complete small release, which has the same parts as a real one. */
export function smallRelease(content: SmallRelease = {}): string {
  const folder = folderOf();
  writeSmallRelease(folder, content);
  return folder;
}

/** Writes such a release into an empty folder. Returns its version. */
export function writeSmallRelease(
  folder: string,
  { models = ['one', 'two', 'three'], pages = 1, furtherNames, site = {}, headers }: SmallRelease = {},
): string {
  const writer = new ReleaseWriter(folder);
  const record = (model: string) => JSON.stringify({ id: `acme-${model}`, brand: 'Acme', brand_id: 'acme', model });
  const list = (lines: readonly string[], limit: number) => writeAnswer(lines, { total: lines.length, page: 1, limit });
  writer.write(pagePath({ kind: 'printers' }), list(models.map(record), 50));
  for (let page = 2; page <= pages; page++)
    writer.write(`/api/v1/printers/page/${page}.json`, list(models.map(record), 50));
  writer.write(pagePath({ kind: 'printers', brand: 'acme' }), list(models.map(record), 50));
  for (const model of models) writer.write(recordPath('printers', `acme-${model}`), list([record(model)], 1));
  writer.write(pagePath({ kind: 'materials' }), list(['{"id":"pla"}'], 1));
  writer.write(recordPath('materials', 'pla'), list(['{"id":"pla"}'], 1));
  const printers = Object.fromEntries(models.map((model) => [`acme${model}`, [`acme-${model}`]]));
  const names = { brands: { acme: ['acme'] }, printers, materials: { pla: ['pla'] }, symptoms: {} };
  writer.write(FILES.names, JSON.stringify(names));
  if (furtherNames) writer.write(FILES.furtherNames, JSON.stringify(furtherNames));
  const digest = writer.files.map(({ sha256 }) => sha256).join('');
  const version = createHash('sha256').update(digest).digest('hex').slice(0, 12);
  const downloads = Object.entries(site)
    .filter(([file]) => file.startsWith(`${DOWNLOADS}/`))
    .map(([file, text]) => ({ path: file, sha256: createHash('sha256').update(text).digest('hex') }));
  writer.write(FILES.index, JSON.stringify(downloads.length > 0 ? { version, downloads } : { version }));
  // Only of the service, as in a real release.
  for (const { path: part, part: content } of lookupParts(writer.files, names))
    writer.write(part, JSON.stringify(content));
  writer.write(FILES.etags, JSON.stringify(etagTree(writer.files)));
  for (const [file, text] of Object.entries(site)) writer.write(file, text);
  const entries = writer.files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  writer.write(FILES.manifest, JSON.stringify(manifestOf(version, entries)));
  if (headers !== undefined) writeFileSync(path.join(folder, '_headers'), headers);
  return version;
}

export const SITE: Files & Readonly<Record<string, string>> = {
  '/index.html': '<h1>Start</h1>',
  '/guide/index.html': '<h1>Guide</h1>',
  '/404.html': '<h1>Not here</h1>',
  '/_astro/page.abc123.css': 'h1{color:red}',
};
