import type { Figures, Lists, Rows, Texts } from './row.js';

/** What a figure was likely meant to be: one in another unit, or a slip of the hand. */
export interface LikelySlip {
  /** The other unit, or the slip. */
  is: { unit: string } | { slip: keyof typeof SLIPS };
  /** How it reads with that unit; left out where it has none. */
  written?: string | undefined;
  /** What it would be in the right one; left out where nobody can tell. */
  right?: string | undefined;
}

/** Parameters of a figure that is looked at for what it was meant to be. */
export interface Likely {
  like: readonly LikelySlip[];
}

/** The bounds of a figure with its unit, where it has one. */
interface OfUnit {
  unit?: string | undefined;
}

/** The description of a field in its schema, where it has one. */
interface Described {
  means?: string | undefined;
}

const SLIPS = {
  share_of_nozzle: 'a percentage of the nozzle diameter',
  ratio: 'a ratio, where a percentage is expected',
  rest: 'what remains, where the loss is expected',
  fan_byte: 'a fan value from 0 to 255',
  percent: 'a percentage, where a ratio is expected',
  short_year: 'a year without its century',
  date: 'a date',
  minus: 'an extra minus sign',
  ten_times: 'ten times too large',
  a_tenth: 'ten times too small',
  hundred_times: 'a hundred times too large',
  a_hundredth: 'a hundred times too small',
  vickers: 'a Vickers or Brinell hardness',
} as const;

/** What a figure looks like, as it goes on after a message: `: looks like °F (446 °F = 230 °C)`. */
export function likely(like: readonly LikelySlip[]): string {
  const each = like.map(({ is, written, right }) => {
    const name = 'unit' in is ? is.unit : SLIPS[is.slip];
    return right === undefined ? name : `${name} (${written === undefined ? right : `${written} = ${right}`})`;
  });
  return each.length === 0 ? '' : `: looks like ${each.join(' or ')}`;
}

/** What is said of a value that its schema does not allow. */
export const SCHEMA = {
  out_of_range: ({
    value,
    comparison,
    limit,
    unit,
    like,
  }: Figures<'value' | 'limit'> & Texts<'comparison'> & OfUnit & Likely) => [
    `${value} is out of range${likely(like)}`,
    `must be ${comparison} ${limit}${of(unit)}`,
  ],
  within_gap: ({ value, above, below, unit, like }: Figures<'value' | 'above' | 'below'> & OfUnit & Likely) => [
    `${value} is out of range${likely(like)}`,
    `nothing between ${above} and ${below}${of(unit)}`,
  ],
  not_whole: ({ value, min, max, unit, like }: Figures<'value' | 'min' | 'max'> & OfUnit & Likely) => [
    `${value} is not a whole number${likely(like)}`,
    `a whole number from ${min} to ${max}${of(unit)}`,
  ],
  missing_field: ({ either, means }: { either: readonly (readonly string[])[] } & Described) => [
    `misses ${either.map(fields).join(' or ')}`,
    means ?? 'add it',
  ],
  unknown_field: ({
    field,
    instead,
    near,
    known,
  }: Texts<'field'> & Lists<'known'> & Partial<Texts<'instead' | 'near'>>) => [
    `has no field "${field}"${instead === undefined ? '' : `, and misses "${instead}"`}`,
    known.length > 0 ? `${near === undefined ? '' : `nearest: ${near}; `}allowed: ${known.join(', ')}` : undefined,
  ],
  not_in_list: ({
    value,
    allowed,
    near,
    forms,
  }: {
    value: unknown;
    allowed: readonly unknown[];
    near?: string | undefined;
    forms?: string | undefined;
  }) => [
    `${json(value)} is not allowed`,
    `${near === undefined ? '' : `nearest: ${near}; `}allowed: ${allowed.map(json).join(', ')}${forms ? `; ${forms}` : ''}`,
  ],
  empty_value: ({ types }: Lists<'types'>) => ['is empty', typesOf(types)],
  wrong_type: ({ value, types, means }: { value: unknown } & Lists<'types'> & Described) => [
    `${json(value)} is not ${typesOf(types)}`,
    means,
  ],
  wrong_form: ({ value, pattern, means }: { value: unknown } & Texts<'pattern'> & Described) => [
    `${json(value)} has the wrong form`,
    FORMS[pattern] ?? means ?? `must match ${pattern}`,
  ],
  wrong_format: ({ value, format, means }: { value: unknown } & Texts<'format'> & Described) => [
    `${json(value)} is not ${FORMATS[format] ?? `of the form ${format}`}`,
    means,
  ],
  listed_twice: ({ item }: { item: unknown }) => [`lists ${json(item)} twice`, 'each item once'],
  too_short: ({ value, limit }: { value: unknown } & Figures<'limit'>) => [
    `${json(value)} is too short`,
    `at least ${limit} characters`,
  ],
  too_long: ({ value, limit }: { value: unknown } & Figures<'limit'>) => [
    `${json(value)} is too long`,
    `at most ${limit} characters`,
  ],
  few_items: ({ limit }: Figures<'limit'>) => [
    'is a list with too few items',
    `at least ${limit}; leave the field out if there is none`,
  ],
  many_items: ({ limit }: Figures<'limit'>) => ['is a list with too many items', `at most ${limit}`],
  few_fields: ({ limit }: Figures<'limit'>) => ['is empty', `at least ${limit}; leave the field out if there is none`],
  many_fields: ({ limit }: Figures<'limit'>) => ['is a map with too many entries', `at most ${limit}`],
  field_beside_another: ({ field }: Texts<'field'>) => [
    `has "${field}", which cannot be combined with the other fields`,
    'leave it out',
  ],
  missing_beside: ({ field, needed_by }: Texts<'field' | 'needed_by'>) => [
    `misses "${field}", which "${needed_by}" requires`,
  ],
  both_forms: ({ forms }: { forms: readonly (readonly string[])[] }) => [
    `has ${forms.map(fields).join(' and ')}`,
    'one of the two, not both',
  ],
  no_form: ({ value, forms, means }: { value: unknown; forms: readonly ValueForm[] } & Described) => [
    `${json(value)} is not ${formsOf(forms)}`,
    means,
  ],
  other_keyword: ({ reason }: Texts<'reason'>) => [reason],
} satisfies Rows;

