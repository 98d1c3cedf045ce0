import { LIMITS } from '../contract/limits.js';
import { nearest } from './nearest.js';
import { idsOfModel, type NameKind, type Names, readBrand, readIds, readKey, withoutHan } from './spellings.js';

/** What a machine of another brand than the one named is farther away, in edits. */
const OTHER_BRAND = 0.5;

/**
 * The ids whose names come nearest to a name that is not known, best first: before all others those that it may mean,
 * such as the models of all brands that are called so.
 */
export function suggest(names: Names, kind: NameKind, name: string): string[] {
  const table = names[kind];
  const meant = new Set([...readIds(names, kind, name), ...(kind === 'printers' ? idsOfModel(names, name) : [])]);
  const best = new Map([...meant].map((id, place) => [id, place / 100]));
  const wanted = readKey(names, kind, name);
  const brands = kind === 'printers' ? readBrand(names, name) : [];
  const further = (id: string) =>
    brands.length > 0 && !brands.some((brand) => id.startsWith(`${brand}-`)) ? OTHER_BRAND : 0;
  for (const { name: key, edits } of wanted === '' ? [] : nearest(wanted, Object.keys(table)))
    for (const id of table[key] ?? []) if (!best.has(id)) best.set(id, edits + further(id));
  const other = withoutHan(name);
  if (best.size === 0 && other !== '' && other !== name.trim()) return suggest(names, kind, other);
  return [...best]
    .sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1))
    .slice(0, LIMITS.suggestions)
    .map(([id]) => id);
}
