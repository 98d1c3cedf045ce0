/**
 * What a build remembers for the next one in the same process: results, each with what it was made from. A result is
 * taken again only while everything that it was made from is the very same. Without a memory that lasts, a build starts
 * from nothing.
 */
export class Memory {
  private readonly kept = new Map<string, { from: readonly unknown[]; result: unknown }>();

  /**
   * Makes a result, or gives the last one of this name again.
   *
   * @param name one thing of one kind, such as `printer prusa-mk4`
   * @param from everything that `make` reads and that can change; compared with `===`, one by one
   */
  once<T>(name: string, from: readonly unknown[], make: () => T): T {
    const known = this.kept.get(name);
    if (known && sameItems(known.from, from)) return known.result as T;
    const result = make();
    this.kept.set(name, { from, result });
    return result;
  }
}

/** Whether two lists hold the very same things. */
export function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
