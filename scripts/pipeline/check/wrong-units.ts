/** What a figure may be, as its schema says. */
export interface Bounds {
  unit?: string | undefined;
  /** Lowest and highest value, in that unit. */
  min: number;
  max: number;
  /** Values between which none is real, such as 0 and 1 per cent. */
  gap?: { above: number; below: number; closed: boolean } | undefined;
  whole?: boolean | undefined;
}

/** A way to write a figure wrongly: how it reads, and what it would be in the right unit. */
interface Slip {
  name: string;
  /** The intended unit, where the slip is a wrong unit. */
  from?: string;
  right: (value: number) => number;
  /** Whether a figure of these bounds could be written so; left out: any. */
  could?: (value: number, bounds: Bounds) => boolean;
}

const times = (factor: number) => (value: number) => value * factor;
const scaled = (from: string, factor: number): Slip => ({ name: from, from, right: times(factor) });

/** Units that are often used by mistake, by the intended unit; the likeliest first. */
const UNITS: Readonly<Record<string, readonly Slip[]>> = {
  '°C': [
    { name: '°F', from: '°F', right: (value) => ((value - 32) * 5) / 9 },
    { name: 'K', from: 'K', right: (value) => value - 273.15 },
  ],
  mm: [
    scaled('cm', 10),
    scaled('inches', 25.4),
    // Of what is thin: a length of metres is not written in either.
    { ...scaled('µm', 0.001), could: (value, { max }) => max <= 10 || value >= 100 },
    {
      name: 'a percentage of the nozzle diameter',
      from: '% of a 0.4 mm nozzle',
      right: times(0.004),
      could: (_, { max }) => max <= 10,
    },
  ],
  'mm/s': [scaled('mm/min', 1 / 60), scaled('m/s', 1000)],
  'mm/s²': [scaled('m/s²', 1000), scaled('g', 9806.65)],
  'mm³/s': [scaled('mm³/min', 1 / 60), scaled('cm³/s', 1000)],
  '%': [
    { name: 'a ratio, where percent is meant', from: '', right: times(100), could: (value) => value < 2 },
    {
      name: 'what is left, where what is lost is meant',
      from: '%',
      right: (value) => 100 - value,
      could: (value) => value > 50,
    },
    // Fans alone come in whole per cent.
    {
      name: 'a fan value from 0 to 255',
      from: 'of 255',
      right: (value) => Math.round((value / 255) * 100),
      could: (_, { whole }) => whole === true,
    },
  ],
  ratio: [{ name: 'percent, where a ratio is meant', from: '%', right: times(0.01) }],
  s: [scaled('ms', 0.001)],
  h: [scaled('minutes', 1 / 60)],
  min: [scaled('seconds', 1 / 60)],
  'g/cm³': [scaled('kg/m³', 0.001)],
  '°': [scaled('radians', 180 / Math.PI)],
  year: [
    { name: 'a year without its century', from: '', right: (value) => value + (value < 80 ? 2000 : 1900) },
    { name: 'a date', from: '', right: (value) => Math.floor(value / 10_000) },
  ],
};

/** Slips of the hand, whatever the unit. */
const OF_THE_HAND: readonly Slip[] = [
  { name: 'a minus sign too many', right: (value) => -value },
  { name: 'ten times too large', right: times(0.1) },
  { name: 'ten times too small', right: times(10) },
  { name: 'a hundred times too large', right: times(0.01) },
  { name: 'a hundred times too small', right: times(100) },
];

/**
 * What a figure that lies outside its bounds looks like: `°F (446 °F = 230 °C)`, `ten times too large (12.4 g/cm³)`.
 * Another unit goes before a slip of the hand, and where two units would do, both are named. Null for a figure within its
 * bounds, and where no slip leads into them.
 */
export function explainSlip(value: number, bounds: Bounds): string | null {
  if (!Number.isFinite(value) || within(value, bounds)) return null;
  const fits = (slip: Slip) => (slip.could?.(value, bounds) ?? true) && within(round(slip.right(value)), bounds);
  const units = (UNITS[bounds.unit ?? ''] ?? []).filter(fits).slice(0, 2);
  if (units.length > 0) return units.map((slip) => formatSlip(slip, value, bounds)).join(' or ');
  if (bounds.unit === 'HRC' && value > 100 && value < 2500) return 'a Vickers or Brinell hardness';
  if (value > bounds.min && value < bounds.max && !bounds.gap) return null; // a fraction of what comes whole
  const slip = OF_THE_HAND.find(fits);
  return slip ? formatSlip(slip, value, bounds) : null;
}

/** Decimals of the finest figures that somebody measures, by unit: more come of a conversion. */
const DECIMALS: Readonly<Record<string, number>> = { mm: 4, '°C': 2, '%': 3, 'mm/s': 2, 'mm³/s': 3 };

/** What a figure is that has more decimals than anybody measures; null for any other. */
export function explainDecimals(value: number, unit: string): string | null {
  const most = DECIMALS[unit];
  const decimals = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
  return most === undefined || decimals <= most ? null : `${value} ${unit} is finer than anybody measures`;
}

/** Whether a figure keeps its bounds. */
export function within(value: number, { min, max, gap, whole }: Bounds): boolean {
  if (!(value >= min && value <= max) || (whole && !Number.isInteger(value))) return false;
  return !gap || value <= gap.above || value > gap.below || (value === gap.below && !gap.closed);
}

/** Units that are no part of how a figure is written. */
const BARE = new Set(['year', 'ratio', 'count']);

function formatSlip({ name, from, right }: Slip, value: number, { unit = '' }: Bounds): string {
  const corrected = `${round(right(value))} ${BARE.has(unit) ? '' : unit}`.trim();
  return from === undefined ? `${name} (${corrected})` : `${name} (${`${value} ${from}`.trim()} = ${corrected})`;
}

/** Rounds to four significant digits, which is precise enough for a suggestion. */
function round(value: number): number {
  return Number(value.toPrecision(4));
}
