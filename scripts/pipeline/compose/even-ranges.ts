import { EVEN_NAMES } from '../../shared/schemas/uneven-names.js';

type Quantity = keyof typeof EVEN_NAMES;
export type EvenName<Q extends Quantity = Quantity> = (typeof EVEN_NAMES)[Q];

/** A range whose ends are null where they are not known. */
interface EvenRange {
  min: number | null;
  max: number | null;
}

type Plain = number | Readonly<EvenRange> | null;

/** The even names of the quantities that a record has, each with its range: one number is both ends. */
export function evenRanges<Q extends Quantity>(quantities: Readonly<Record<Q, Plain>>): Record<EvenName<Q>, EvenRange> {
  const ranges = (Object.entries(quantities) as [Q, Plain][]).map(([name, value]) => [
    EVEN_NAMES[name],
    rangeOf(value),
  ]);
  return Object.fromEntries(ranges) as Record<EvenName<Q>, EvenRange>;
}

function rangeOf(value: Plain): EvenRange {
  if (typeof value === 'number') return { min: value, max: value };
  return { min: value?.min ?? null, max: value?.max ?? null };
}
