import type { Filter } from '../../core/endpoints.js';
import { digestOf, type EtagTree } from '../../core/etag-tree.js';
import { foldToId } from '../../core/fold.js';
import { hasFurther, idsFurther } from '../../core/further-names.js';
import { idsOf } from '../../core/names.js';
import { namedPath } from '../../core/paths.js';
import { suggest } from '../../core/suggest.js';
import type { Assets } from '../types.js';

/**
 * The ids that a filter's value stands for; or, when it stands for nothing or for several that cannot be told apart, the
 * nearest ids or all of those.
 */
export type Resolution = { ids: readonly string[] } | { ids: null; suggestions: readonly string[]; several: boolean };

/**
 * Looks a value up: as an id first, which takes no file; by name, alias or redirect only on a miss; and as a branded
 * filament or an identifier of another system only when it is none of these.
 */
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
  if (ids.length > 0) return { ids };
  const further = hasFurther(kind) ? idsFurther(await assets.furtherNames(), kind, value) : [];
  if (further.length === 1) return { ids: further };
  const several = further.length > 1;
  return { ids: null, suggestions: several ? further : suggest(names, kind, value), several };
}
