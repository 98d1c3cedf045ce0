export interface Bounds {
  unit?: string | undefined;
  /** Lowest and highest value, in that unit. */
  min: number;
  max: number;
  /** A gap without real values, such as between 0 and 1 per cent. */
  gap?: { above: number; below: number; closed: boolean } | undefined;
  whole?: boolean | undefined;
}

/** A way to write a figure wrongly, with the conversion to the right unit. */
interface Slip {
  /** The wrong unit, or a description of the slip. */
  is: string;
  /** The unit that the figure was written in, if the unit was wrong. */
  from?: string;
  right: (value: number) => number;
  /** Whether a figure with these bounds could be written that way; absent: any. */
  could?: (value: number, bounds: Bounds) => boolean;
}

const times = (factor: number) => (value: number) => value * factor;
const scaled = (from: string, factor: number): Slip => ({ is: from, from, right: times(factor) });

/** Units that are often used by mistake, by the intended unit, likeliest first. */
const UNITS: Readonly<Record<string, readonly Slip[]>> = {
  '°C': [
    { is: '°F', from: '°F', right: (value) => ((value - 32) * 5) / 9 },
    { is: 'K', from: 'K', right: (value) => value - 273.15 },
  ],
  mm: [
    scaled('cm', 10),
    scaled('inches', 25.4),
    // Only for small lengths: nobody gives long ones in either unit.
    { ...scaled('µm', 0.001), could: (value, { max }) => max <= 10 || value >= 100 },
    {
      is: 'a percentage of the nozzle diameter',
      from: '% of a 0.4 mm nozzle',
      right: times(0.004),
      could: (_, { max }) => max <= 10,
    },
  ],
  'mm/s': [scaled('mm/min', 1 / 60), scaled('m/s', 1000)],
  'mm/s²': [scaled('m/s²', 1000), scaled('g', 9806.65)],
  'mm³/s': [scaled('mm³/min', 1 / 60), scaled('cm³/s', 1000)],
  '%': [
    { is: 'a ratio, where a percentage is expected', from: '', right: times(100), could: (value) => value < 2 },
    {
      is: 'what remains, where the loss is expected',
      from: '%',
      right: (value) => 100 - value,
      could: (value) => value > 50,
    },
    // Only fans are given in whole per cent.
    {
      is: 'a fan value from 0 to 255',
      from: 'of 255',
      right: (value) => Math.round((value / 255) * 100),
      could: (_, { whole }) => whole === true,
    },
  ],
  ratio: [{ is: 'a percentage, where a ratio is expected', from: '%', right: times(0.01) }],
  s: [scaled('ms', 0.001)],
  h: [scaled('minutes', 1 / 60)],
  min: [scaled('seconds', 1 / 60)],
  'g/cm³': [scaled('kg/m³', 0.001)],
  '°': [scaled('radians', 180 / Math.PI)],
  year: [
    { is: 'a year without its century', from: '', right: (value) => value + (value < 80 ? 2000 : 1900) },
    { is: 'a date', from: '', right: (value) => Math.floor(value / 10_000) },
  ],
};

/** Typing slips, whatever the unit. */
const OF_THE_HAND: readonly Slip[] = [
  { is: 'an extra minus sign', right: (value) => -value },
  { is: 'ten times too large', right: times(0.1) },
  { is: 'ten times too small', right: times(10) },
  { is: 'a hundred times too large', right: times(0.01) },
  { is: 'a hundred times too small', right: times(100) },
];

/**
 * Explains a figure outside its bounds, as the end of a message: `: looks like °F (446 °F = 230 °C)`. A wrong unit is
 * preferred to a typing slip; two possible units are both named. Empty if within bounds, or if no slip fits.
 */
export function explainSlip(value: number, bounds: Bounds): string {
  if (!Number.isFinite(value) || within(value, bounds)) return '';
  const fits = (slip: Slip) => (slip.could?.(value, bounds) ?? true) && within(round(slip.right(value)), bounds);
  const units = (UNITS[bounds.unit ?? ''] ?? []).filter(fits).slice(0, 2);
  if (units.length === 0 && bounds.unit === 'HRC' && value > 100 && value < 2500)
    return ': looks like a Vickers or Brinell hardness';
  const whole = !(value > bounds.min && value < bounds.max) || bounds.gap; // else a fraction of what comes whole
  const slips = units.length > 0 ? units : whole ? OF_THE_HAND.filter(fits).slice(0, 1) : [];
  return slips.length === 0 ? '' : `: looks like ${slips.map((slip) => inWords(slip, value, bounds)).join(' or ')}`;
}

/** Most decimals that anybody measures, by unit: more result from a conversion. */
const DECIMALS: Readonly<Record<string, number>> = { mm: 4, '°C': 2, '%': 3, 'mm/s': 2, 'mm³/s': 3 };

/** Whether a figure has more decimals than anybody measures. */
export function isTooFine(value: number, unit: string): boolean {
  const most = DECIMALS[unit];
  const decimals = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
  // Three decimals at this size are converted from inches.
  const converted = unit === 'mm' && decimals >= 3 && Math.abs(value) >= 0.1;
  return most !== undefined && (decimals > most || converted);
}

/** Whether a figure is within its bounds. */
export function within(value: number, { min, max, gap, whole }: Bounds): boolean {
  if (!(value >= min && value <= max) || (whole && !Number.isInteger(value))) return false;
  return !gap || value <= gap.above || value > gap.below || (value === gap.below && !gap.closed);
}

/** Units that are not written after a figure. */
const BARE = new Set(['year', 'ratio', 'count']);

function inWords({ is, from, right }: Slip, value: number, { unit = '' }: Bounds): string {
  const meant = `${round(right(value))} ${BARE.has(unit) ? '' : unit}`.trim();
  return `${is} (${from === undefined ? '' : `${`${value} ${from}`.trim()} = `}${meant})`;
}

/** Rounds to four significant digits, enough for a suggestion. */
function round(value: number): number {
  return Number(value.toPrecision(4));
}
