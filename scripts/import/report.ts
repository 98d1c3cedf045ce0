import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Collects what an importer left out and why, so that nothing disappears silently. */
export class Report {
  private readonly reasons = new Map<string, string[]>();

  /** Records that `what` was left out because of `reason`. */
  drop(reason: string, what: string): void {
    const list = this.reasons.get(reason);
    if (list) list.push(what);
    else this.reasons.set(reason, [what]);
  }

  /** The content of a JSON file; null, and recorded, if it is missing or invalid. */
  json<T>(folder: string, file: string): T | null {
    try {
      return JSON.parse(readFileSync(path.join(folder, file), 'utf8').replace(/^\uFEFF/, '')) as T;
    } catch (error) {
      this.drop(error instanceof SyntaxError ? 'file that is not JSON' : 'listed file that is missing', file);
      return null;
    }
  }

  /** The distinct items left out because of `reason`. */
  leftOut(reason: string): string[] {
    return [...new Set(this.reasons.get(reason))];
  }

  /** Reasons with their number of occurrences, most frequent first. */
  counts(): [reason: string, count: number][] {
    return [...this.reasons]
      .map(([reason, list]) => [reason, list.length] as [string, number])
      .sort((a, b) => b[1] - a[1]);
  }
}
