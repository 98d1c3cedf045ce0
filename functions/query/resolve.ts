import { type Assets, digestOf, type EtagTree } from '../assets.js';
import { pagePath, recordPath } from '../paths.js';
import type { Filter } from './endpoint.js';
import { foldToId } from './fold.js';
import { idsOf, suggest } from './names.js';

/** The ids that a filter's value stands for, or the nearest ids when it stands for nothing. */
export type Resolution = { ids: readonly string[] } | { ids: null; suggestions: string[] };

/** A file that exists exactly when the id does. */
function fileOf({ names }: Filter, id: string): string {
  switch (names) {
    case 'brands':
      return pagePath({ kind: 'printers', brand: id });
    case 'printers':
    case 'materials':
      return recordPath(names, id);
    case 'symptoms':
      return pagePath({ kind: 'troubleshoot', symptom: id });
  }
}

/** Looks a value up: as an id first, which takes no file; by name, alias or redirect only on a miss. */
export async function resolveName(filter: Filter, value: string, assets: Assets, tree: EtagTree): Promise<Resolution> {
  const id = foldToId(value);
  if (/^[a-z0-9-]+$/.test(id) && digestOf(tree, fileOf(filter, id)) !== null) return { ids: [id] };
  const names = await assets.names();
  const ids = idsOf(names, filter.names, value);
  return ids.length > 0 ? { ids } : { ids: null, suggestions: suggest(names, filter.names, value) };
}
