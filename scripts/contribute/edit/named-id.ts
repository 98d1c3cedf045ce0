import { idsOf } from '../../../core/names/resolve.js';
import type { NameKind, Names } from '../../../core/names/spellings.js';
import { suggest } from '../../../core/names/suggest.js';

/** The id of the record with this name. @throws with the nearest names if there is none */
export function namedId(names: Names, kind: NameKind, name: string): string {
  const [id] = idsOf(names, kind, name);
  if (id !== undefined) return id;
  const near = suggest(names, kind, name);
  throw new Error(
    `no ${kind.slice(0, -1)} is called "${name}"${near.length > 0 ? ` (nearest: ${near.join(', ')})` : ''}`,
  );
}
