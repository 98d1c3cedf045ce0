/**
 * What a name that is not known is away from each of `names`: edits, fewest first; those too far away to be meant are
 * left out.
 */
export function nearest(wanted: string, names: Iterable<string>): { name: string; edits: number }[] {
  const most = farthest(wanted);
  return [...names]
    .map((name) => ({ name, edits: distance(wanted, name) }))
    .filter(({ edits }) => edits <= most)
    .sort((a, b) => a.edits - b.edits || (a.name < b.name ? -1 : 1));
}

/** Most edits that a name may be away to be suggested. */
function farthest(wanted: string): number {
  return Math.max(2, wanted.length * 0.6);
}

/**
 * Edits from one text to the other, two letters that changed places being one, a letter typed twice half of one. What one holds whole of the other costs
 * little, so that `ender` finds `ender3` and `asaplus` finds `asa`; so do the same parts in another order, as `kobramax2`
 * has those of `kobra2max`.
 */
function distance(wanted: string, key: string): number {
  const more = Math.abs(wanted.length - key.length);
  // A letter typed twice is the smallest slip: `petgg` is petg rather than petgf.
  if (more > 0 && undoubled(wanted) === undoubled(key)) return Math.min(more, DOUBLED);
  if (key.includes(wanted)) return Math.min(more, 1 + more / 100);
  if (key.length > 2 && wanted.includes(key)) return Math.min(more, (wanted.startsWith(key) ? 1.5 : 2) + more / 100);
  if (more === 0 && key.length > 5 && lettersOf(wanted) === lettersOf(key)) return 1;
  // At least so many edits as the lengths differ: a long value must not cost the time to find that out.
  if (more > farthest(wanted)) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let row = Array.from({ length: key.length + 1 }, (_, i) => i);
  for (let i = 1; i <= wanted.length; i++) {
    const next = [i];
    for (let j = 1; j <= key.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (wanted[i - 1] === key[j - 1] ? 0 : 1);
      const swapped = wanted[i - 1] === key[j - 2] && wanted[i - 2] === key[j - 1];
      const swap = swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substitution, swap));
    }
    [before, row] = [row, next];
  }
  return row[key.length] ?? Number.POSITIVE_INFINITY;
}

/** What letters typed twice, or once instead of twice, come to. */
const DOUBLED = 0.5;

function undoubled(text: string): string {
  return text.replace(/(.)\1+/gu, '$1');
}

function lettersOf(text: string): string {
  return [...text].sort().join('');
}
