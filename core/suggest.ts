import { foldToKey } from './fold.js';
import { LIMITS } from './limits.js';
import type { NameKind, Names } from './names.js';
import { nearest } from './nearest.js';

/** The ids whose names come nearest to a name that is not known, best first. */
export function suggest(names: Names, kind: NameKind, name: string): string[] {
  const wanted = foldToKey(name);
  if (wanted === '') return [];
  const table = names[kind];
  const best = new Map<string, number>();
  for (const { name: key, edits } of nearest(wanted, Object.keys(table)))
    for (const id of table[key] ?? []) if (!best.has(id)) best.set(id, edits);
  return [...best]
    .sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1))
    .slice(0, LIMITS.suggestions)
    .map(([id]) => id);
}
