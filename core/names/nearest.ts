/**
 * Edit distances of an unknown name from each of `names`, smallest first, without those too far away to be meant.
 *
 * @param most maximum number of edits; smaller values are faster
 */
export function nearest(
  wanted: string,
  names: Iterable<string>,
  most: number = farthest(wanted),
): { name: string; edits: number }[] {
  const editsTo = distanceFrom(wanted, most);
  return [...names]
    .map((name) => ({ name, edits: editsTo(name) }))
    .filter(({ edits }) => edits <= most)
    .sort((a, b) => a.edits - b.edits || (a.name < b.name ? -1 : 1));
}

/** Maximum edit distance of a suggestion. */
function farthest(wanted: string): number {
  return Math.max(2, wanted.length * 0.6);
}

/**
 * Edit distance from one text to others: a transposition counts as one edit, a doubled letter as half. If one text
 * contains the other, the distance is small, so that `ender` finds `ender3` and `asaplus` finds `asa`; likewise for
 * reordered parts, as in `kobramax2` and `kobra2max`.
 *
 * @returns an arbitrary number above `most` for greater distances
 */
export function distanceFrom(wanted: string, most: number): (key: string) => number {
  const single = undoubled(wanted);
  const letters = lettersOf(wanted);
  return (key) => {
    const more = Math.abs(wanted.length - key.length);
    // A doubled letter is the smallest slip: `petgg` is petg rather than petgf.
    if (more > 0 && wanted[0] === key[0] && key.length >= single.length && single === undoubled(key))
      return Math.min(more, DOUBLED);
    if (key.includes(wanted)) return Math.min(more, 1 + more / 100);
    if (key.length > 2 && wanted.includes(key)) return Math.min(more, (wanted.startsWith(key) ? 1.5 : 2) + more / 100);
    if (more === 0 && key.length > 5 && letters === lettersOf(key)) return 1;
    // A wrong first letter is less likely than a later one: `j1s` is j1 rather than p1s.
    return edits(wanted, key, Math.floor(most)) + (wanted[0] === key[0] ? 0 : OTHER_BEGINNING);
  };
}

/**
 * Edit distance between two texts, infinite above `most`: cells of the usual table farther from the diagonal are
 * skipped, since every search compares thousands of names.
 */
function edits(wanted: string, key: string, most: number): number {
  const FAR = Number.POSITIVE_INFINITY;
  if (Math.abs(wanted.length - key.length) > most) return FAR;
  let [old, before, row] = [[] as number[], [] as number[], Array.from({ length: key.length + 1 }, (_, j) => j)];
  let fewestBefore = FAR;
  for (let i = 1; i <= wanted.length; i++) {
    [old, before, row] = [before, row, old];
    const [from, to] = [Math.max(1, i - most), Math.min(key.length, i + most)];
    // The next row reads the cells next to the computed range.
    row[from - 1] = from === 1 ? i : FAR;
    row[to + 1] = FAR;
    let fewest = row[from - 1] as number;
    for (let j = from; j <= to; j++) {
      let cell = (before[j - 1] as number) + (wanted[i - 1] === key[j - 1] ? 0 : 1);
      cell = Math.min(cell, (before[j] as number) + 1, (row[j - 1] as number) + 1);
      if (i > 1 && j > 1 && wanted[i - 1] === key[j - 2] && wanted[i - 2] === key[j - 1])
        cell = Math.min(cell, (old[j - 2] as number) + 1);
      row[j] = cell;
      fewest = Math.min(fewest, cell);
    }
    if (fewest > most && fewestBefore > most) return FAR;
    fewestBefore = fewest;
  }
  return row[key.length] as number;
}

/** Extra cost of a different first letter. */
const OTHER_BEGINNING = 0.5;

/** Edits for letters doubled by mistake, or single by mistake. */
export const DOUBLED = 0.5;

function undoubled(text: string): string {
  return text.replace(/(.)\1+/gu, '$1');
}

function lettersOf(text: string): string {
  return [...text].sort().join('');
}
