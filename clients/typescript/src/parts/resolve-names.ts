import type { ErrorCode } from '../../../../core/contract/errors.js';
import { FILES, filamentsPath } from '../../../../core/contract/paths.js';
import { foldToId } from '../../../../core/names/fold.js';
import { type Spool, spoolOf } from '../../../../core/names/named-spool.js';
import { hasFurther, idsFurther, idsOf, type NameLists, resolveName } from '../../../../core/names/resolve.js';
import type { FurtherNames, NameKind, Names } from '../../../../core/names/spellings.js';
import type { Filament, IdentifySpools } from '../../../../schemas/generated/record.js';
import { UnknownNameError } from '../errors.js';
import type { Files, NameQuery } from '../files.js';
import { orIfMissing, type ReadOptions } from '../source.js';

const UNKNOWN = {
  brands: 'unknown_brand',
  printers: 'unknown_printer',
  materials: 'unknown_material',
  symptoms: 'unknown_symptom',
} as const satisfies Record<NameKind, ErrorCode>;

/** The ids that a name, an alias or a former id means; a current id wins over any name. */
function idsIn(names: Names, kind: NameKind, name: string): readonly string[] {
  const ids = idsOf(names, kind, name);
  const own = foldToId(name);
  return ids.includes(own) ? [own] : ids;
}

/** The ids of the records that have the name themselves. @throws {OpenPrintDataError} when the names cannot be had */
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
  const ids = hasFurther(kind) ? idsFurther(await furtherNames(files, options), kind, name) : [];
  if (ids.length > 0 || kind !== 'materials') return ids;
  // A spool may be named with its colour.
  return (await resolveName(listsOf(files, options), kind, name)).ids ?? [];
}

/** The ids that a name means, as in the endpoints: of records that have it, else of a product or an identifier. */
export async function idsByAnyName(files: Files, asked: NameQuery, options: ReadOptions): Promise<readonly string[]> {
  const ids = await idsByName(files, asked, options);
  return ids.length > 0 ? ids : idsByIdentifier(files, asked, options);
}

/** The one id that each name means, and the branded filament that one of them names. */
export interface ResolvedNames {
  ids: string[];
  spool: Spool | null;
}

/**
 * The one id that each name means.
 *
 * @throws {UnknownNameError} when no record has the name, or several have it
 */
export async function resolveNames(
  files: Files,
  asked: readonly NameQuery[],
  options: ReadOptions,
): Promise<ResolvedNames> {
  const lists = listsOf(files, options);
  let spool: Spool | null = null;
  const ids = await Promise.all(
    asked.map(async ([kind, name]) => {
      const found = await resolveName(lists, kind, name);
      if (found.ids === null) throw new UnknownNameError(UNKNOWN[kind], kind, name, found.suggestions, found.several);
      const { ids, filament } = found;
      if (filament !== undefined) spool = spoolOf(filament, await lists.furtherNames());
      const own = foldToId(name);
      const [id] = ids;
      if (ids.includes(own)) return own;
      if (id !== undefined && ids.length === 1) return id;
      throw new UnknownNameError(UNKNOWN[kind], kind, name, ids, true);
    }),
  );
  return { ids, spool };
}

/** The lists that names are looked up in. */
function listsOf(files: Files, options: ReadOptions): NameLists {
  return {
    names: () => files.allNames(options),
    furtherNames: () => furtherNames(files, options),
    productsOf: (brand) => productsOf(files, brand, options),
    labels: (path) => labelsAt(files, path, options),
  };
}

/** A file of codes of labels; null where the release has none. */
export function labelsAt(files: Files, path: string, options: ReadOptions): Promise<IdentifySpools | null> {
  return orIfMissing(files.json<IdentifySpools>(path, options), null);
}

/** The products of a brand of filament, with their colours. */
export async function productsOf(files: Files, brand: string, options: ReadOptions): Promise<Filament[]> {
  const { data, meta } = await files.page<Filament>(filamentsPath(brand), options);
  const pages = Array.from({ length: Math.ceil(meta.total / meta.limit) - 1 }, (_, i) => filamentsPath(brand, i + 2));
  const others = await Promise.all(pages.map((path) => files.page<Filament>(path, options)));
  return [data, ...others.map((page) => page.data)].flat();
}

/** The branded filament that a name means in place of its material; null for what a material is called itself. */
export async function spoolNamed(files: Files, name: string, options: ReadOptions): Promise<Spool | null> {
  if ((await idsByName(files, ['materials', name], options)).length > 0) return null;
  const lists = listsOf(files, options);
  const found = await resolveName(lists, 'materials', name);
  return found.ids === null || found.filament === undefined
    ? null
    : spoolOf(found.filament, await lists.furtherNames());
}

/** Every choice of one id from those that each name means. */
export function eachOf(names: Names, asked: readonly NameQuery[]): string[][] {
  return asked.reduce<string[][]>(
    (sofar, [kind, name]) => sofar.flatMap((one) => idsIn(names, kind, name).map((id) => [...one, id])),
    [[]],
  );
}

/** A partial release may have none. */
function furtherNames(files: Files, options: ReadOptions): Promise<FurtherNames> {
  return orIfMissing(files.memo<FurtherNames>(FILES.furtherNames, options), { printers: {}, materials: {} });
}
