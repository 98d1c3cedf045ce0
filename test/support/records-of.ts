import { RELEASE_KINDS } from '../../core/contract/changes.js';
import type { ReleaseRecords } from '../../scripts/release/diff/compare.js';
import type { JsonObject } from '../../scripts/shared/tree.js';

/** A release of the given records, by kind and id. */
export function recordsOf(
  version: string,
  records: Partial<Record<(typeof RELEASE_KINDS)[number], Record<string, JsonObject>>>,
): ReleaseRecords {
  const kinds = RELEASE_KINDS.map((kind) => [kind, new Map(Object.entries(records[kind] ?? {}))]);
  return { version, sources: {}, records: Object.fromEntries(kinds) as ReleaseRecords['records'] };
}
