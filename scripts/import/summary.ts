import type { Printer, Profile } from '../../schemas/generated/record.js';
import type { ImportedPrinter } from '../../schemas/generated/source.js';
import { importedValue } from '../pipeline/check/overrides/imported-value.js';
import { readPrinterTarget } from '../pipeline/check/overrides/target.js';
import type { Dataset } from '../pipeline/load/dataset.js';
import { at, type Json, sameLeaf } from '../shared/tree.js';
import {
  compareParts,
  type PartChanges,
  type PartKind,
  partsOfPrinter,
  partsOfProcesses,
  type ValueChange,
} from './file-parts.js';
import type { PlannedFile } from './plan.js';

export interface Summary {
  /** Ids of printers that nobody knew. */
  created: string[];
  /** Printers that other sources knew before this one. */
  added: string[];
  changed: { file: string; changes: ValueChange[] }[];
  /** Profiles, nozzles and processes of files that were there, as a whole. */
  partsAdded: { file: string; kind: PartKind; at: string }[];
  partsGone: { file: string; kind: PartKind; at: string }[];
  /** Printers that the new checkout no longer has; their files stay as they are. */
  gone: string[];
  /** Overrides whose corrected value upstream has changed. */
  overrides: { file: string; field: string; state: 'retire' | 'review'; was: Json; value: Json; now: Json }[];
  /** Values that become withheld or published; null when the checks reject the import. */
  withheld: WithheldChanges | null;
}

/** Compares the planned files with what is there. */
export function summarize(
  plan: readonly PlannedFile[],
  source: string,
  dataset: Dataset,
  withheld: WithheldChanges | null,
): Summary {
  const summary: Summary = {
    ...{ created: [], added: [], changed: [], partsAdded: [], partsGone: [], gone: [], overrides: [] },
    withheld,
  };
  const folder = `imported/${source}`;
  const planned = new Set<string>();
  const note = (file: string, { added, gone, changes }: PartChanges) => {
    if (added.length + gone.length + changes.length > 0) summary.changed.push({ file, changes });
    summary.partsAdded.push(...added.map((part) => ({ file, ...part })));
    summary.partsGone.push(...gone.map((part) => ({ file, ...part })));
  };
  for (const { file, before, after } of plan) {
    const id = new RegExp(`^${folder}/printers/(.*)\\.json$`).exec(file)?.[1];
    if (id === undefined) {
      if (before !== '' && file.startsWith(`${folder}/processes/`))
        note(file, compareParts(partsOfProcesses(JSON.parse(before)), partsOfProcesses(JSON.parse(after))));
      continue;
    }
    planned.add(id);
    if (before === '') (dataset.printers.has(id) ? summary.added : summary.created).push(id);
    else note(file, compareParts(partsOfPrinter(JSON.parse(before)), partsOfPrinter(JSON.parse(after))));
    summary.overrides.push(...overridesTouched(dataset, id, before, after));
  }
  summary.gone = [...(dataset.imported.get(source)?.printers.keys() ?? [])].filter((id) => !planned.has(id));
  return summary;
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

export interface FieldChanges {
  field: string;
  /** Values that became known, that are gone, and that changed. */
  added: number;
  gone: number;
  changed: number;
  example: { file: string; before: Json; after: Json };
}

/** The changed values of an import by field, the most frequent first. */
export function changesByField({ changed }: Pick<Summary, 'changed'>): FieldChanges[] {
  const fields = new Map<string, FieldChanges>();
  for (const { file, changes } of changed)
    for (const { field, before, after } of changes) {
      const entry = fields.get(field) ?? { field, added: 0, gone: 0, changed: 0, example: { file, before, after } };
      fields.set(field, entry);
      entry[before === null ? 'added' : after === null ? 'gone' : 'changed']++;
    }
  const size = ({ added, gone, changed: others }: FieldChanges) => added + gone + others;
  return [...fields.values()].sort((a, b) => size(b) - size(a) || (a.field < b.field ? -1 : 1));
}

/** `Profiles: 2 added, 1 gone`: a line for each kind of part that came or went. */
export function partLines({ partsAdded, partsGone }: Pick<Summary, 'partsAdded' | 'partsGone'>): string[] {
  const names: Readonly<Record<PartKind, string>> = { profile: 'Profiles', nozzle: 'Nozzles', process: 'Processes' };
  return (Object.keys(names) as PartKind[]).flatMap((kind) => {
    const [added, gone] = [partsAdded, partsGone].map((parts) => parts.filter((part) => part.kind === kind).length);
    return added || gone ? [`${names[kind]}: ${added} added, ${gone} removed`] : [];
  });
}

/** Records withheld before an import and after it. */
export interface WithheldChanges {
  gained: string[];
  lost: string[];
}

interface Records {
  printers: readonly Printer[];
  profiles: readonly Profile[];
}

/** Fields that an import withholds, and those that it publishes again, as `<record> <field>`. */
export function compareWithheld(before: Records, after: Records): WithheldChanges {
  const [old, now] = [withheldIn(before), withheldIn(after)];
  return { gained: [...now].filter((what) => !old.has(what)), lost: [...old].filter((what) => !now.has(what)) };
}

/** Profiles that a printer withholds, and values that were corrected to nothing. */
function withheldIn({ printers, profiles }: Records): Set<string> {
  return new Set([
    ...printers.flatMap(({ id, provenance }) =>
      provenance.withheld.map(
        ({ material, nozzle }) => `printers/${id} profiles.${material}${nozzle ? `.${nozzle}` : ''}`,
      ),
    ),
    ...[...printers, ...profiles].flatMap((record) =>
      record.provenance.corrected
        .filter(({ field }) => at(record, field) === null)
        .map(({ field }) => `${'brand_id' in record ? 'printers' : 'profiles'}/${record.id} ${field}`),
    ),
  ]);
}