/** A form that a value may have: of certain types, or one of certain words; neither where a schema says it otherwise. */
export interface ValueForm {
  types?: readonly string[] | undefined;
  words?: readonly unknown[] | undefined;
}

function of(unit: string | undefined): string {
  return unit === undefined ? '' : ` ${unit}`;
}

function fields(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

/** A value as JSON, cut where it is long. */
export function json(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** What YAML calls a type, as people do. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a map of fields and values',
  null: 'null',
};

function typesOf(types: readonly string[]): string {
  return types.map((type) => TYPES[type] ?? type).join(' or ');
}

function formsOf(forms: readonly ValueForm[]): string {
  const each = forms.map(({ types, words }) => (types === undefined ? words?.map(json).join(' or ') : typesOf(types)));
  return each.length > 0 && each.every((form) => form !== undefined)
    ? [...new Set(each)].join(' or ')
    : 'of one of the allowed forms';
}

/** What values of a format are. */
const FORMATS: Readonly<Record<string, string>> = {
  uri: 'an address that starts with https://',
  date: 'a day, written as "2026-01-31"',
};

/** Descriptions of patterns that fields share; other patterns are shown as they are. */
const FORMS: Readonly<Record<string, string>> = {
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'an id: lower-case letters and digits in parts, joined by "-"',
  '^[a-z0-9]+(_[a-z0-9]+)*$': 'an id: lower-case letters and digits in parts, joined by "_"',
  '^https?://': 'an address that starts with https://',
  '^https://': 'an address that starts with https://',
  '^[0-9a-f]{64}$': 'a SHA-256: 64 hexadecimal digits',
  '^#[0-9A-F]{6}$': 'a colour such as "#FF8000"',
  '^[0-9a-f]{3,40}$': 'the SHA-1 of a commit, 40 hexadecimal digits: a branch changes',
  '^[0-9A-Z]{3}$': 'the first three letters or digits that all its serial numbers share, such as 01P',
  '^[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*$': 'a host or service name: letters, digits and hyphens, no spaces',
  '^[A-Za-z0-9][A-Za-z0-9.+-]*$': 'the SPDX identifier of a licence, such as AGPL-3.0',
  '^((gist\\.)?github\\.com/[A-Za-z0-9-]+(/[A-Za-z0-9._-]+)?|[a-z0-9-]+(\\.[a-z0-9-]+)+)$':
    'a site such as example.org, or a repository such as github.com/owner/name, without https://',
  '^(((printers|processes|filaments|presets|preset-values)/[a-z0-9]+(-[a-z0-9]+)*)|bases|filament-presets|machine-names)\\.json$':
    'the path of a file below the folder of the source, such as printers/prusa-mk4.json',
};
