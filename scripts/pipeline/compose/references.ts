import type { Reference } from '../../../schemas/generated/record.js';
import type { Dataset } from '../load/dataset.js';

/** The cited pages and preset sources, each once, sorted by id. Unknown ids are left to the lint. */
export function referencesOf({ references, sources }: Dataset, ids: readonly string[]): Reference[] {
  return [...new Set(ids)].sort().flatMap((id) => {
    const presets = sources.value.sources[id];
    if (presets) return [{ id, title: presets.name, url: presets.repository, original: null }];
    const reference = references.value[id];
    return reference ? [{ id, title: reference.title, url: reference.url, original: reference.via ?? null }] : [];
  });
}
