import { LIMITS } from '../contract/limits.js';
import { nearest } from './nearest.js';
import { type Findable, find } from './search.js';
import { type NameKind, type Names, readBrand, readIds, readKey, withoutHan } from './spellings.js';

/** Extra distance of a machine of another brand than the one named, in edits. */
const OTHER_BRAND = 0.5;

/** Characters that a name may exceed the longest known one by and still get suggestions. */
const SLIP = 2;

/** Ids that an unknown name may mean, best first: parsed readings, then search results, then nearest names. */
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
  // A name with a plus may mean one without it.
  const plain = /.plus$/.test(wanted) ? (table[wanted.slice(0, -4)] ?? []) : [];
  const meant = [...new Set([...readIds(names, kind, name), ...plain, ...found, ...near])].slice(0, LIMITS.suggestions);
  const other = withoutHan(name);
  return meant.length === 0 && other !== '' && other !== name.trim() ? suggest(names, kind, other) : meant;
}

/** The items to search in a list of names: the records of a kind, and the brands. */
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
