import type { ImportedFilament, ImportedPrinter, ImportedProcesses } from '../../schemas/generated/source.js';
import { importedValue, readPrinterTarget } from '../pipeline/check/overrides/target.js';
import type { Dataset } from '../pipeline/load/dataset.js';
import { code, count, fitted, inline, table, value } from '../shared/markdown.js';
import { type Json, type JsonObject, leaves, sameLeaf } from '../shared/tree.js';
import { UNKNOWN_BRAND } from './filaments/vocabulary.js';
import { UNKNOWN_MAKER } from './machine.js';
import type { PlannedFile } from './plan.js';
import type { Report } from './report.js';

/** An import as it is planned. */
export interface Import {
  id: string;
  /** Name and commit of the source in data/sources.yaml. */
  name: string;
  commit: string;
  report: Report;
  plan: PlannedFile[];
  summary: Summary;
}

/** The changes of an import to the files of a source. */
export interface Summary {
  /** New files, below the folder of the source and without `.json`: `printers/acme-one`. */
  created: string[];
  /** New files for printers that are already known from other sources. */
  known: string[];
  changed: string[];
  /** Files whose printer or brand the new checkout no longer has; they stay unchanged. */
  gone: string[];
  /** Parts that are added or removed as a whole, such as a nozzle, by their kind. */
  parts: Change[];
  /** Changed values of the other parts, by field without the parts that differ by file: `profiles.values.flow_ratio`. */
  values: Change[];
  /** Overrides whose upstream value has changed. */
  overrides: { file: string; field: string; state: 'retire' | 'review'; was: Json; value: Json; now: Json }[];
}

/** A field before and after an import; null: absent. */
interface Change {
  file: string;
  field: string;
  before: Json;
  after: Json;
}

type Part = readonly [kind: string, name: string, values: object];

/** The parts of each kind of file, added and removed as a whole; one without a name is the rest of the file. */
const PARTS: Readonly<Record<string, (content: never) => Part[]>> = {
  printers: ({ profiles = {}, nozzles, ...own }: ImportedPrinter) => [
    ['', '', own],
    ...Object.entries(nozzles).map(([id, nozzle]): Part => ['nozzles', id, nozzle]),
    ...Object.entries(profiles).flatMap(([material, groups]) =>
      groups.flatMap(({ nozzles: fits, ...group }) =>
        fits.map((nozzle): Part => ['profiles', `${material} ${nozzle}`, group]),
      ),
    ),
  ],
  processes: (blocks: ImportedProcesses) => Object.entries(blocks).map(([id, block]) => ['processes', id, block]),
  filaments: (products: ImportedFilament[]) => products.map(({ name, ...product }) => ['products', name, product]),
  codes: (codes: string[]) => codes.map((code) => ['codes', code, {}]),
};

/** Kinds of files that contain one record each. */
const RECORDS = ['printers', 'filaments', 'codes'] as const;

/** Compares the planned files of a source with the existing ones. */
export function summarize(plan: readonly PlannedFile[], source: string, dataset: Dataset): Summary {
  const summary: Summary = { created: [], known: [], changed: [], gone: [], parts: [], values: [], overrides: [] };
  const planned = new Set<string>();
  for (const { file, before, after } of plan) {
    const [, name = '', kind = '', id = ''] = /^imported\/[^/]+\/(([^/]+)\/(.+))\.json$/.exec(file) ?? [];
    if (!PARTS[kind]) continue;
    planned.add(name);
    if (before === '' && kind !== 'processes')
      (kind === 'printers' && dataset.printers.has(id) ? summary.known : summary.created).push(name);
    // The parts of a new printer or brand are all new, so they are not listed; new codes are.
    if (before === '' && kind !== 'codes') continue;
    const { parts, values } = changesOf(name, partsOf(kind, before), partsOf(kind, after));
    if (parts.length + values.length > 0 && before !== '') summary.changed.push(name);
    summary.parts.push(...parts);
    summary.values.push(...values);
    if (kind === 'printers') summary.overrides.push(...overridesTouched(dataset, id, before, after));
  }
  const imported = dataset.imported.get(source);
  const there = RECORDS.flatMap((kind) => [...(imported?.[kind].keys() ?? [])].map((id) => `${kind}/${id}`));
  summary.gone = there.filter((name) => !planned.has(name));
  return summary;
}

function partsOf(kind: string, text: string): Map<string, Part> {
  const parts = PARTS[kind]?.(JSON.parse(text || '[]') as never) ?? [];
  return new Map(parts.map((part) => [`${part[0]} ${part[1]}`, part]));
}

/** The values added, removed and changed in a file. */
function changesOf(file: string, old: ReadonlyMap<string, Part>, now: ReadonlyMap<string, Part>) {
  const [parts, values]: [Change[], Change[]] = [[], []];
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const [before, after] = [old.get(key), now.get(key)];
    const [kind, name] = (before ?? after) as Part;
    if (!before || !after) {
      parts.push({ file: `${file} ${name}`, field: kind, before: before ? {} : null, after: after ? {} : null });
      continue;
    }
    const [was, is] = [leaves(before[2] as JsonObject), leaves(after[2] as JsonObject)];
    for (const leaf of new Set([...was.keys(), ...is.keys()])) {
      const change = { file, before: was.get(leaf) ?? null, after: is.get(leaf) ?? null };
      if (!sameLeaf(change.before, change.after))
        values.push({ field: kind === '' ? leaf : `${kind}.${leaf}`, ...change });
    }
  }
  return { parts, values };
}

function overridesTouched(dataset: Dataset, id: string, before: string, after: string): Summary['overrides'] {
  const printer = dataset.printers.get(id);
  if (!printer) return [];
  const [old, now] = [JSON.parse(before), JSON.parse(after)] as [ImportedPrinter, ImportedPrinter];
  return (printer.value.overrides ?? []).flatMap(({ field, was, value }) => {
    const target = readPrinterTarget(field, Object.keys(now.nozzles));
    const upstream = importedValue(now, target);
    if (sameLeaf(upstream, importedValue(old, target))) return [];
    const state = sameLeaf(upstream, value as Json) ? ('retire' as const) : ('review' as const);
    return [{ file: printer.file, field, state, was: was as Json, value: value as Json, now: upstream }];
  });
}

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
  for (const source of read) lines.push(...details(source, most));
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

function details({ id, summary, report }: Pick<Import, 'id' | 'summary' | 'report'>, most: number): string[] {
  const { created, gone, parts, values, overrides } = summary;
  const list = (title: string, names: readonly string[]) => named(title, names, most);
  const coming = byField(parts).map(({ field, added, removed }) => [
    field,
    ...[added, removed].flatMap((some) => [
      count(some.length),
      inline(
        some.map(({ file }) => code(file)),
        10,
      ),
    ]),
  ]);
  const changes = byField(values).map(({ field, all, added, removed }) => [
    code(field),
    ...[added.length, removed.length, all.length - added.length - removed.length].map(count),
    `${value(all[0]?.before)} → ${value(all[0]?.after)}`,
    code(all[0]?.file ?? ''),
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

/** Changes by field, those that are added, removed and changed apart; most frequent first. */
function byField(changes: readonly Change[]) {
  return [...Map.groupBy(changes, ({ field }) => field)]
    .sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
    .map(([field, all]) => ({
      field,
      all,
      added: all.filter(({ before }) => before === null),
      removed: all.filter(({ after }) => after === null),
    }));
}

function named(title: string, names: readonly string[], most: number): string[] {
  return names.length === 0 ? [] : [`${title}: ${inline(names.map(code), most)}`, ''];
}
