import { load as parse } from 'js-yaml';
import type { Override, PrinterSource } from '../../schemas/generated/source.js';
import { isObject, type Json, type JsonObject, leaves, sameLeaf } from '../shared/tree.js';
import type { PlannedFile } from './plan.js';

/** One value that an import would change. */
export interface Change {
  path: string;
  before: Json;
  after: Json;
}

/** What an import would do, file by file. */
export interface Summary {
  created: string[];
  /** Printers that other sources knew before this one. */
  added: string[];
  changed: { file: string; changes: Change[] }[];
  /** Printers whose part of this source the new checkout no longer has; their files stay as they are. */
  gone: string[];
  /** Overrides whose corrected value upstream has changed. */
  overrides: { file: string; field: string; state: 'retire' | 'review'; was: Json; value: Json; now: Json }[];
}

/** Compares the planned files with what is there. `present` are the files that hold a part of this source today. */
export function summarize(plan: readonly PlannedFile[], source: string, present: readonly string[]): Summary {
  const summary: Summary = { created: [], added: [], changed: [], gone: [], overrides: [] };
  const planned = new Set(plan.map(({ file }) => file));
  for (const { file, before, after } of plan) {
    if (before === '') summary.created.push(file);
    if (before === '' || before === after) continue;
    const [old, now] = [partOf(before, source), partOf(after, source)];
    if (Object.keys(old).length === 0) {
      summary.added.push(file);
      continue;
    }
    const [oldLeaves, newLeaves] = [leaves(old), leaves(now)];
    const changes: Change[] = [];
    for (const path of new Set([...oldLeaves.keys(), ...newLeaves.keys()])) {
      const change = { path, before: oldLeaves.get(path) ?? null, after: newLeaves.get(path) ?? null };
      if (!sameLeaf(change.before, change.after)) changes.push(change);
    }
    if (changes.length > 0) summary.changed.push({ file, changes });
    summary.overrides.push(...overridesTouched(file, before, changes));
  }
  summary.gone = present.filter((file) => !planned.has(file));
  return summary;
}

function partOf(text: string, source: string): JsonObject {
  const file = parse(text) as JsonObject;
  const part = isObject(file.sources) ? file.sources[source] : file;
  return isObject(part) ? part : {};
}

function overridesTouched(file: string, before: string, changes: readonly Change[]): Summary['overrides'] {
  const { overrides = [] } = parse(before) as Partial<PrinterSource>;
  return overrides.flatMap(({ field, was, value }: Override) => {
    const change = changes.find(({ path }) => path === field || path === `facts.${field}`);
    if (!change) return [];
    const state = sameLeaf(change.after, value as Json) ? ('retire' as const) : ('review' as const);
    return [{ file, field, state, was: was as Json, value: value as Json, now: change.after }];
  });
}

/** The summary as text for a terminal, at most `limit` files and values a file in detail. */
export function formatSummary({ created, added, changed, gone, overrides }: Summary, limit = 20): string {
  const lines = [
    `${created.length} new, ${added.length} known from another source, ${changed.length} changed, ${gone.length} gone upstream`,
  ];
  const list = (title: string, files: readonly string[]) => {
    if (files.length === 0) return;
    lines.push(`${title}:`, ...files.slice(0, limit).map((file) => `  ${file}`));
    if (files.length > limit) lines.push(`  … and ${files.length - limit} more`);
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
  list('Gone upstream (the files stay as they are; their ids are published)', gone);
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
