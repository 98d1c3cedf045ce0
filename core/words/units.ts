/** One inch in mm, by definition. */
const INCH_MM = 25.4;

/** The highest fan value in G-code (`M106 S255`). */
const PWM_MAX = 255;

/** The units of each quantity, with their factor to its base unit; see {@link ZEROS}. */
const QUANTITIES: readonly Readonly<Record<string, number>>[] = [
  { '°C': 1, '°F': 5 / 9, K: 1 },
  { mm: 1, cm: 10, µm: 1e-3, in: INCH_MM },
  { 'mm/s': 1, 'mm/min': 1 / 60, 'cm/s': 10, 'm/s': 1000, 'm/min': 1000 / 60, 'in/s': INCH_MM },
  { 'mm/s²': 1, 'm/s²': 1000 },
  { 'mm³/s': 1, 'mm³/min': 1 / 60, 'cm³/min': 1000 / 60 },
  { 'mm³/s²': 1 },
  { 'mm³': 1, 'cm³': 1000 },
  { s: 1, ms: 1e-3, min: 60, h: 3600 },
  { ratio: 1, '%': 0.01, pwm: 1 / PWM_MAX },
  { '°': 1, rad: 180 / Math.PI },
  { layers: 1 },
  { count: 1 },
];

/** Zero degrees Celsius in kelvin, and in degrees Fahrenheit: by definition of the scales. */
const ZEROS: Readonly<Record<string, number>> = { K: 273.15, '°F': 32 };

/** Other spellings, in the form of {@link foldUnit}. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  '°C': ['c', 'degc', 'celsius', '℃', '摄氏度'],
  '°F': ['f', 'degf', 'fahrenheit', '℉', '华氏度'],
  K: ['kelvin'],
  mm: ['毫米'],
  µm: ['um', 'micron', 'microns', '微米'],
  in: ['inch', 'inches', '"'],
  'mm/s': ['毫米每秒', '毫米/秒'],
  'mm/min': ['毫米/分钟'],
  'cm³/min': ['cm³/m', 'ml/min'],
  'cm³': ['ml'],
  s: ['sec', 'seconds', '秒'],
  min: ['minutes', '分钟'],
  h: ['hours'],
  '%': ['percent', '％'],
  ratio: ['factor'],
  '°': ['deg', 'degrees'],
  layers: ['layer', '层'],
};

function foldUnit(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, '')
    .replace(/μ/g, 'µ')
    .replace(/\^?2$/, '²')
    .replace(/mm\^?3/i, 'mm³')
    .replace(/cm\^?3/i, 'cm³')
    .replace(/persecond$|\/sec(ond)?$/i, '/s')
    .replace(/perminute$|\/minute$/i, '/min');
}

/** Resolves a unit in any spelling; null: unknown. */
export function unitOf(text: string): string | null {
  const folded = foldUnit(text);
  const lower = folded.toLowerCase();
  const units = QUANTITIES.flatMap((quantity) => Object.keys(quantity));
  if (units.includes(folded)) return folded;
  const spelled = Object.keys(SPELLINGS).find((unit) => SPELLINGS[unit]?.includes(lower));
  return spelled ?? units.find((unit) => unit.toLowerCase() === lower) ?? null;
}

/**
 * Converts a value to another unit of the same quantity, to six digits. Null if the quantities differ or a unit is
 * unknown.
 */
export function convert(value: number, from: string, to: string): number | null {
  if (from === to) return value;
  const quantity = quantityOf(from);
  if (!Object.hasOwn(quantity, to)) return null;
  const inBase = (value - (ZEROS[from] ?? 0)) * (quantity[from] ?? 1);
  return Number((inBase / (quantity[to] ?? 1) + (ZEROS[to] ?? 0)).toPrecision(6));
}

/** The units of the same quantity, the given one first. */
export function unitsLike(unit: string): string[] {
  return [unit, ...Object.keys(quantityOf(unit)).filter((one) => one !== unit)];
}

function quantityOf(unit: string): Readonly<Record<string, number>> {
  return QUANTITIES.find((quantity) => Object.hasOwn(quantity, unit)) ?? {};
}
