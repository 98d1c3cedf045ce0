import type { Reference } from '../../schemas/generated/record.js';
import type { Dataset } from '../load/dataset.js';

/** What the cited ids stand for, each once, in the order of the ids. Unknown ids are the lint's business. */
export function referencesOf(dataset: Dataset, ids: readonly string[]): Reference[] {
  return [...new Set(ids)].sort().flatMap((id) => {
    const reference = dataset.references.value[id];
    return reference ? [{ id, title: reference.title, url: reference.url, via: reference.via ?? null }] : [];
  });
}
