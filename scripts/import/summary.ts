import type { ImportedFilament, ImportedPrinter, ImportedProcesses } from '../../schemas/generated/source.js';
import { importedValue, readPrinterTarget } from '../pipeline/check/overrides/target.js';
import type { Dataset } from '../pipeline/load/dataset.js';
import { type Json, type JsonObject, leaves, sameLeaf } from '../shared/tree.js';
import type { PlannedFile } from './plan.js';

export interface Summary {
  /** New files, below the folder of the source and without `.json`: `printers/acme-one`. */
  created: string[];
  /** New files for printers that are already known from other sources. */
  known: string[];
  changed: string[];
  /** Files whose printer or brand the new checkout no longer has; they stay unchanged. */
  gone: string[];
  /** Parts that are added and removed as a whole, by kind. */
  parts: Map<string, { added: string[]; removed: string[] }>;
  /** Changed values of the other parts by field, most frequent first. */
  fields: FieldChanges[];
  /** Overrides whose upstream value has changed. */
  overrides: { file: string; field: string; state: 'retire' | 'review'; was: Json; value: Json; now: Json }[];
}

export interface FieldChanges {
  /** Without the parts that differ by file: `profiles.values.flow_ratio`. */
  field: string;
  /** Number of values added, removed and changed. */
  added: number;
  removed: number;
  changed: number;
  example: { file: string; before: Json; after: Json };
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
  const summary: Summary = {
    created: [],
    known: [],
    changed: [],
    gone: [],
    parts: new Map(),
    fields: [],
    overrides: [],
  };
  const fields = new Map<string, FieldChanges>();
  const planned = new Set<string>();
  for (const { file, before, after } of plan) {
    const [, name = '', kind = '', id = ''] = /^imported\/[^/]+\/(([^/]+)\/(.+))\.json$/.exec(file) ?? [];
    const partsOf = PARTS[kind];
    if (!partsOf) continue;
    planned.add(name);
    if (before === '' && kind !== 'processes')
      (kind === 'printers' && dataset.printers.has(id) ? summary.known : summary.created).push(name);
    // The parts of a new printer or brand are all new, so they are not listed; new codes are.
    if (before === '' && kind !== 'codes') continue;
    const read = (text: string) =>
      new Map(partsOf(JSON.parse(text || '[]') as never).map((part) => [`${part[0]} ${part[1]}`, part]));
    if (compareParts(name, read(before), read(after), summary.parts, fields) && before !== '')
      summary.changed.push(name);
    if (kind === 'printers') summary.overrides.push(...overridesTouched(dataset, id, before, after));
  }
  const size = ({ added, removed, changed }: FieldChanges) => added + removed + changed;
  summary.fields = [...fields.values()].sort((a, b) => size(b) - size(a) || (a.field < b.field ? -1 : 1));
  const imported = dataset.imported.get(source);
  const there = RECORDS.flatMap((kind) => [...(imported?.[kind].keys() ?? [])].map((id) => `${kind}/${id}`));
  summary.gone = there.filter((name) => !planned.has(name));
  return summary;
}

/** Records what is added, removed and changed in a file. @returns whether anything is */
function compareParts(
  file: string,
  old: ReadonlyMap<string, Part>,
  now: ReadonlyMap<string, Part>,
  parts: Summary['parts'],
  fields: Map<string, FieldChanges>,
): boolean {
  let differs = false;
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const [before, after] = [old.get(key), now.get(key)];
    const [kind, name] = (before ?? after) as Part;
    if (!before || !after) {
      const own = parts.get(kind) ?? { added: [], removed: [] };
      parts.set(kind, own);
      own[after ? 'added' : 'removed'].push(`${file} ${name}`);
      differs = true;
      continue;
    }
    const [was, is] = [leaves(before[2] as JsonObject), leaves(after[2] as JsonObject)];
    for (const leaf of new Set([...was.keys(), ...is.keys()])) {
      const [one, other] = [was.get(leaf) ?? null, is.get(leaf) ?? null];
      if (sameLeaf(one, other)) continue;
      const field = kind === '' ? leaf : `${kind}.${leaf}`;
      const example = { file, before: one, after: other };
      const entry = fields.get(field) ?? { field, added: 0, removed: 0, changed: 0, example };
      fields.set(field, entry);
      entry[one === null ? 'added' : other === null ? 'removed' : 'changed']++;
      differs = true;
    }
  }
  return differs;
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
