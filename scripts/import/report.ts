/** Collects what an importer left out and why, so that nothing disappears in silence. */
export class Report {
  private readonly reasons = new Map<string, string[]>();

  /** Notes that `what` was left out because of `reason`. */
  drop(reason: string, what: string): void {
    const list = this.reasons.get(reason);
    if (list) list.push(what);
    else this.reasons.set(reason, [what]);
  }

  /** Reasons with how often each applied, most frequent first. */
  counts(): [reason: string, count: number][] {
    return [...this.reasons]
      .map(([reason, list]) => [reason, list.length] as [string, number])
      .sort((a, b) => b[1] - a[1]);
  }

  /** A readable list: each reason, its count and up to `examples` of what it applied to. */
  toString(examples = 3): string {
    const lines: string[] = [];
    for (const [reason, count] of this.counts()) {
      const list = this.reasons.get(reason) ?? [];
      const shown = [...new Set(list)].slice(0, examples).join('; ');
      lines.push(`  ${String(count).padStart(5)}  ${reason}: ${shown}${count > examples ? '; …' : ''}`);
    }
    return lines.join('\n');
  }
}
