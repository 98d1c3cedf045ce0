import type { Filter } from '../../core/contract/endpoints.js';
import { digestOf, type EtagTree } from '../../core/contract/etag-tree.js';
import { namedPath } from '../../core/contract/paths.js';
import { foldToId } from '../../core/names/fold.js';
import { type Resolution, resolveName } from '../../core/names/resolve.js';
import type { Assets } from '../types.js';

/** Looks the value of a filter up: as an id first, which takes no file; by name only on a miss. */
export async function resolveValue(
  { names: kind }: Filter,
  value: string,
  assets: Assets,
  tree: EtagTree,
): Promise<Resolution> {
  const id = foldToId(value);
  if (/^[a-z0-9-]+$/.test(id) && digestOf(tree, namedPath(kind, id)) !== null) return { ids: [id] };
  return resolveName(assets, kind, value);
}
