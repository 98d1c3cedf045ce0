import type { Filter } from '../../core/endpoints.js';
import { digestOf, type EtagTree } from '../../core/etag-tree.js';
import { foldToId } from '../../core/fold.js';
import { idsOf } from '../../core/names.js';
import { namedPath } from '../../core/paths.js';
import { suggest } from '../../core/suggest.js';
import type { Assets } from '../types.js';

/** The ids that a filter's value stands for, or the nearest ids when it stands for nothing. */
export type Resolution = { ids: readonly string[] } | { ids: null; suggestions: string[] };

/** Looks a value up: as an id first, which takes no file; by name, alias or redirect only on a miss. */
export async function resolveName(
  { names: kind }: Filter,
  value: string,
  assets: Assets,
  tree: EtagTree,
): Promise<Resolution> {
  const id = foldToId(value);
  if (/^[a-z0-9-]+$/.test(id) && digestOf(tree, namedPath(kind, id)) !== null) return { ids: [id] };
  const names = await assets.names();
  const ids = idsOf(names, kind, value);
  return ids.length > 0 ? { ids } : { ids: null, suggestions: suggest(names, kind, value) };
}
