import { ORCA_ENUMS, PRUSA_ENUMS } from '../../../core/read-settings/enum-values.js';
import { type Json, type JsonObject, put } from '../../shared/tree.js';
import { choice, type Raw, relative } from '../values.js';

/** The settings of a preset by key. */
export type Config = Readonly<Record<string, Raw>>;

/** The two families of slicers descended from Slic3r: their settings mean the same and have other keys. */
export type Family = 'orca' | 'prusa';

/** The surroundings of one setting of a preset. */
interface Context {
  /** The value that a percentage is of; null if it is unknown, or if the field has none. */
  base: number | null;
  config: Config;
  /** The family's words for a value, by setting. */
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

type Read = (raw: Raw, context: Context) => string | number | boolean | null;

/** A key (`a|b`: the first one that is set), alone or with what a percentage is of; null: the family has none. */
type Key = string | readonly [key: string, of: string] | null;

/**
 * A field: its path, its reader, and its key in each family; then what a percentage is of, unless the keys say it: the
 * path of another field, or the name of a given figure.
 */
export type Field = readonly [path: string, read: Read, orca: Key, prusa: Key, of?: string];

const WORDS: Readonly<Record<Family, Context['words']>> = { orca: ORCA_ENUMS, prusa: PRUSA_ENUMS };

/** Reads the fields of a preset; `given` are figures that percentages are of. */
type Reader<T> = (family: Family, config: Config, given?: Readonly<Record<string, number | null>>) => T;

/** A function that reads the fields of a table from presets, in the order of the table. */
export function readerOf<T extends object>(fields: readonly Field[]): Reader<T> {
  const tables = { orca: fieldsOf('orca', fields), prusa: fieldsOf('prusa', fields) };
  return (family, config, given = {}) => {
    const own = tables[family];
    const readField = (path: string): Json => {
      const field = own.get(path);
      if (!field) return given[path] ?? null;
      const raw = field.keys.map((key) => config[key]).find((one) => one !== undefined && one !== null);
      const base = field.of === undefined ? null : (readField(field.of) as number | null);
      return field.read(raw, { base, config, words: WORDS[family] });
    };
    const values = [...own.keys()].reduce<JsonObject>((done, path) => put(done, path, readField(path)), {});
    return values as unknown as T;
  };
}

/** The fields of one family by their path. */
function fieldsOf(family: Family, fields: readonly Field[]) {
  return new Map(
    fields.flatMap(([path, read, orca, prusa, of]) => {
      const key = family === 'orca' ? orca : prusa;
      if (key === null) return [];
      const [keys, base] = typeof key === 'string' ? [key, of] : key;
      return [[path, { read, keys: keys.split('|'), of: base }] as const];
    }),
  );
}

/** A number, or a percentage of the base. */
export const part: Read = (raw, { base }) => relative(raw, base);

/** Like {@link part}, but 0 means "not set". */
export const share: Read = (raw, { base }) => relative(raw, base) || null;

/** One of the family's words for the values of a setting. */
export const word =
  (setting: string): Read =>
  (raw, { words }) =>
    choice(raw, words[setting] ?? {});
