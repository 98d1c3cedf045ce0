import { isObject, type Json } from '../../shared/tree.js';
import type { Records } from './records.js';

/** How many records of a kind know a field. */
export interface FieldCoverage {
  known: number;
  total: number;
}

/** Fields that identify a record or tell where it comes from: always known, so not worth counting. */
const IDENTITY = new Set([
  'id',
  'brand',
  'brand_id',
  'model',
  'aliases',
  'variant_of',
  'configuration_of',
  'differs',
  'configurations',
  'rebrand_of',
  'rebrands',
  'likely',
  'printable_volume_reason',
  'provenance',
  'printer',
  'material',
  'nozzle',
  'basis',
  'warnings',
  'name',
  'name_zh',
  'notes',
  'family',
  'type',
  'fibre',
  'printer_count',
  'profile_count',
]);

/**
 * For printers, materials and profiles: how many of all know each field; of printers also how many of those that most
 * people have. An object counts as known when any part of it is.
 */
export function coverage(
  { printers, materials, profiles }: Pick<Records, 'printers' | 'materials' | 'profiles'>,
  wellKnown: readonly string[],
): Record<string, Record<string, FieldCoverage>> {
  const known = new Set(wellKnown);
  return {
    printers: count(printers as object[]),
    well_known_printers: count(printers.filter(({ id }) => known.has(id)) as object[]),
    materials: count(materials as object[]),
    profiles: count(profiles as object[]),
  };
}

function count(records: readonly object[]): Record<string, FieldCoverage> {
  const result: Record<string, FieldCoverage> = {};
  for (const record of records) {
    for (const field of Object.keys(record)) {
      if (IDENTITY.has(field)) continue;
      result[field] ??= { known: 0, total: records.length };
      if (isKnown(record[field as never])) result[field].known++;
    }
  }
  return result;
}

function isKnown(value: Json): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (!isObject(value)) return value !== null;
  for (const key in value) if (isKnown(value[key] ?? null)) return true;
  return false;
}
