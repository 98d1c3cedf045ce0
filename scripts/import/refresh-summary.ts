import { buildDataset } from '../pipeline/load/dataset.js';
import { readSourceFiles } from '../pipeline/load/read.js';
import { code, count, fitted, inline, table, value } from '../shared/markdown.js';
import { type CodesSummary, readCodesImport } from './codes/import.js';
import { readFilamentImport } from './filaments/import.js';
import { type FilamentSummary, productsOf } from './filaments/summary.js';
import { readImport } from './importer.js';
import type { PlannedFile } from './plan.js';
import { UNKNOWN_MAKER } from './printer-naming.js';
import type { Report } from './report.js';
import { changesByField, partLines, type Summary } from './summary.js';

/** What was read of a slicer, a database of filaments, or a list of codes. */
type ReadSource = { report: Report } & (
  | { state: 'read'; summary: Summary }
  | { state: 'filaments'; summary: FilamentSummary }
  | { state: 'codes'; summary: CodesSummary }
);

/** Reads a source of data/sources.yaml from a checkout, whatever it is of; writes nothing. @throws what its reader does */
export async function readSource(
  data: string,
  id: string,
  folder: string,
): Promise<ReadSource & { plan: PlannedFile[] }> {
  const { sources, filament_sources: databases } = buildDataset(readSourceFiles(data)).sources.value;
  if (Object.hasOwn(sources, id)) return { state: 'read', ...(await readImport(data, id, folder)) };
  return Object.hasOwn(databases, id)
    ? { state: 'filaments', ...(await readFilamentImport(data, id, folder)) }
    : { state: 'codes', ...(await readCodesImport(data, id, folder)) };
}

export type Refreshed = { id: string; name: string; commit: string } & (
  | ({ /** null: that of a folder nobody asked for. */ now: string | null } & ReadSource)
  | { state: 'absent' }
  | { state: 'failed'; why: string }
);

/** Whether a source was read: a slicer, a database of filaments, or a list of codes. */
export function isRead(source: Refreshed): source is Refreshed & { state: 'read' | 'filaments' | 'codes' } {
  return source.state !== 'absent' && source.state !== 'failed';
}

/** Most rows of a list. */
const MOST = 30;

/** Most bytes: GitHub takes 65,536 characters as the text of a pull request. */
const MOST_BYTES = 60_000;

/** What was read of sources, one after the other, as text for a terminal or a pull request. Lists are cut until all of it fits. */
export function refreshSummary(sources: readonly Refreshed[], mostBytes = MOST_BYTES): string {
  return fitted(MOST, mostBytes, (most) => written(sources, most));
}

