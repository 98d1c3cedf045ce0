import type { Filament } from '../../../schemas/generated/record.js';
import { EVEN_NAMES } from '../../shared/schemas/uneven-names.js';

type Quantity = keyof typeof EVEN_NAMES;
type EvenName<Q extends Quantity> = (typeof EVEN_NAMES)[Q];

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

/** A product before its even names. */
export type PlainFilament = Omit<Filament, EvenName<Quantity>>;

/** A product with its even names, behind its figures. */
export function withEvenRanges({ colours, identifiers, printers, warnings, provenance, ...figures }: PlainFilament) {
  const ranges = evenRanges({
    nozzle_temperature_c: figures.nozzle_temperature_c,
    bed_temperature_c: figures.bed_temperature_c,
    chamber_temperature_c: figures.chamber_temperature_c,
    drying_temperature_c: figures.drying_temperature_c,
    drying_time_h: figures.drying_time_h,
    max_volumetric_speed_mm3_s: figures.max_volumetric_speed_mm3_s,
    flow_ratio: figures.flow_ratio,
  });
  return { ...figures, ...ranges, colours, identifiers, printers, warnings, provenance } satisfies Filament;
}
