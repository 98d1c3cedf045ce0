import type { ErrorCode } from '../../../../core/errors.js';
import { foldToId } from '../../../../core/fold.js';
import { idsOf, type NameKind, type Names } from '../../../../core/names.js';
import { suggest } from '../../../../core/suggest.js';
import { UnknownNameError } from '../errors.js';
import type { Asked } from '../files.js';

const UNKNOWN = {
  brands: 'unknown_brand',
  printers: 'unknown_printer',
  materials: 'unknown_material',
  symptoms: 'unknown_symptom',
} as const satisfies Record<NameKind, ErrorCode>;

/** The ids that a name, an alias or an id of former days means: an id as it stands goes before any name. */
function idsNamed(names: Names, kind: NameKind, name: string): readonly string[] {
  const ids = idsOf(names, kind, name);
  const own = foldToId(name);
  return ids.includes(own) ? [own] : ids;
}

/**
 * The one id that a name means, as the endpoints take it.
 *
 * @throws {UnknownNameError} when nothing is called so, or several things are
 */
export function idOf(names: Names, kind: NameKind, name: string): string {
  const ids = idsNamed(names, kind, name);
  const [id] = ids;
  if (id !== undefined && ids.length === 1) return id;
  const suggestions = id === undefined ? suggest(names, kind, name) : ids;
  throw new UnknownNameError(UNKNOWN[kind], kind, name, suggestions, id !== undefined);
}

/** Every choice of one id from those that each name means. */
export function eachOf(names: Names, asked: readonly Asked[]): string[][] {
  return asked.reduce<string[][]>(
    (sofar, [kind, name]) => sofar.flatMap((one) => idsNamed(names, kind, name).map((id) => [...one, id])),
    [[]],
  );
}
