import { foldToKey } from './fold.js';
import type { NameKind, Names } from './name-list.js';
import { idsRead } from './readings.js';

export type { NameKind, Names } from './name-list.js';

/**
 * The ids that a name stands for: as it is in the list, or else as people write it, when that can be read in one way only
 * ({@link idsRead}). Empty when nothing is called so; only what a symptom is called may stand for several.
 */
export function idsOf(names: Names, kind: NameKind, name: string): readonly string[] {
  const table = names[kind];
  const key = foldToKey(name);
  if (key === '') return [];
  if (Object.hasOwn(table, key)) return table[key] ?? [];
  const read = idsRead(names, kind, name);
  return read.length === 1 ? read : [];
}
