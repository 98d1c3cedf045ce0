import { ENDPOINTS } from '../../../core/contract/endpoints.js';
import { LIMITS } from '../../../core/contract/limits.js';
import type { Counts } from '../../../schemas/generated/record.js';
import { isObject, type Json } from '../../shared/tree.js';
import { citedOrigins, filamentSources, importedSources } from '../compose/origins.js';
import type { Records } from '../compose/records.js';
import type { FileKind, ReleaseInProgress } from './file-kind.js';
import { LICENCE } from './licence.js';

/** `/api/v1/index.json`: the counts of records, and the paths of every kind of file. */
export function indexDocument(
  { version, dataset, records, downloads }: ReleaseInProgress,
  kinds: readonly FileKind[],
): object {
  return {
    name: 'Open Print Data',
    version,
    counts: countRecords(records),
    coverage: coverage(records, dataset.wellKnown.value.printers),
    sources: importedSources(dataset, records),
    filament_sources: filamentSources(dataset, records),
    origins: citedOrigins(dataset),
    licence: LICENCE,
    limits: LIMITS,
    endpoints: ENDPOINTS.map(({ path }) => path),
    files: { ...linksOf(kinds), further_pages: '<path without .json>/page/{page}.json' },
    downloads,
    brands: brandsOf(records),
  };
}

/** Paths by the key of their kind in the index. */
function linksOf(kinds: readonly FileKind[]): Record<string, string | readonly string[]> {
  return Object.fromEntries(
    kinds.flatMap(({ link, linked, path }) => (link === undefined ? [] : [[link, linked?.() ?? path]])),
  );
}

export function brandsOf({ printers }: Records): { id: string; name: string }[] {
  const names = new Map(printers.map(({ brand_id, brand }) => [brand_id, brand]));
  return [...names].map(([id, name]) => ({ id, name }));
}

export function countRecords(records: Records): Counts {
  const { printers, materials, profiles, rules, settings, filaments, filamentBrands } = records;
  return {
    brands: new Set(printers.map(({ brand_id }) => brand_id)).size,
    printers: printers.length,
    materials: materials.length,
    profiles: profiles.length,
    printer_material_pairs: printers.reduce((sum, { materials: own }) => sum + own.length, 0),
    troubleshooting_rules: rules.length,
    settings: settings.length,
    filament_brands: filamentBrands.length,
    filaments: filaments.length,
    filament_colours: filaments.reduce((sum, { colours }) => sum + colours.length, 0),
  };
}

/** Number of records of a kind in which a field is known. */
interface FieldCoverage {
  known: number;
  total: number;
}

/** Fields that identify a record or state its origin: always known, so not counted. */
const IDENTITY = new Set([
  ...['id', 'brand', 'brand_id', 'model', 'aliases', 'variant_of', 'configuration_of', 'differences'],
  ...['configurations', 'rebrand_of', 'rebrands', 'likely', 'printable_volume_reason', 'provenance', 'printer'],
  ...['material', 'nozzle', 'basis', 'warnings', 'name', 'name_zh', 'notes', 'family', 'type', 'fibre'],
  ...['printer_count', 'profile_count'],
]);

/**
 * Number of printers, materials and profiles in which each field is known; also of the well-known printers alone. An
 * object counts as known if any part of it is.
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
