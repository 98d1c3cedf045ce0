import { FILES, filamentsPath } from '../../../../core/contract/paths.js';
import { foldToId } from '../../../../core/names/fold.js';
import { type Spool, spoolOf } from '../../../../core/names/named-spool.js';
import { hasFurther, idsFurther, idsOf, type NameLists, resolveName } from '../../../../core/names/resolve.js';
import type { FurtherNames, NameKind, Names } from '../../../../core/names/spellings.js';
import type { Filament, IdentifySpools } from '../../../../schemas/generated/record.js';
import { UnknownNameError } from '../errors.js';
import type { Files, NameQuery } from '../files.js';
import { orIfMissing } from '../source.js';

/** The ids that a name, alias or former id resolves to; a current id takes precedence over any name. */
function idsIn(names: Names, kind: NameKind, name: string): readonly string[] {
  const ids = idsOf(names, kind, name);
  const own = foldToId(name);
  return ids.includes(own) ? [own] : ids;
}

/** The ids of the records with this name. @throws {OpenPrintDataError} if the names are unavailable */
export async function idsByName(files: Files, [kind, name]: NameQuery): Promise<readonly string[]> {
  return idsIn(await files.allNames(), kind, name);
}

/** The ids that a branded filament or an identifier of another system resolves to; reads one more file. */
export async function idsByIdentifier(files: Files, [kind, name]: NameQuery): Promise<readonly string[]> {
  const ids = hasFurther(kind) ? idsFurther(await furtherNames(files), kind, name) : [];
  if (ids.length > 0 || kind !== 'materials') return ids;
  // The name of a spool may include its colour.
  return (await resolveName(listsOf(files), kind, name)).ids ?? [];
}

/** The ids that a name resolves to, as in the endpoints: names of records first, then products and identifiers. */
export async function idsByAnyName(files: Files, asked: NameQuery): Promise<readonly string[]> {
  const ids = await idsByName(files, asked);
  return ids.length > 0 ? ids : idsByIdentifier(files, asked);
}

/**
 * Resolves each name to one id; `spool` is the branded filament if one of them is a product.
 *
 * @throws {UnknownNameError} if no record has the name, or several do
 */
export async function resolveNames(
  files: Files,
  asked: readonly NameQuery[],
): Promise<{ ids: string[]; spool: Spool | null }> {
  const lists = listsOf(files);
  let spool: Spool | null = null;
  const ids = await Promise.all(
    asked.map(async ([kind, name]) => {
      const found = await resolveName(lists, kind, name);
      if (found.ids === null) throw new UnknownNameError(kind, name, found.suggestions, found.several);
      const { ids, filament } = found;
      if (filament !== undefined) spool = spoolOf(filament, await lists.furtherNames());
      const own = foldToId(name);
      const [id] = ids;
      if (ids.includes(own)) return own;
      if (id !== undefined && ids.length === 1) return id;
      throw new UnknownNameError(kind, name, ids, true);
    }),
  );
  return { ids, spool };
}

/** Reads the lists of names. */
function listsOf(files: Files): NameLists {
  return {
    names: () => files.allNames(),
    furtherNames: () => furtherNames(files),
    productsOf: (brand) => productsOf(files, brand),
    labels: (path) => labelsAt(files, path),
  };
}

/** A file of label codes; null if the release has none. */
export function labelsAt(files: Files, path: string): Promise<IdentifySpools | null> {
  return orIfMissing(files.json<IdentifySpools>(path), null);
}

/** The products of a filament brand, with their colours. */
export async function productsOf(files: Files, brand: string): Promise<Filament[]> {
  const { data, meta } = await files.page<Filament>(filamentsPath(brand));
  const pages = Array.from({ length: Math.ceil(meta.total / meta.limit) - 1 }, (_, i) => filamentsPath(brand, i + 2));
  const others = await Promise.all(pages.map((path) => files.page<Filament>(path)));
  return [data, ...others.map((page) => page.data)].flat();
}

/** The Cartesian product of the ids that each name resolves to. */
export function eachOf(names: Names, asked: readonly NameQuery[]): string[][] {
  return asked.reduce<string[][]>(
    (sofar, [kind, name]) => sofar.flatMap((one) => idsIn(names, kind, name).map((id) => [...one, id])),
    [[]],
  );
}

/** A partial release may have none. */
function furtherNames(files: Files): Promise<FurtherNames> {
  return orIfMissing(files.memo<FurtherNames>(FILES.furtherNames), { printers: {}, materials: {} });
}
