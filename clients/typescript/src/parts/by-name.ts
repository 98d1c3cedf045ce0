import type { ErrorCode } from '../../../../core/errors.js';
import { foldToId } from '../../../../core/fold.js';
import { hasFurther, idsFurther } from '../../../../core/further-names.js';
import { idsOf, type NameKind, type Names } from '../../../../core/names.js';
import { FILES } from '../../../../core/paths.js';
import { suggest } from '../../../../core/suggest.js';
import { UnknownNameError } from '../errors.js';
import type { Asked, Files } from '../files.js';
import type { ReadOptions } from '../source.js';
import { orNone } from './further-names.js';

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
 * The ids that a name means, as the endpoints take it: what no list of names has may be a branded filament or an
 * identifier of another system, for which a file more is read.
 *
 * @throws {OpenPrintDataError} when a file cannot be had
 */
export async function idsMeant(
  files: Files,
  names: Names,
  [kind, name]: Asked,
  options: ReadOptions,
): Promise<readonly string[]> {
  const ids = idsNamed(names, kind, name);
  if (ids.length > 0 || !hasFurther(kind)) return ids;
  return idsFurther(await orNone(files.memo(FILES.furtherNames, options)), kind, name);
}

/**
 * The one id that each name means.
 *
 * @throws {UnknownNameError} when nothing is called so, or several things are
 */
export async function idsOfEach(files: Files, asked: readonly Asked[], options: ReadOptions): Promise<string[]> {
  const names = await files.allNames(options);
  return Promise.all(
    asked.map(async ([kind, name]) => {
      const ids = await idsMeant(files, names, [kind, name], options);
      const [id] = ids;
      if (id !== undefined && ids.length === 1) return id;
      const suggestions = id === undefined ? suggest(names, kind, name) : ids;
      throw new UnknownNameError(UNKNOWN[kind], kind, name, suggestions, id !== undefined);
    }),
  );
}

/** Every choice of one id from those that each name means. */
export function eachOf(names: Names, asked: readonly Asked[]): string[][] {
  return asked.reduce<string[][]>(
    (sofar, [kind, name]) => sofar.flatMap((one) => idsNamed(names, kind, name).map((id) => [...one, id])),
    [[]],
  );
}
