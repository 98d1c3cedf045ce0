import { LIMITS } from '../limits.js';
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

/** The ids whose names come nearest to a name that is not known, best first. */
export function suggest(names: Names, kind: NameKind, name: string): string[] {
  const wanted = foldToKey(name);
  if (wanted === '') return [];
  const best = new Map<string, number>();
  for (const [key, ids] of Object.entries(names[kind])) {
    const cost = distance(wanted, key);
    for (const id of ids) if (cost < (best.get(id) ?? Number.POSITIVE_INFINITY)) best.set(id, cost);
  }
  return [...best]
    .filter(([, cost]) => cost <= farthest(wanted))
    .sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1))
    .slice(0, LIMITS.suggestions)
    .map(([id]) => id);
}

/** Most edits that a name may be away to be suggested. */
function farthest(wanted: string): number {
  return Math.max(2, wanted.length * 0.6);
}

/** Edits from one text to the other; a text that the other holds whole costs little, so that `ender` finds `ender3`. */
function distance(wanted: string, key: string): number {
  if (key.includes(wanted)) return 1 + (key.length - wanted.length) / 100;
  if (wanted.includes(key) && key.length > 2) return 2 + (wanted.length - key.length) / 100;
  // At least so many edits as the lengths differ: a long value must not cost the time to find that out.
  if (Math.abs(wanted.length - key.length) > farthest(wanted)) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: key.length + 1 }, (_, i) => i);
  for (let i = 1; i <= wanted.length; i++) {
    const next = [i];
    for (let j = 1; j <= key.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (wanted[i - 1] === key[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substitution));
    }
    row = next;
  }
  return row[key.length] ?? Number.POSITIVE_INFINITY;
}
