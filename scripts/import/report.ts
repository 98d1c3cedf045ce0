/** Collects what an importer left out and why, so that nothing disappears in silence. */
export class Report {
  private readonly reasons = new Map<string, string[]>();

  /** Notes that `what` was left out because of `reason`. */
  drop(reason: string, what: string): void {
    const list = this.reasons.get(reason);
    if (list) list.push(what);
    else this.reasons.set(reason, [what]);
  }

  /** What was left out because of `reason`, each once. */
  leftOut(reason: string): string[] {
    return [...new Set(this.reasons.get(reason))];
  }

  /** Reasons with how often each applied, most frequent first. */
  counts(): [reason: string, count: number][] {
    return [...this.reasons]
      .map(([reason, list]) => [reason, list.length] as [string, number])
      .sort((a, b) => b[1] - a[1]);
  }
}
