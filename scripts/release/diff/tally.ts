/** Longest value that a group shows, in characters of JSON; longer ones stand in the record's own entry. */
const SHORT = 100;

/** How many records a group shows. */
export const EXAMPLES = 3;

/** Values of a field that many records have, counted. */
export class Tally<T> {
  private readonly counts = new Map<string, { value: T; records: number; examples: string[] }>();

  add(value: T, id: string): void {
    const key = JSON.stringify(value);
    const entry = this.counts.get(key);
    if (!entry) this.counts.set(key, { value, records: 1, examples: [id] });
    else {
      entry.records++;
      if (entry.examples.length < EXAMPLES) entry.examples.push(id);
    }
  }

  get distinct(): number {
    return this.counts.size;
  }

  values(): T[] {
    return [...this.counts.values()].map(({ value }) => value);
  }

  /** The most frequent short ones; of equally frequent ones the first by its text. */
  top(most: number): { value: T; records: number; examples: string[] }[] {
    return [...this.counts]
      .filter(([key]) => key.length <= SHORT)
      .sort(([a, { records: x }], [b, { records: y }]) => y - x || (a < b ? -1 : 1))
      .slice(0, most)
      .map(([, entry]) => entry);
  }
}
