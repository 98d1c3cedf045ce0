import type { ImportedPrinter } from '../../schemas/generated/source.js';
import { importedValue } from '../check/overrides/imported-value.js';
import { readPrinterTarget } from '../check/overrides/target.js';
import type { Dataset } from '../load/dataset.js';
import { type Json, type JsonObject, leaves, sameLeaf } from '../shared/tree.js';
import type { PlannedFile } from './plan.js';

/** One value that an import would change. */
export interface Change {
  path: string;
  before: Json;
  after: Json;
}

/** What an import would do, printer by printer. */
export interface Summary {
  /** Ids of printers that nobody knew. */
  created: string[];
  /** Printers that other sources knew before this one. */
  added: string[];
  changed: { file: string; changes: Change[] }[];
  /** Printers that the new checkout no longer has; their files stay as they are. */
  gone: string[];
  /** Overrides whose corrected value upstream has changed. */
  overrides: { file: string; field: string; state: 'retire' | 'review'; was: Json; value: Json; now: Json }[];
}

/** Compares the planned files with what is there. */
export function summarize(plan: readonly PlannedFile[], source: string, dataset: Dataset): Summary {
  const summary: Summary = { created: [], added: [], changed: [], gone: [], overrides: [] };
  const folder = `imported/${source}`;
  const planned = new Set<string>();
  const note = (file: string, changes: Change[]) => {
    if (changes.length > 0) summary.changed.push({ file, changes });
  };
  for (const { file, before, after } of plan) {
    const id = new RegExp(`^${folder}/printers/(.*)\\.json$`).exec(file)?.[1];
    if (id === undefined) {
      if (before !== '' && file.startsWith(`${folder}/processes/`))
        note(file, changesOf(JSON.parse(before), JSON.parse(after)));
      continue;
    }
    planned.add(id);
    if (before === '') (dataset.printers.has(id) ? summary.added : summary.created).push(id);
    else note(file, changesOf(byNozzle(JSON.parse(before)), byNozzle(JSON.parse(after))));
    summary.overrides.push(...overridesTouched(dataset, id, before, after));
  }
  summary.gone = [...(dataset.imported.get(source)?.printers.keys() ?? [])].filter((id) => !planned.has(id));
  return summary;
}

function changesOf(before: JsonObject, after: JsonObject): Change[] {
  const [old, now] = [leaves(before), leaves(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({ path, before: old.get(path) ?? null, after: now.get(path) ?? null }))
    .filter((change) => !sameLeaf(change.before, change.after));
}

/** The same printer with each profile under its nozzle, so that two states can be compared value by value. */
function byNozzle({ profiles = {}, ...rest }: ImportedPrinter): JsonObject {
  const spread = Object.entries(profiles).map(([material, groups]) => [
    material,
    Object.fromEntries(groups.flatMap(({ nozzles, ...group }) => nozzles.map((nozzle) => [nozzle, group]))),
  ]);
  return { ...rest, profiles: Object.fromEntries(spread) } as unknown as JsonObject;
}

function overridesTouched(dataset: Dataset, id: string, before: string, after: string): Summary['overrides'] {
  const printer = dataset.printers.get(id);
  if (before === '' || !printer) return [];
  const [old, now] = [JSON.parse(before), JSON.parse(after)] as [ImportedPrinter, ImportedPrinter];
  return (printer.value.overrides ?? []).flatMap(({ field, was, value }) => {
    const target = readPrinterTarget(field, Object.keys(now.nozzles));
    const upstream = importedValue(now, target);
    if (sameLeaf(upstream, importedValue(old, target))) return [];
    const state = sameLeaf(upstream, value as Json) ? ('retire' as const) : ('review' as const);
    return [{ file: printer.file, field, state, was: was as Json, value: value as Json, now: upstream }];
  });
}

/** The summary as text for a terminal, at most `limit` files and values a file in detail. */
export function formatSummary({ created, added, changed, gone, overrides }: Summary, limit = 20): string {
  const lines = [
    `${created.length} new, ${added.length} known from another source, ${changed.length} changed, ${gone.length} gone upstream`,
  ];
  const list = (title: string, ids: readonly string[]) => {
    if (ids.length === 0) return;
    lines.push(`${title}:`, ...ids.slice(0, limit).map((id) => `  ${id}`));
    if (ids.length > limit) lines.push(`  … and ${ids.length - limit} more`);
  };
  list('New', created);
  if (changed.length > 0) lines.push('Changed:');
  for (const { file, changes } of changed.slice(0, limit)) {
    lines.push(
      `  ${file}`,
      ...changes
        .slice(0, limit)
        .map(({ path, before, after }) => `    ${path}: ${JSON.stringify(before)} -> ${JSON.stringify(after)}`),
    );
    if (changes.length > limit) lines.push(`    … and ${changes.length - limit} more`);
  }
  if (changed.length > limit) lines.push(`  … and ${changed.length - limit} more files`);
  list('Gone upstream (their files stay as they are: their ids are published)', gone);
  if (overrides.length > 0) lines.push('Overrides that upstream has touched:');
  for (const { file, field, state, was, value, now } of overrides) {
    const verdict =
      state === 'retire'
        ? 'upstream now agrees: remove the override'
        : 'upstream changed it: is the override still right?';
    lines.push(
      `  ${file} ${field}: was ${JSON.stringify(was)}, corrected to ${JSON.stringify(value)}, now ${JSON.stringify(now)}; ${verdict}`,
    );
  }
  return lines.join('\n');
}
