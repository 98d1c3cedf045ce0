import { LIMITS } from '../contract/limits.js';
import { nearest } from './nearest.js';
import { type Findable, find } from './search.js';
import { type NameKind, type Names, readBrand, readIds, readKey, withoutHan } from './spellings.js';

/** Distance of a machine of another brand than the one named, in edits. */
const OTHER_BRAND = 0.5;

/** Characters that a name may be longer than the longest known one and still get suggestions. */
const SLIP = 2;

/**
 * The ids that are meant by a name that is not known, best first: those that it may be read as, then what the search
 * finds, in its order, and what comes nearest.
 */
export function suggest(names: Names, kind: NameKind, name: string): string[] {
  const table = names[kind];
  const wanted = readKey(names, kind, name);
  if (wanted === '' || wanted.length > longestOf(names) + SLIP) return [...new Set(readIds(names, kind, name))];
  const found = find(name, findablesOf(names, kind), LIMITS.suggestions, [kind]).map(({ id }) => id);
  const best = new Map<string, number>();
  const brands = kind === 'printers' ? readBrand(names, name) : [];
  const further = (id: string) =>
    brands.length > 0 && !brands.some((brand) => id.startsWith(`${brand}-`)) ? OTHER_BRAND : 0;
  for (const { name: key, edits } of nearest(wanted, Object.keys(table)))
    for (const id of table[key] ?? []) if (!best.has(id)) best.set(id, edits + further(id));
  const near = [...best].sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1)).map(([id]) => id);
  // What has a plus is no other name with one.
  const plain = /.plus$/.test(wanted) ? (table[wanted.slice(0, -4)] ?? []) : [];
  const meant = [...new Set([...readIds(names, kind, name), ...plain, ...found, ...near])].slice(0, LIMITS.suggestions);
  const other = withoutHan(name);
  return meant.length === 0 && other !== '' && other !== name.trim() ? suggest(names, kind, other) : meant;
}

/** What the search looks through in a list of names: the records of a kind with their names, and the brands. */
function findablesOf(names: Names, kind: NameKind): Findable[] {
  return [...new Set([kind, 'brands' as const])].flatMap((one) => {
    const keys = new Map<string, string[]>();
    for (const [key, ids] of Object.entries(names[one]))
      for (const id of ids) keys.set(id, [...(keys.get(id) ?? []), key]);
    return [...keys].map(([id, own]) => ({ kind: one, id, name: id, nameZh: id, keys: own }));
  });
}

function longestOf(names: Names): number {
  let longest = 0;
  for (const table of Object.values(names))
    for (const { length } of Object.keys(table)) longest = Math.max(longest, length);
  return longest;
}
