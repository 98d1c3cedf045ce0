import type { ErrorCode } from '../../../../core/contract/errors.js';
import { FILES } from '../../../../core/contract/paths.js';
import { foldToId } from '../../../../core/names/fold.js';
import { hasFurther, idsFurther, idsOf, resolveName } from '../../../../core/names/resolve.js';
import type { FurtherNames, NameKind, Names } from '../../../../core/names/spellings.js';
import { MissingFileError, UnknownNameError } from '../errors.js';
import type { Files, NameQuery } from '../files.js';
import type { ReadOptions } from '../source.js';

const UNKNOWN = {
  brands: 'unknown_brand',
  printers: 'unknown_printer',
  materials: 'unknown_material',
  symptoms: 'unknown_symptom',
} as const satisfies Record<NameKind, ErrorCode>;

/** The ids that a name, an alias or an id of former days means: an id as it stands goes before any name. */
function idsIn(names: Names, kind: NameKind, name: string): readonly string[] {
  const ids = idsOf(names, kind, name);
  const own = foldToId(name);
  return ids.includes(own) ? [own] : ids;
}

/** The ids of what is itself called so. @throws {OpenPrintDataError} when the names cannot be had */
export async function idsByName(
  files: Files,
  [kind, name]: NameQuery,
  options: ReadOptions,
): Promise<readonly string[]> {
  return idsIn(await files.allNames(options), kind, name);
}

/** The ids that the name of a branded filament or an identifier of another system means: one file more. */
export async function idsByIdentifier(
  files: Files,
  [kind, name]: NameQuery,
  options: ReadOptions,
): Promise<readonly string[]> {
  return hasFurther(kind) ? idsFurther(await furtherNames(files, options), kind, name) : [];
}

/** The ids that a name means, as the endpoints take it: what is called so, else what a product or an identifier means. */
export async function idsByAnyName(files: Files, asked: NameQuery, options: ReadOptions): Promise<readonly string[]> {
  const ids = await idsByName(files, asked, options);
  return ids.length > 0 ? ids : idsByIdentifier(files, asked, options);
}

/**
 * The one id that each name means.
 *
 * @throws {UnknownNameError} when nothing is called so, or several things are
 */
export async function resolveNames(files: Files, asked: readonly NameQuery[], options: ReadOptions): Promise<string[]> {
  const lists = { names: () => files.allNames(options), furtherNames: () => furtherNames(files, options) };
  return Promise.all(
    asked.map(async ([kind, name]) => {
      const found = await resolveName(lists, kind, name);
      if (found.ids === null) throw new UnknownNameError(UNKNOWN[kind], kind, name, found.suggestions, found.several);
      const { ids } = found;
      const own = foldToId(name);
      const [id] = ids;
      if (ids.includes(own)) return own;
      if (id !== undefined && ids.length === 1) return id;
      throw new UnknownNameError(UNKNOWN[kind], kind, name, ids, true);
    }),
  );
}

/** Every choice of one id from those that each name means. */
export function eachOf(names: Names, asked: readonly NameQuery[]): string[][] {
  return asked.reduce<string[][]>(
    (sofar, [kind, name]) => sofar.flatMap((one) => idsIn(names, kind, name).map((id) => [...one, id])),
    [[]],
  );
}

/** A release of former days has none. */
function furtherNames(files: Files, options: ReadOptions): Promise<FurtherNames> {
  return files.memo<FurtherNames>(FILES.furtherNames, options).catch((error: unknown) => {
    if (error instanceof MissingFileError) return { printers: {}, materials: {} };
    throw error;
  });
}
