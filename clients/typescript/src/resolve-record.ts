import { namedPath } from '../../../core/contract/paths.js';
import { foldToId } from '../../../core/names/fold.js';
import type { Spool } from '../../../core/names/named-spool.js';
import type { NameKind } from '../../../core/names/spellings.js';
import { MissingFileError } from './errors.js';
import type { Files, NameQuery } from './files.js';

/**
 * Passes the ids that names resolve to, and the branded filament if one of them is a product, to `use`. Tries the names
 * as ids first, which needs no list of names if `use` finds its file.
 *
 * @throws {UnknownNameError}, and {MissingFileError} if the names are known but `use` does not find its file
 */
export async function withIds<T>(
  files: Files,
  asked: readonly NameQuery[],
  use: (ids: readonly string[], spool: Spool | null) => Promise<T>,
): Promise<T> {
  const folded = asked.map(([, name]) => foldToId(name));
  const key = JSON.stringify([asked, folded]);
  let missing: unknown;
  if (!files.kept.notIds.has(key) && folded.every((id) => /^[a-z0-9-]+$/.test(id)))
    try {
      return await use(folded, null);
    } catch (error) {
      if (!(error instanceof MissingFileError)) throw error;
      missing = error;
    }
  const { resolveNames } = await import('./parts/resolve-names.js');
  const { ids, spool } = await resolveNames(files, asked);
  if (missing && ids.every((id, i) => id === folded[i])) throw missing;
  files.kept.notIds.add(key);
  return use(ids, spool);
}

/** The record that a name, alias, identifier or id resolves to. @throws {UnknownNameError} if none or several match */
export function resolveRecord<T>(
  files: Files,
  kind: NameKind,
  name: string,
  pathOf = (id: string) => namedPath(kind, id),
): Promise<T> {
  return withIds(files, [[kind, name]], ([id = '']) => files.record<T>(pathOf(id)));
}
