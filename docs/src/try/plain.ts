import { ENDPOINTS, type Filter } from '../../../core/endpoints.js';
import { LIMITS } from '../../../core/limits.js';
import { idsOf, type Names } from '../../../core/names.js';
import { FILES, pagePath, type Subject } from '../../../core/paths.js';
import { suggest } from '../../../core/suggest.js';
import type { Value } from './address.js';

/** The file that holds what a query asks for, with the size of its pages where another was asked for; or the name that leads to none. */
export type Found =
  | { path: string; pageSize: number | null }
  | { parameter: string; name: string; suggestions: string[]; several: boolean };

/**
 * What a server of plain files has for a query: its names are looked up as the service does, in the list of names.
 *
 * @param fetcher the browser's `fetch`, or a test's
 * @throws when the list of names cannot be had
 */
export async function fileOf(path: string, values: readonly Value[], fetcher: typeof fetch): Promise<Found> {
  const endpoint = ENDPOINTS.find((one) => one.path === path);
  if (!endpoint) throw new Error(`there is no endpoint at ${path}`);
  const of = (name: string) => values.find((value) => value.name === name)?.value.trim() ?? '';
  const given = endpoint.filters.filter(({ parameter }) => of(parameter) !== '');
  const names = given.length > 0 ? ((await (await fetcher(FILES.names)).json()) as Names) : null;
  const ids: Partial<Record<Filter['parameter'], string>> = {};
  for (const { parameter, names: kind } of given) {
    const name = of(parameter);
    const found = names ? idsOf(names, kind, name) : [];
    const [id] = found;
    if (!names || id === undefined || found.length > 1)
      return {
        parameter,
        name,
        suggestions: names && id === undefined ? suggest(names, kind, name) : [...found],
        several: found.length > 1,
      };
    ids[parameter] = id;
  }
  const page = Number(of('page')) || 1;
  const pageSize = of('limit') === '' || of('limit') === String(LIMITS.defaultLimit) ? null : LIMITS.defaultLimit;
  return { path: pagePath({ kind: endpoint.kind, ...ids } as Subject, page), pageSize };
}
