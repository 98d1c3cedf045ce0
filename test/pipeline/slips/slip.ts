/** A change of one source file that somebody makes by mistake, as the list of drawn slips keeps it. */
export interface Slip {
  /** Its place in the list, from 1. */
  n: number;
  /** What kind of slip it is. */
  of: string;
  /** What it is, in a few words. */
  what: string;
  /** Path below the data folder. */
  file: string;
  /** What happens to the file as a whole; left out where lines of it change. */
  whole?: 'removed' | 'emptied' | 'truncated' | 'replaced' | 'copied' | 'renamed';
  /** The path of the copy or the new name, where there is one. */
  to?: string;
  /** The new content of the whole file, where it is replaced. */
  content?: string;
  /** The first line that changes, from 1, and the lines before and after. */
  line?: number;
  was?: readonly string[];
  now?: readonly string[];
  /** Whether the slip has no line of its own, such as a field that is not there. */
  anywhere?: boolean;
  /** Whether the digest of the imported file is written anew, as somebody does who knows of it. */
  digest?: boolean;
}

/** The line from which two texts differ, and the lines of each that do. */
export function lineChange(before: string, after: string): Required<Pick<Slip, 'line' | 'was' | 'now'>> {
  const [a, b] = [before.split('\n'), after.split('\n')];
  let first = 0;
  while (first < a.length && first < b.length && a[first] === b[first]) first++;
  let [lastA, lastB] = [a.length, b.length];
  while (lastA > first && lastB > first && a[lastA - 1] === b[lastB - 1]) {
    lastA--;
    lastB--;
  }
  return { line: first + 1, was: a.slice(first, lastA), now: b.slice(first, lastB) };
}

/**
 * A text with the lines of a slip changed. They are looked for around the line where they stood when the slip was drawn,
 * as the data goes on; null where they are no longer there.
 */
export function changeLines(
  text: string,
  { line = 1, was = [], now = [] }: Slip,
): { text: string; line: number } | null {
  const lines = text.split('\n');
  const stands = (at: number) => at >= 0 && was.every((one, index) => lines[at + index] === one);
  for (let away = 0; away < 400; away++)
    for (const at of [line - 1 + away, line - 1 - away])
      if (stands(at) && at <= lines.length)
        return { text: [...lines.slice(0, at), ...now, ...lines.slice(at + was.length)].join('\n'), line: at + 1 };
  return null;
}
