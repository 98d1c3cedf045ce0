import type { Filament } from '../../../schemas/generated/record.js';

/** What one source says of a field. */
export interface Said<T> {
  source: string;
  value: T;
}

/** A value with where it is from, and what other sources say that differs. */
export interface Chosen<T> {
  value: T | null;
  source: string | null;
  others: Said<T>[];
}

/** The first that is known leads; what differs from it stays beside it, each source once. */
export function choose<T>(said: readonly Said<T | undefined>[]): Chosen<T> {
  const known = said.filter((one): one is Said<T> => one.value !== undefined);
  const [lead, ...rest] = known;
  if (!lead) return { value: null, source: null, others: [] };
  // Most of what is known of filaments, one source alone says.
  if (rest.length === 0) return { ...lead, others: [] };
  const seen = new Set([textOf(lead)]);
  const others = rest.filter((one) => {
    const text = textOf(one);
    if (same(one.value, lead.value) || seen.has(text)) return false;
    seen.add(text);
    return true;
  });
  return { value: lead.value, source: lead.source, others };
}

const textOf = (one: Said<unknown>) => JSON.stringify([one.source, one.value]);

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Where the values of a product are from, gathered field by field. */
export class FieldSources {
  readonly fields: Filament['provenance']['fields'] = {};
  readonly others: Filament['provenance']['others'] = {};

  /** The value of a field, whose source is noted. */
  take<T>(field: string, said: readonly Said<T | undefined>[]): T | null {
    const { value, source, others } = choose(said);
    if (source !== null) this.fields[field] = source;
    if (others.length > 0) this.others[field] = others;
    return value;
  }
}
