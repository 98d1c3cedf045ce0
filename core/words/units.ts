/** The quantity of a unit, and its conversion to the base unit of the quantity: `value * factor + offset`. */
interface Unit {
  quantity: string;
  factor: number;
  offset?: number;
}

/** Zero degrees Celsius in kelvin, and in degrees Fahrenheit: by definition of the scales. */
const ZERO_CELSIUS = { K: 273.15, '°F': 32 };

/** One inch in mm, by definition. */
const INCH_MM = 25.4;

/** The highest fan value in G-code (`M106 S255`). */
const PWM_MAX = 255;

const UNITS: Readonly<Record<string, Unit>> = {
  '°C': { quantity: 'temperature', factor: 1 },
  '°F': { quantity: 'temperature', factor: 5 / 9, offset: (-ZERO_CELSIUS['°F'] * 5) / 9 },
  K: { quantity: 'temperature', factor: 1, offset: -ZERO_CELSIUS.K },
  mm: { quantity: 'length', factor: 1 },
  cm: { quantity: 'length', factor: 10 },
  µm: { quantity: 'length', factor: 1e-3 },
  in: { quantity: 'length', factor: INCH_MM },
  'mm/s': { quantity: 'speed', factor: 1 },
  'mm/min': { quantity: 'speed', factor: 1 / 60 },
  'cm/s': { quantity: 'speed', factor: 10 },
  'm/s': { quantity: 'speed', factor: 1000 },
  'm/min': { quantity: 'speed', factor: 1000 / 60 },
  'in/s': { quantity: 'speed', factor: INCH_MM },
  'mm/s²': { quantity: 'acceleration', factor: 1 },
  'm/s²': { quantity: 'acceleration', factor: 1000 },
  'mm³/s': { quantity: 'flow', factor: 1 },
  'mm³/min': { quantity: 'flow', factor: 1 / 60 },
  'cm³/min': { quantity: 'flow', factor: 1000 / 60 },
  'mm³/s²': { quantity: 'change of flow', factor: 1 },
  'mm³': { quantity: 'volume', factor: 1 },
  'cm³': { quantity: 'volume', factor: 1000 },
  s: { quantity: 'time', factor: 1 },
  ms: { quantity: 'time', factor: 1e-3 },
  min: { quantity: 'time', factor: 60 },
  h: { quantity: 'time', factor: 3600 },
  ratio: { quantity: 'share', factor: 1 },
  '%': { quantity: 'share', factor: 0.01 },
  pwm: { quantity: 'share', factor: 1 / PWM_MAX },
  '°': { quantity: 'angle', factor: 1 },
  rad: { quantity: 'angle', factor: 180 / Math.PI },
  layers: { quantity: 'layers', factor: 1 },
  count: { quantity: 'count', factor: 1 },
};

/** Other spellings, in the form of {@link foldUnit}. */
const SPELLINGS: Readonly<Record<string, string>> = {
  c: '°C',
  degc: '°C',
  celsius: '°C',
  '℃': '°C',
  摄氏度: '°C',
  f: '°F',
  degf: '°F',
  fahrenheit: '°F',
  '℉': '°F',
  华氏度: '°F',
  kelvin: 'K',
  毫米: 'mm',
  um: 'µm',
  micron: 'µm',
  microns: 'µm',
  微米: 'µm',
  inch: 'in',
  inches: 'in',
  '"': 'in',
  毫米每秒: 'mm/s',
  '毫米/秒': 'mm/s',
  '毫米/分钟': 'mm/min',
  'cm³/m': 'cm³/min',
  'ml/min': 'cm³/min',
  ml: 'cm³',
  sec: 's',
  seconds: 's',
  秒: 's',
  minutes: 'min',
  分钟: 'min',
  hours: 'h',
  percent: '%',
  '％': '%',
  factor: 'ratio',
  deg: '°',
  degrees: '°',
  layer: 'layers',
  层: 'layers',
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
  if (Object.hasOwn(UNITS, folded)) return folded;
  if (Object.hasOwn(SPELLINGS, lower)) return SPELLINGS[lower] ?? null;
  return Object.keys(UNITS).find((unit) => unit.toLowerCase() === lower) ?? null;
}

/**
 * Converts a value to another unit of the same quantity, to six digits. Null if the quantities differ or a unit is
 * unknown.
 */
export function convert(value: number, from: string, to: string): number | null {
  if (from === to) return value;
  const [a, b] = [UNITS[from], UNITS[to]];
  if (!a || !b || a.quantity !== b.quantity) return null;
  return Number(((value * a.factor + (a.offset ?? 0) - (b.offset ?? 0)) / b.factor).toPrecision(6));
}

/** The units of the same quantity, the given one first. */
export function unitsLike(unit: string): string[] {
  const quantity = UNITS[unit]?.quantity;
  const same = Object.keys(UNITS).filter((one) => one !== unit && UNITS[one]?.quantity === quantity);
  return quantity === undefined ? [unit] : [unit, ...same];
}
