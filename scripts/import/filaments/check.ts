import { cleanName } from '../../shared/name-key.js';
import type { Report } from '../report.js';
import type { Colour, ColourRow, Figures, FilamentRow, Identifiers, Size, SizeRow, Span } from './row.js';

/** Plausible figures, from foamed PLA to binder-bound metal and from PCL to PEEK; others are errors of the source. */
const LIMITS = {
  density_g_cm3: [0.3, 5.5],
  nozzle_temperature_c: [60, 500],
  bed_temperature_c: [0, 200],
  chamber_temperature_c: [0, 200],
  drying_temperature_c: [30, 250],
  drying_time_h: [0.5, 72],
  diameter_mm: [1, 3.2],
  weight_g: [5, 30000],
  spool_weight_g: [5, 3000],
} as const;

type Measure = keyof typeof LIMITS;
type Drop = (reason: string, value: unknown) => void;

/** The plausible figures of a product; implausible ones are reported and left out. */
export function checkFigures(row: FilamentRow, report: Report): Partial<Figures & { [Key in keyof Figures]: Range }> {
  const drop: Drop = (reason, value) => report.drop(reason, `${row.place}: ${JSON.stringify(value)}`);
  const numbers = ['density_g_cm3', 'drying_temperature_c', 'drying_time_h'] as const;
  const spans = ['nozzle_temperature_c', 'bed_temperature_c', 'chamber_temperature_c'] as const;
  return present({
    ...Object.fromEntries(numbers.map((field) => [field, number(field, row[field], drop)])),
    ...Object.fromEntries(spans.map((field) => [field, range(field, row[field], drop)])),
  });
}

interface Range {
  min: number;
  max: number;
}

function number(measure: Measure, value: number | undefined, drop: Drop): number | undefined {
  if (value === undefined) return undefined;
  const [least, greatest] = LIMITS[measure];
  if (Number.isFinite(value) && value >= least && value <= greatest) return value;
  drop(`${measure} outside ${least} to ${greatest}`, value);
  return undefined;
}

function range(measure: Measure, span: Span | undefined, drop: Drop): Range | undefined {
  if (span?.min === undefined && span?.max === undefined) return undefined;
  const [min, max] = [number(measure, span.min, drop), number(measure, span.max, drop)];
  if (min !== undefined && max !== undefined && min <= max) return { min, max };
  drop(
    min !== undefined && max !== undefined ? `${measure} is a range with min above max` : `${measure} lacks an end`,
    span,
  );
  return undefined;
}

/** Characters; longer links contain a search query. */
const LONGEST_LINK = 600;

/** A normalised link; undefined if it is invalid. */
export function checkLink(text: string | undefined, place: string, report: Report): string | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const link = /^https?:\/\//i.test(text.trim()) && URL.canParse(text.trim()) ? new URL(text.trim()).href : '';
  if (link !== '' && link.length <= LONGEST_LINK) return link;
  report.drop('not the address of a web page, or too long for one', `${place}: ${text}`);
  return undefined;
}

/** A colour with its valid fields; undefined without a name. */
export function checkColour(row: ColourRow, place: string, report: Report): Colour | undefined {
  const name = cleanName(row.name);
  if (name === '') {
    report.drop('a colour without a name', place);
    return undefined;
  }
  const drop: Drop = (reason, value) => report.drop(reason, `${place}, ${name}: ${JSON.stringify(value)}`);
  const sizes = row.sizes.flatMap((size) => checkSize(size, drop) ?? []);
  const { gtin = [], article_number = [], ...others } = row.identifiers ?? {};
  for (const one of gtin) if (!isBarcode(one)) drop('a barcode with a wrong check digit', one);
  for (const one of article_number) if (!isArticleNumber(one)) drop('no article number of a maker', one);
  const gtins = [...gtin.filter(isBarcode), ...sizes.flatMap((size) => size.gtin ?? [])];
  const numbers = article_number.map((one) => one.trim()).filter(isArticleNumber);
  const identifiers = listed({ ...others, article_number: numbers, gtin: gtins });
  return present({
    name,
    hexes: some(row.hexes.flatMap((hex) => checkHex(hex, drop) ?? [])),
    traits: some([...new Set(row.traits)].sort()),
    discontinued: row.discontinued === true ? true : undefined,
    sizes: some(sizes),
    identifiers,
  }) as Colour;
}

/**
 * Whether a code looks like a manufacturer's article number: it contains a digit and is not a shop's URL slug, a number
 * of twelve or more digits, or a hexadecimal key.
 */
export function isArticleNumber(text: string): boolean {
  const code = text.trim();
  if (!/^(?=.*\d)[A-Z0-9][A-Z0-9 ._/+-]{3,23}$/i.test(code)) return false;
  return !/^\d{12,}$|^[0-9a-f]{13,}$|^[a-z]+(-[a-z0-9]+){2,}$|^\d{1,4}$/.test(code);
}

/** A colour as `#RRGGBB`; the `#` is optional, and an alpha channel, which is about rendering, is dropped. */
function checkHex(text: string, drop: Drop): string | undefined {
  const digits = /^#?([0-9a-f]{6})([0-9a-f]{2})?$/i.exec(text.trim())?.[1];
  if (digits) return `#${digits.toUpperCase()}`;
  drop('an invalid colour', text);
  return undefined;
}

function checkSize(row: SizeRow, drop: Drop): Size | undefined {
  const diameter = number('diameter_mm', row.diameter_mm, drop);
  if (diameter === undefined) return undefined;
  const gtin = row.gtin?.replace(/[\s-]/g, '');
  const right = gtin !== undefined && isBarcode(gtin);
  if (gtin && !right) drop('a barcode with a wrong check digit', gtin);
  return present({
    diameter_mm: diameter,
    weight_g: number('weight_g', row.weight_g, drop),
    spool_weight_g: number('spool_weight_g', row.spool_weight_g, drop),
    gtin: right ? gtin : undefined,
  }) as Size;
}

/** A list, or undefined if empty. */
export function some<T>(list: readonly T[]): T[] | undefined {
  return list.length > 0 ? [...list] : undefined;
}

/** The same object without undefined values. */
export function present<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}

/** The distinct identifiers of each system that has any; undefined if none has. */
export function listed(identifiers: Identifiers): Identifiers | undefined {
  const all = Object.entries(identifiers).map(([system, list]) => [system, some([...new Set(list)])] as const);
  return all.some(([, list]) => list) ? (present(Object.fromEntries(all)) as Identifiers) : undefined;
}

/** Whether a text is a GTIN of 8, 12, 13 or 14 digits with a valid check digit (GS1 General Specifications, 7.9). */
export function isBarcode(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const digits = [...text].map(Number).reverse();
  const sum = digits.slice(1).reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === digits[0];
}

/** A barcode without the leading zeros of longer forms of the same code. */
export function plainBarcode(gtin: string): string {
  return gtin.replace(/^0+/, '');
}
