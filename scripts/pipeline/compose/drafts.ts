import type { Printer, Profile } from '../../../schemas/generated/record.js';
import { recordSchema, valuesSchema } from '../../shared/schemas/read.js';
import { isObject, type JsonObject, merge } from '../../shared/tree.js';

/** A printer from its own sources alone. */
export type PrinterDraft = Omit<PrinterAmongOthers, 'configurations' | 'rebrands' | 'likely'>;

/** With what other printers imply about it, before its profiles are checked against it. */
export type PrinterAmongOthers = Omit<Printer, 'materials' | 'preset_maxima' | 'warnings'>;

/** A profile from its presets alone, before it is checked against its printer. */
export type ProfileDraft = Omit<Profile, 'default_nozzle' | 'effective_speed_mm_s' | 'warnings'>;

const known = new Map<string, string[]>();

/** The fields of a kind of record in the order of its schema. */
function fieldsOf(kind: string): string[] {
  const fields = known.get(kind) ?? Object.keys(recordSchema(kind).properties ?? {});
  known.set(kind, fields);
  return fields;
}

/** A finished record with its fields in the order of its schema; fields that are not in the schema are dropped. */
export function inFieldOrder<T extends object>(kind: string, record: T): T {
  const ordered = {} as T;
  for (const field of fieldsOf(kind) as (keyof T)[]) ordered[field] = record[field];
  return ordered;
}

/** An object of the schema's shape, with all values null. */
function blank(schema: JsonObject): JsonObject {
  const properties = isObject(schema.properties) ? schema.properties : {};
  return Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [
      key,
      isObject(value) && isObject(value.properties) ? blank(value) : null,
    ]),
  );
}

const BLANKS = {
  'printer-facts': blank(valuesSchema('printer-facts')),
  'profile-values': blank(valuesSchema('profile-values')),
  'process-values': blank(valuesSchema('process-values')),
};

/** Values in published form: every field in the schema's order, null if unknown. */
export function completeValues<T>(kind: keyof typeof BLANKS, values: JsonObject): T {
  return merge(BLANKS[kind], values) as T;
}
