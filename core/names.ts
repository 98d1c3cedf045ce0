import { foldToKey } from './fold.js';

/** The kinds of things that a query names. */
export type NameKind = 'brands' | 'printers' | 'materials' | 'symptoms';

/** `names.json`: for each kind, every name, alias and redirect without separators, and the ids that it stands for. */
export type Names = Readonly<Record<NameKind, Readonly<Record<string, readonly string[]>>>>;

/** The ids that a name stands for; empty when nothing is called so. */
export function idsOf(names: Names, kind: NameKind, name: string): readonly string[] {
  const table = names[kind];
  const key = foldToKey(name);
  return Object.hasOwn(table, key) ? (table[key] ?? []) : [];
}