function written(sources: readonly Refreshed[], most: number): string {
  const read = sources.filter((source) => source.state === 'read');
  const rows = read.map(({ id, commit, now, summary: { created, added, changed, gone } }) => [
    code(id),
    moved(commit, now),
    ...[created, added, changed, gone].map(({ length }) => count(length)),
  ]);
  const head = ['source', 'commit', 'new printers', 'known from another source', 'files changed', 'removed upstream'];
  const lines = ['## What the sources have now / 来源的变化', '', ...table(head, rows, most)];
  const databases = sources.filter((source) => source.state === 'filaments');
  lines.push(...filamentTable(databases, most));
  const lists = sources.filter((source) => source.state === 'codes');
  lines.push(...codesTable(lists, most));
  const failed = sources.filter((source) => source.state === 'failed');
  for (const { id, why } of failed) lines.push(`- ${code(id)} was not read: ${code(why)}`);
  if (failed.length > 0) lines.push('');
  const absent = sources.filter(({ state }) => state === 'absent').map(({ id }) => code(id));
  if (absent.length > 0) lines.push(`Not fetched, and unchanged: ${inline(absent, most)}`, '');
  for (const source of read) lines.push(...details(source.id, source.summary, source.report, most));
  for (const source of databases) lines.push(...filamentDetails(source.id, source.summary, source.report, most));
  for (const source of lists) lines.push(...codesDetails(source.id, source.summary, source.report, most));
  const newer = sources.filter(isRead).filter(({ commit, now }) => now !== null && commit !== now);
  if (newer.length > 0) {
    lines.push('### Before it is merged / 合并之前', '');
    lines.push(
      ...newer.map(
        ({ id, name }) => `- [ ] ${code(id)} is called ${code(name)}: is that still its version? (${SOURCES})`,
      ),
      '- [ ] `npm run validate` finds no problem: correct impossible figures with overrides',
      '',
    );
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

/** The commit before and now. */
function moved(commit: string, now: string | null): string {
  if (now === null) return code(commit.slice(0, 12));
  const [before, after] = [commit, now].map((one) => code(one.slice(0, 12)));
  return commit === now ? `${before}, unchanged` : `${before} → ${after}`;
}

type Database = Refreshed & { state: 'filaments' };

function filamentTable(databases: readonly Database[], most: number): string[] {
  const head = ['filaments / 耗材', 'commit', 'brands', 'products', 'new brands', 'files changed', 'removed upstream'];
  const rows = databases.map(({ id, commit, now, summary: { counts, created, changed, gone } }) => [
    code(id),
    moved(commit, now),
    ...[counts.brands, counts.products, created.length, changed.length, gone.length].map(count),
  ]);
  return table(head, rows, most);
}

function filamentDetails(id: string, summary: FilamentSummary, report: Report, most: number): string[] {
  const lines = [
    ...named('New brands / 新增品牌', summary.created, most),
    ...named('Removed upstream, but kept / 上游已删除，予以保留', summary.gone, most),
    ...table(
      ['file', 'products'],
      summary.changed.map((change) => [code(change.file), code(productsOf(change))]),
      most,
    ),
    ...droppedRows(report, most),
  ];
  return lines.length === 0 ? [] : [`### ${code(id)}`, '', ...lines];
}

type CodeList = Refreshed & { state: 'codes' };

function codesTable(lists: readonly CodeList[], most: number): string[] {
  const head = ['codes / 错误码', 'commit', 'system', 'codes', 'new', 'removed upstream'];
  const rows = lists.flatMap(({ id, commit, now, summary }) =>
    summary.map(({ system, codes, added, gone }) => [
      code(id),
      moved(commit, now),
      code(system),
      ...[codes, added.length, gone.length].map(count),
    ]),
  );
  return table(head, rows, most);
}

function codesDetails(id: string, summary: CodesSummary, report: Report, most: number): string[] {
  const lines = [
    ...named(
      'New codes / 新增错误码',
      summary.flatMap(({ added }) => added),
      most,
    ),
    ...named(
      'Codes removed upstream and here / 上游已删除，随之移除',
      summary.flatMap(({ gone }) => gone),
      most,
    ),
    ...droppedRows(report, most),
  ];
  return lines.length === 0 ? [] : [`### ${code(id)}`, '', ...lines];
}

function named(title: string, ids: readonly string[], most: number): string[] {
  return ids.length === 0 ? [] : [`${title}: ${inline(ids.map(code), most)}`, ''];
}

function droppedRows(report: Report, most: number): string[] {
  return table(
    ['left out', 'how often', 'such as'],
    report.counts().map(([reason, often]) => [code(reason), count(often), inline(report.leftOut(reason).map(code), 3)]),
    most,
  );
}

const SOURCES = '`data/sources.yaml`';

function details(id: string, summary: Summary, report: Report, most: number): string[] {
  const { created, gone, overrides, withheld } = summary;
  const list = (title: string, ids: readonly string[]) => named(title, ids, most);
  const fields = changesByField(summary).map(({ field, added: known, gone: lost, changed, example }) => [
    code(field),
    ...[known, lost, changed].map(count),
    `${value(example.before)} → ${value(example.after)}`,
    code(example.file),
  ]);
  const touched = overrides.map(({ file, field, state, was, value: corrected, now }) => [
    code(file),
    code(field),
    ...[was, corrected, now].map(value),
    state === 'retire' ? 'upstream agrees: remove it' : 'upstream changed it: is it still right?',
  ]);
  const lines = [
    ...list('New printers / 新增打印机', created),
    ...list('Makers to add to `data/brands.yaml` / 待加入的品牌', report.leftOut(UNKNOWN_MAKER)),
    ...list('Removed upstream, but kept / 上游已删除，予以保留', gone),
    ...partLines(summary).flatMap((line) => [line, '']),
    ...table(['field', 'new', 'gone', 'changed', 'such as', 'in'], fields, most),
    ...list('Withheld now / 新增不予发布', withheld?.gained ?? []),
    ...list('No longer withheld / 恢复发布', withheld?.lost ?? []),
    ...(withheld === null ? ['Values that will be withheld cannot be listed: the checks reject the import.', ''] : []),
    ...table(['override', 'field', 'was', 'corrected to', 'now', ''], touched, most),
    ...droppedRows(report, most),
  ];
  return lines.length === 0 ? [] : [`### ${code(id)}`, '', ...lines];
}
