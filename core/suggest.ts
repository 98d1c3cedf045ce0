import { LIMITS } from './limits.js';
import type { NameKind, Names } from './name-list.js';
import { nearest } from './nearest.js';
import { idsOfModel, idsRead, keyRead, withoutHan } from './readings.js';

/**
 * The ids whose names come nearest to a name that is not known, best first: before all others those that it may mean,
 * such as the models of all brands that are called so.
 */
export function suggest(names: Names, kind: NameKind, name: string): string[] {
  const table = names[kind];
  const meant = new Set([...idsRead(names, kind, name), ...(kind === 'printers' ? idsOfModel(names, name) : [])]);
  const best = new Map([...meant].map((id, place) => [id, place / 100]));
  const wanted = keyRead(names, kind, name);
  for (const { name: key, edits } of wanted === '' ? [] : nearest(wanted, Object.keys(table)))
    for (const id of table[key] ?? []) if (!best.has(id)) best.set(id, edits);
  const other = withoutHan(name);
  if (best.size === 0 && other !== '' && other !== name.trim()) return suggest(names, kind, other);
  return [...best]
    .sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1))
    .slice(0, LIMITS.suggestions)
    .map(([id]) => id);
}
