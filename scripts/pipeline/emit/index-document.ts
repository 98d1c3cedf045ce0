import { ENDPOINTS } from '../../../core/contract/endpoints.js';
import { LIMITS } from '../../../core/contract/limits.js';
import { countRecords } from '../compose/counts.js';
import { coverage } from '../compose/coverage.js';
import { citedOrigins, filamentSources, importedSources } from '../compose/origins.js';
import type { Records } from '../compose/records.js';
import type { FileKind, ReleaseInProgress } from './file-kind.js';
import { LICENCE } from './licence.js';

/** `/api/v1/index.json`: the counts of records, and the path of every kind of file. */
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

/** Paths by the names that the kinds have in the index. */
function linksOf(kinds: readonly FileKind[]): Record<string, string | readonly string[]> {
  return Object.fromEntries(
    kinds.flatMap(({ link, linked, path }) => (link === undefined ? [] : [[link, linked?.() ?? path]])),
  );
}

/** The brands that there are printers of. */
export function brandsOf({ printers }: Records): { id: string; name: string }[] {
  const names = new Map(printers.map(({ brand_id, brand }) => [brand_id, brand]));
  return [...names].map(([id, name]) => ({ id, name }));
}
