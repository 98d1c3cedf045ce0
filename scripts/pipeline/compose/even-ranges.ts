import { EVEN_NAMES } from '../../shared/schemas/uneven-names.js';

type Quantity = keyof typeof EVEN_NAMES;
export type EvenName<Q extends Quantity = Quantity> = (typeof EVEN_NAMES)[Q];

/** A range; unknown ends are null. */
interface EvenRange {
  min: number | null;
  max: number | null;
}

type Plain = number | Readonly<EvenRange> | null;

/** The even names of a record's quantities, each with its range; a single number becomes both ends. */
export function evenRanges<R extends Partial<Record<Quantity, Plain>>>(
  record: R,
): Record<EvenName<Quantity & keyof R>, EvenRange> {
  const ranges = (Object.keys(EVEN_NAMES) as Quantity[]).flatMap((name) => {
    const value = record[name];
    return value === undefined ? [] : [[EVEN_NAMES[name], rangeOf(value)]];
  });
  return Object.fromEntries(ranges) as Record<EvenName<Quantity & keyof R>, EvenRange>;
}

function rangeOf(value: Plain): EvenRange {
  if (typeof value === 'number') return { min: value, max: value };
  return { min: value?.min ?? null, max: value?.max ?? null };
}
