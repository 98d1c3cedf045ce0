import type { Json } from '../shared/tree.js';
import type { PartKind } from './parts.js';
import type { Summary } from './summary.js';

/** What becomes of a field, in all files together. */
export interface FieldClass {
  field: string;
  /** Values that were not there before, that are no longer there, and that are others. */
  known: number;
  gone: number;
  changed: number;
  /** One of them. */
  example: { file: string; before: Json; after: Json };
}

/** The changed values of an import by field, the most frequent first. */
export function classesOf({ changed }: Pick<Summary, 'changed'>): FieldClass[] {
  const classes = new Map<string, FieldClass>();
  for (const { file, changes } of changed)
    for (const { field, before, after } of changes) {
      const entry = classes.get(field) ?? { field, known: 0, gone: 0, changed: 0, example: { file, before, after } };
      classes.set(field, entry);
      entry[before === null ? 'known' : after === null ? 'gone' : 'changed']++;
    }
  const size = ({ known, gone, changed: others }: FieldClass) => known + gone + others;
  return [...classes.values()].sort((a, b) => size(b) - size(a) || (a.field < b.field ? -1 : 1));
}

/** `Profiles: 2 added, 1 gone`: a line for each kind of part that came or went. */
export function partLines({ partsAdded, partsGone }: Pick<Summary, 'partsAdded' | 'partsGone'>): string[] {
  const names: Readonly<Record<PartKind, string>> = { profile: 'Profiles', nozzle: 'Nozzles', process: 'Processes' };
  return (Object.keys(names) as PartKind[]).flatMap((kind) => {
    const [added, gone] = [partsAdded, partsGone].map((parts) => parts.filter((part) => part.kind === kind).length);
    return added || gone ? [`${names[kind]}: ${added} added, ${gone} gone`] : [];
  });
}
