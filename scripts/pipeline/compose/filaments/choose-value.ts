import type { Filament } from '../../../../schemas/generated/record.js';

/** The value of a field in one source. */
export interface SourceValue<T> {
  source: string;
  value: T;
}

/** A value with its source, and the different values of other sources. */
export interface ChosenValue<T> {
  value: T | null;
  source: string | null;
  others: SourceValue<T>[];
}

/** Chooses the first known value and keeps the different ones beside it, each source once. */
export function chooseValue<T>(said: readonly SourceValue<T | undefined>[]): ChosenValue<T> {
  const known = said.filter((one): one is SourceValue<T> => one.value !== undefined);
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

const textOf = (one: SourceValue<unknown>) => JSON.stringify([one.source, one.value]);

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Collects the source of every field of a product. */
export class FieldSources {
  readonly fields: Filament['provenance']['fields'] = {};
  readonly others: Filament['provenance']['others'] = {};

  /** The value of a field, whose source is noted. */
  take<T>(field: string, values: readonly SourceValue<T | undefined>[]): T | null {
    const { value, source, others } = chooseValue(values);
    if (source !== null) this.fields[field] = source;
    if (others.length > 0) this.others[field] = others;
    return value;
  }
}
