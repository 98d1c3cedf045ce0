import { type Language, LOCALES, type Say } from './language.js';
import type { Line } from './layout.js';

/** Words for values on a page: those of enumerations, yes and no, and so on. */
export type ValueNames = Readonly<Record<string, string>>;

/** The value at a path of a record, `a.b` or its parts; undefined if there is no such field. */
export function valueAt(record: unknown, path: string | readonly string[]): unknown {
  let node = record;
  for (const part of typeof path === 'string' ? path.split('.') : path) {
    if (typeof node !== 'object' || node === null) return undefined;
    node = (node as Record<string, unknown>)[part];
  }
  return node;
}

/** The scalar at a path of a record; null: none. */
export function scalarAt(record: unknown, path: string | readonly string[]): string | number | boolean | null {
  const value = valueAt(record, path);
  return typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' ? value : null;
}

/** Formats values for display. */
export class Writer {
  private readonly numbers: Intl.NumberFormat;
  /** Selects the text of the formatter's language. */
  readonly say: Say;
  /** Separates a name from its value; Chinese punctuation includes its space. */
  readonly colon: string;
  /** Brackets around a remark, and the space before them. */
  readonly aside: readonly [open: string, close: string];
  /** Separates items that contain commas. */
  readonly semicolon: string;
  /** Separates the items of any other list. */
  readonly comma: string;
  /** Separates alternatives. */
  readonly either: string;
  /** The end of a sentence, and the space between two sentences. */
  readonly stop: string;
  readonly space: string;

  constructor(
    language: Language,
    private readonly words: ValueNames,
  ) {
    const english = language === 'en';
    const { tag, say } = LOCALES[language];
    this.say = say;
    [this.colon, this.semicolon, this.either] = english ? [': ', '; ', ' / '] : ['：', '；', '、'];
    this.comma = english ? ', ' : '、';
    [this.stop, this.space] = english ? ['. ', ' '] : ['。', ''];
    this.aside = english ? [' (', ')'] : ['（', '）'];
    this.numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 4, useGrouping: false });
  }

  number(value: number): string {
    return this.numbers.format(value);
  }

  word(value: string): string {
    return this.words[value] ?? value.replaceAll('_', ' ');
  }

  /** Capitalised words of an enumeration, for the start of a line. */
  capital(words: string): string {
    return words.charAt(0).toUpperCase() + words.slice(1);
  }

  sentence(words: string): string {
    return this.capital(words) + this.stop.trimEnd();
  }

  /** A number with its unit and the spacing that the unit requires. */
  withUnit(text: string, unit: string): string {
    const meant = this.words[`figure ${text} ${unit}`];
    if (meant !== undefined) return meant;
    const one = text === '1' ? this.words[`unit 1 ${unit}`] : undefined;
    const shown = one ?? this.words[`unit ${unit}`] ?? unit;
    if (shown === '') return text;
    return /^[%°](?!C)/.test(shown) ? `${text}${shown}` : `${text}\u00a0${shown}`;
  }

  /** A range, open on either side; null if both ends are unknown. */
  range(min: number | null | undefined, max: number | null | undefined, unit: string): string | null {
    if (min == null && max == null) return null;
    if (min == null) return this.withUnit(`≤\u00a0${this.number(max ?? 0)}`, unit);
    if (max == null) return this.withUnit(`≥\u00a0${this.number(min)}`, unit);
    return this.withUnit(min === max ? this.number(min) : `${this.number(min)}–${this.number(max)}`, unit);
  }

  /** Any value, for a table of other sources' values. */
  any(value: unknown, unit = ''): string | null {
    if (value === null || value === undefined) return null;
    if (typeof value === 'number') return this.withUnit(this.number(value), unit);
    if (typeof value === 'boolean') return this.word(value ? 'true' : 'false');
    if (typeof value === 'string') return this.word(value);
    if (Array.isArray(value)) return value.map((item) => this.any(item)).join(this.comma);
    const object = value as Record<string, unknown>;
    if ('min' in object || 'max' in object)
      return this.range(object.min as number | null, object.max as number | null, unit);
    return Object.entries(object)
      .map(([key, item]) => `${key} ${this.any(item) ?? '—'}`)
      .join(this.comma);
  }

  /** The value of a table row; null if it is unknown. */
  line({ path, kind, unit }: Line, record: unknown): string | null {
    const value = valueAt(record, path);
    if (value === null || value === undefined) return null;
    switch (kind) {
      case 'value':
        return path.endsWith('_year') ? String(value) : this.any(value, unit);
      case 'range': {
        const { min, max } = value as { min: number | null; max: number | null };
        return this.range(min, max, unit);
      }
      case 'layers': {
        const { first_layer: first, other_layers: others } = value as Record<string, number | null>;
        return this.layers(first ?? null, others ?? null, unit);
      }
      case 'box': {
        const sides = Object.values(value as Record<string, number | null>);
        if (sides.every((side) => side === null)) return null;
        return this.withUnit(sides.map((side) => (side === null ? '?' : this.number(side))).join(' × '), unit);
      }
      case 'nozzles':
        return this.nozzles(value as NozzleHeights, unit);
    }
  }

  private layers(first: number | null, others: number | null, unit: string): string | null {
    if (first === null && others === null) return null;
    const other = others === null ? '—' : this.withUnit(this.number(others), unit);
    if (first === others) return other;
    const before = first === null ? '—' : this.withUnit(this.number(first), unit);
    const [open, close] = this.aside;
    return `${other}${open}${this.word('first_layer')} ${before}${close}`;
  }

  private nozzles(nozzles: NozzleHeights, unit: string): string | null {
    const texts = nozzles.map(({ variant, layer_height_mm: { min, max } }) => {
      const range = this.range(min, max, unit);
      return range === null ? variant : `${variant}${this.colon}${range}`;
    });
    return texts.length === 0 ? null : texts.join(this.semicolon);
  }
}

type NozzleHeights = { variant: string; layer_height_mm: { min: number | null; max: number | null } }[];
