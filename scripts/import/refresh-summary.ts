import { code, count, fitted, inline, table, value } from '../shared/markdown.js';
import { UNKNOWN_BRAND } from './filaments/brands.js';
import type { Import } from './importer.js';
import { UNKNOWN_MAKER } from './printer-naming.js';
import type { Report } from './report.js';
import type { Summary } from './summary.js';

/** The result of refreshing a source of data/sources.yaml. */
export type Refreshed =
  | ({ state: 'read' /** The commit that was read; null if unknown. */; now: string | null } & Omit<Import, 'plan'>)
  | { id: string; state: 'absent' }
  | { id: string; state: 'failed'; why: string };

/** Maximum rows of a list. */
const MOST = 30;

/** Maximum bytes: GitHub accepts 65,536 characters as the text of a pull request. */
const MOST_BYTES = 60_000;

/** The changes of several sources as text for a terminal or a pull request, with lists shortened until it fits. */
export function refreshSummary(sources: readonly Refreshed[], mostBytes = MOST_BYTES): string {
  return fitted(MOST, mostBytes, (most) => written(sources, most));
}

function written(sources: readonly Refreshed[], most: number): string {
  const read = sources.filter((source) => source.state === 'read');
  const rows = read.map(({ id, commit, now, summary: { created, known, changed, gone } }) => [
    code(id),
    commits(commit, now),
    ...[created, known, changed, gone].map(({ length }) => count(length)),
  ]);
  const head = ['source', 'commit', 'new', 'known from another source', 'files changed', 'removed upstream'];
  const lines = ['## What the sources have now / 来源的变化', '', ...table(head, rows, most)];
  const failed = sources.filter((source) => source.state === 'failed');
  for (const { id, why } of failed) lines.push(`- ${code(id)} was not read: ${code(why)}`);
  if (failed.length > 0) lines.push('');
  lines.push(
    ...named(
      'Not fetched, and unchanged',
      sources.filter(({ state }) => state === 'absent').map(({ id }) => id),
      most,
    ),
  );
  for (const { id, summary, report } of read) lines.push(...details(id, summary, report, most));
  const newer = read.filter(({ commit, now }) => now !== null && commit !== now);
  if (newer.length > 0)
    lines.push(
      '### Before it is merged / 合并之前',
      '',
      ...newer.map(
        ({ id, name }) =>
          `- [ ] ${code(id)} is called ${code(name)}: is that still its version? (\`data/sources.yaml\`)`,
      ),
      '- [ ] `npm run validate` finds no problem: correct impossible figures with overrides',
      '',
    );
  return `${lines.join('\n').trimEnd()}\n`;
}

/** The old and the new commit. */
function commits(commit: string, now: string | null): string {
  if (now === null) return code(commit.slice(0, 12));
  const [before, after] = [commit, now].map((one) => code(one.slice(0, 12)));
  return commit === now ? `${before}, unchanged` : `${before} → ${after}`;
}

function details(id: string, summary: Summary, report: Report, most: number): string[] {
  const { created, gone, parts, fields, overrides } = summary;
  const list = (title: string, names: readonly string[]) => named(title, names, most);
  const coming = [...parts].map(([kind, { added, removed }]) => [
    kind,
    ...[added, removed].flatMap((names) => [count(names.length), inline(names.map(code), 10)]),
  ]);
  const changes = fields.map(({ field, added, removed, changed, example }) => [
    code(field),
    ...[added, removed, changed].map(count),
    `${value(example.before)} → ${value(example.after)}`,
    code(example.file),
  ]);
  const touched = overrides.map(({ file, field, state, was, value: corrected, now }) => [
    code(file),
    code(field),
    ...[was, corrected, now].map(value),
    state === 'retire' ? 'upstream agrees: remove it' : 'upstream changed it: is it still right?',
  ]);
  const dropped = report
    .counts()
    .map(([reason, often]) => [code(reason), count(often), inline(report.leftOut(reason).map(code), 3)]);
  const lines = [
    ...list('New / 新增', created),
    ...list('Makers to add to `data/brands.yaml` / 待加入的品牌', report.leftOut(UNKNOWN_MAKER)),
    ...list('Brands to add to `data/filament-brands.yaml` / 待加入的耗材品牌', report.leftOut(UNKNOWN_BRAND)),
    ...list('Removed upstream, but kept / 上游已删除，予以保留', gone),
    ...table(['parts', 'added', 'such as', 'removed', 'such as'], coming, most),
    ...table(['field', 'new', 'gone', 'changed', 'such as', 'in'], changes, most),
    ...table(['override', 'field', 'was', 'corrected to', 'now', ''], touched, most),
    ...table(['left out', 'how often', 'such as'], dropped, most),
  ];
  return lines.length === 0 ? [] : [`### ${code(id)}`, '', ...lines];
}

function named(title: string, names: readonly string[], most: number): string[] {
  return names.length === 0 ? [] : [`${title}: ${inline(names.map(code), most)}`, ''];
}
