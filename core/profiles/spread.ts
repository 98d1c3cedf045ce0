import type { Setting } from '../../schemas/generated/record.js';
import { valueAt } from '../words/values.js';

/** How often each value of a setting occurs. */
export interface Spread {
  of: 'profile' | 'printer';
  /** Counts by value: numbers ascending, words and booleans most frequent first. */
  counts: readonly (readonly [value: number | string | boolean, count: number])[];
  /** Number of records with a value. */
  known: number;
  total: number;
}

/** Counts the values of all settings as records are added. */
export class Spreads {
  private readonly fields: { id: string; of: Spread['of']; path: readonly string[]; counts: Map<unknown, number> }[];
  private readonly totals = { profile: 0, printer: 0 };

  constructor(private readonly settings: readonly Setting[]) {
    this.fields = settings.flatMap(({ id, record_field: field }) => {
      const [, of, path] = /^(profile|printer)\.(.+)$/.exec(field ?? '') ?? [];
      return of && path ? [{ id, of: of as Spread['of'], path: path.split('.'), counts: new Map() }] : [];
    });
  }

  add(of: Spread['of'], record: object): void {
    this.totals[of]++;
    for (const field of this.fields) {
      if (field.of !== of) continue;
      const value = valueAt(record, field.path);
      if (value !== null && value !== undefined) field.counts.set(value, (field.counts.get(value) ?? 0) + 1);
    }
  }

  /** By setting; null if no record field contains it. */
  all(): Map<string, Spread | null> {
    const found = new Map(this.fields.map(({ id, of, counts }) => [id, spreadOf(of, counts, this.totals[of])]));
    return new Map(this.settings.map(({ id }) => [id, found.get(id) ?? null]));
  }
}

function spreadOf(of: Spread['of'], counts: ReadonlyMap<unknown, number>, total: number): Spread {
  const entries = [...counts] as [number | string | boolean, number][];
  entries.sort(([a, m], [b, n]) => (typeof a === 'number' && typeof b === 'number' ? a - b : n - m));
  return { of, counts: entries, known: entries.reduce((sum, [, count]) => sum + count, 0), total };
}

/** The smallest value that covers at least a share of the records. Counts are sorted by value. */
export function quantile(counts: readonly (readonly [number, number])[], known: number, share: number): number {
  let seen = 0;
  for (const [value, count] of counts) {
    seen += count;
    if (seen >= known * share) return value;
  }
  return counts.at(-1)?.[0] ?? Number.NaN;
}
