import type { Filament } from '../../../../schemas/generated/record.js';

export interface SourceValue<T> {
  source: string;
  value: T;
}

/** A value with its source, and the differing values of other sources. */
export interface ChosenValue<T> {
  value: T | null;
  source: string | null;
  others: SourceValue<T>[];
}

/**
 * Chooses the first known value and keeps differing ones, each source once.
 *
 * @param voterOf the voter that a source counts as, such as a family of slicers that copy presets; if given, the value
 * of most voters leads
 */
export function chooseValue<T>(
  said: readonly SourceValue<T | undefined>[],
  voterOf?: (source: string) => string,
): ChosenValue<T> {
  const known = said.filter((one): one is SourceValue<T> => one.value !== undefined);
  const lead = voterOf && known.length > 2 ? mostStated(known, voterOf) : known[0];
  if (!lead) return { value: null, source: null, others: [] };
  const rest = known.filter((one) => one !== lead);
  // Most facts about filaments come from a single source.
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

/** The first of the values that most voters state. */
function mostStated<T>(
  known: readonly SourceValue<T>[],
  voterOf: (source: string) => string,
): SourceValue<T> | undefined {
  const groups = [...Map.groupBy(known, ({ value }) => JSON.stringify(value)).values()];
  const votes = (group: readonly SourceValue<T>[]) => new Set(group.map(({ source }) => voterOf(source))).size;
  return groups.reduce((best, group) => (votes(group) > votes(best) ? group : best))[0];
}

const textOf = (one: SourceValue<unknown>) => JSON.stringify([one.source, one.value]);

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export class FieldSources {
  readonly fields: Filament['provenance']['fields'] = {};
  readonly others: Filament['provenance']['others'] = {};

  /** @param voterOf see {@link chooseValue}; used for figures */
  constructor(private readonly voterOf: (source: string) => string) {}

  /** The value of the first source. Records the source. */
  take<T>(field: string, values: readonly SourceValue<T | undefined>[]): T | null {
    return this.note(field, chooseValue(values));
  }

  /** A figure on which most sources agree. Records the source. */
  figure<T>(field: string, values: readonly SourceValue<T | undefined>[]): T | null {
    return this.note(field, chooseValue(values, this.voterOf));
  }

  /** Replaces the sources of the entries of a list by one for the list, if all are the same. */
  sayOnce(list: string): void {
    const own = Object.keys(this.fields).filter((field) => field.startsWith(`${list}[`));
    const [source, ...more] = new Set(own.map((field) => this.fields[field]));
    if (source === undefined || more.length > 0) return;
    for (const field of own) delete this.fields[field];
    this.fields[list] = source;
  }

  private note<T>(field: string, { value, source, others }: ChosenValue<T>): T | null {
    if (source !== null) this.fields[field] = source;
    if (others.length > 0) this.others[field] = others;
    return value;
  }
}
