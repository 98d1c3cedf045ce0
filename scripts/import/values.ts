import { ownValue } from '../shared/tree.js';

/**
 * Reading of slicer values. Both preset families write scalars as strings, lists as JSON arrays or comma-separated
 * text, percentages with a trailing `%`, and "use the machine's value" as `nil`.
 */
export type Raw = string | number | boolean | null | undefined | readonly (string | number)[];

/** The first value of a list, or the scalar itself. */
function scalar(raw: Raw): string | number | boolean | null | undefined {
  return Array.isArray(raw) ? raw[0] : (raw as string | number | boolean | null | undefined);
}

/** A list, given as an array or as text with `separator`. */
export function list(raw: Raw, separator: string | RegExp = ';'): string[] {
  if (raw === null || raw === undefined) return [];
  const parts = Array.isArray(raw) ? raw.map(String) : String(raw).split(separator);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** The first number without its unit, rounded to 5 decimals; null for an empty, `nil` or unparsable value. */
export function number(raw: Raw): number | null {
  const value = scalar(raw);
  if (typeof value === 'number') return finite(round(value));
  if (typeof value !== 'string') return null;
  const text = (value.split(',')[0] ?? '').trim().replace(/%$/, '').trim();
  if (text === '' || text === 'nil' || !/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text)) return null;
  return finite(round(Number(text)));
}

/** Like {@link number}, but 0 also means "not set". */
export function positive(raw: Raw): number | null {
  const value = number(raw);
  return value === null || value <= 0 ? null : value;
}

/** Whether the value is written as a percentage. */
export function isPercent(raw: Raw): boolean {
  const value = scalar(raw);
  return typeof value === 'string' && value.trim().endsWith('%');
}

/** A number that may be a percentage of `base`; null if it is one and the base is unknown. */
export function relative(raw: Raw, base: number | null): number | null {
  const value = number(raw);
  if (value === null || !isPercent(raw)) return value;
  return base === null ? null : round((base * value) / 100, 3);
}

/** A switch, or null if not set. The first value of a list counts. */
export function boolean(raw: Raw): boolean | null {
  const value = first(raw);
  if (value === null || value === 'nil') return null;
  return ['1', 'true'].includes(value);
}

/** The first value of a list, given as an array or comma-separated text; null if empty. */
export function first(raw: Raw): string | null {
  const value = scalar(raw);
  if (value === null || value === undefined) return null;
  const part = String(value).split(',')[0]?.trim() ?? '';
  return part === '' ? null : part;
}

/** A percentage of `base` in the unit of `base`, with or without its sign; null if either is unknown. */
export function percentOf(raw: Raw, base: number | null): number | null {
  const value = number(raw);
  return value === null || base === null ? null : round((base * value) / 100);
}

/** Text, or null if empty. */
export function text(raw: Raw): string | null {
  const value = scalar(raw);
  if (value === null || value === undefined) return null;
  const trimmed = String(value).trim();
  return trimmed === '' || trimmed === 'nil' ? null : trimmed;
}

/** The first type of `filament_type`, which may be a list; empty if there is none. */
export function filamentType(raw: Raw): string {
  return (text(raw) ?? '').split(/[;,]/)[0] ?? '';
}

/** A value translated with `table`; null for any other. */
export function choice<T extends string | boolean>(raw: Raw, table: Readonly<Record<string, T | null>>): T | null {
  return ownValue(table, text(raw)?.toLowerCase() ?? '') ?? null;
}

/** A value that is one of the allowed ones; null for any other. */
export function oneOf<T extends string>(raw: Raw, allowed: readonly T[]): T | null {
  const value = text(raw)?.toLowerCase();
  return allowed.find((one) => one === value) ?? null;
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

export function round(value: number, digits = 5): number {
  const factor = 10 ** digits;
  return Math.round((value + Number.EPSILON) * factor) / factor;
}

/** Rounds as Python does: a half goes to the even neighbour. */
export function roundHalfEven(value: number, digits = 0): number {
  const scaled = value * 10 ** digits;
  const below = Math.floor(scaled);
  return (scaled - below === 0.5 ? below + (below % 2) : Math.round(scaled)) / 10 ** digits;
}

/** A percentage from 0 to 100; null for anything else, such as a typing error. */
export function percent(raw: Raw): number | null {
  const value = number(raw);
  return value !== null && value >= 0 && value <= 100 ? value : null;
}

/** A side of a bed, mm; null for a belt, whose endless side is written as 9999 in presets. */
export function side(length: number | undefined): number | null {
  return length === undefined || length >= 9999 ? null : length;
}

/** Shape of a bed, from the outline, which both families write as `0x0,256x0,…` (mm). */
export interface Bed {
  x: number;
  y: number;
  shape: 'rectangular' | 'circular' | 'other';
  origin: 'corner' | 'center';
}

/** Parses a bed outline; null if it contains no points. */
export function bed(raw: Raw): Bed | null {
  const outline = Array.isArray(raw) ? raw.join(',') : String(raw ?? '');
  const points = [...outline.matchAll(/(-?\d*\.?\d+)\s*x\s*(-?\d*\.?\d+)/gi)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  if (points.length < 3) return null;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = round(Math.max(...xs) - Math.min(...xs), 2);
  const y = round(Math.max(...ys) - Math.min(...ys), 2);
  const corners = new Set(points.map(([px, py]) => `${px}x${py}`)).size;
  const round_ = corners > 8 && Math.abs(x - y) <= 0.02 * Math.max(x, y);
  const centred = Math.abs(Math.max(...xs) + Math.min(...xs)) < 1 && Math.abs(Math.max(...ys) + Math.min(...ys)) < 1;
  return {
    x,
    y,
    shape: corners === 4 ? 'rectangular' : round_ ? 'circular' : 'other',
    origin: centred ? 'center' : 'corner',
  };
}

/** The options of a section by key, as text. */
export type Section = Readonly<Record<string, string>>;

/** The sections of an ini file; repeated sections are merged. */
export function parseIni(source: string): Map<string, Section> {
  const sections = new Map<string, Record<string, string>>();
  let section: Record<string, string> | undefined;
  for (const raw of source.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const line = raw.trim();
    const name = /^\[(.*)\]$/.exec(line)?.[1];
    if (name !== undefined) {
      section = sections.get(name) ?? {};
      sections.set(name, section);
    }
    const [, key, value] = /^([\w-]+)\s*=\s*(.*)$/.exec(line) ?? [];
    if (key !== undefined && value !== undefined && section) section[key] = value;
  }
  return sections;
}
