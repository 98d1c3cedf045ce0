import { namedPath } from '../../../core/contract/paths.js';
import { foldToId } from '../../../core/names/fold.js';
import type { Spool } from '../../../core/names/named-spool.js';
import type { NameKind } from '../../../core/names/spellings.js';
import { MissingFileError } from './errors.js';
import type { Files, NameQuery } from './files.js';
import type { ReadOptions } from './source.js';

/**
 * Does something with the ids that names mean, and with the branded filament that one of them names. They are taken as ids first, which takes no list of names when `use`
 * finds its file.
 *
 * @throws {UnknownNameError}, and {MissingFileError} when the names are known and `use` does not find its file
 */
export async function withIds<T>(
  files: Files,
  asked: readonly NameQuery[],
  options: ReadOptions,
  use: (ids: readonly string[], spool: Spool | null) => Promise<T>,
): Promise<T> {
  const folded = asked.map(([, name]) => foldToId(name));
  const key = JSON.stringify([asked, folded]);
  let missing: unknown;
  if (!files.notIds.has(key) && folded.every((id) => /^[a-z0-9-]+$/.test(id)))
    try {
      return await use(folded, null);
    } catch (error) {
      if (!(error instanceof MissingFileError)) throw error;
      missing = error;
    }
  const { resolveNames } = await import('./parts/resolve-names.js');
  const { ids, spool } = await resolveNames(files, asked, options);
  if (missing && ids.every((id, i) => id === folded[i])) throw missing;
  files.notIds.add(key);
  return use(ids, spool);
}

/** The record that a name, an alias, an identifier or an id means. @throws {UnknownNameError} when it means none, or several */
export function resolveRecord<T>(files: Files, kind: NameKind, name: string, options: ReadOptions = {}): Promise<T> {
  return withIds(files, [[kind, name]], options, ([id = '']) => files.record<T>(namedPath(kind, id), options));
}
