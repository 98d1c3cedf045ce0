import { ENDPOINTS, type Filter } from '../../../core/contract/endpoints.js';
import { LIMITS } from '../../../core/contract/limits.js';
import { FILES, pagePath, type Subject } from '../../../core/contract/paths.js';
import { resolveName } from '../../../core/names/resolve.js';
import type { FurtherNames, Names } from '../../../core/names/spellings.js';
import type { Value } from './address.js';

/**
 * The file that answers a query, with its page size if a different one was requested; or the name that could not be
 * resolved.
 */
export type ResolvedFile =
  | { path: string; pageSize: number | null }
  | { parameter: string; name: string; suggestions: string[]; several: boolean };

/**
 * Finds the file for a query on a static host, resolving names as the service does.
 *
 * @param fetcher `fetch`, replaceable in tests
 * @throws if the list of names cannot be loaded
 */
export async function resolveFile(
  path: string,
  values: readonly Value[],
  fetcher: typeof fetch,
): Promise<ResolvedFile> {
  const endpoint = ENDPOINTS.find((one) => one.path === path);
  if (!endpoint) throw new Error(`there is no endpoint at ${path}`);
  const of = (name: string) => values.find((value) => value.name === name)?.value.trim() ?? '';
  const given = endpoint.filters.filter(({ parameter }) => of(parameter) !== '');
  const lists = {
    names: once(async () => (await (await fetcher(FILES.names)).json()) as Names),
    furtherNames: once(async () => (await (await fetcher(FILES.furtherNames)).json()) as FurtherNames),
  };
  const ids: Partial<Record<Filter['parameter'], string>> = {};
  for (const { parameter, names: kind } of given) {
    const name = of(parameter);
    const found = await resolveName(lists, kind, name);
    const [id, ...more] = found.ids ?? [];
    if (found.ids === null || id === undefined || more.length > 0) {
      const several = found.ids === null ? found.several : true;
      return { parameter, name, suggestions: [...(found.ids ?? found.suggestions)], several };
    }
    ids[parameter] = id;
  }
  const page = Number(of('page')) || 1;
  const pageSize = of('limit') === '' || of('limit') === String(LIMITS.defaultLimit) ? null : LIMITS.defaultLimit;
  return { path: pagePath({ kind: endpoint.kind, ...ids } as Subject, page), pageSize };
}

/** Caches a list for all names of a query. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let list: Promise<T> | undefined;
  return () => {
    list ??= read();
    return list;
  };
}
