import { LIMITS } from '../../../core/contract/limits.js';
import { FILES, pageOfList, pagePath, type Subject } from '../../../core/contract/paths.js';
import type { Spool } from '../../../core/names/named-spool.js';
import type { NameKind } from '../../../core/names/spellings.js';
import { MissingFileError, UnknownNameError } from './errors.js';
import type { Begin, Files, Listing, NameQuery, Page, Reads, Start } from './files.js';
import { withIds } from './resolve-record.js';

/** The kind and filters of a list; absent filters are undefined. */
type Asking = { kind: Subject['kind'] } & {
  [filter in 'brand' | 'printer' | 'material' | 'symptom']?: string | undefined;
};

/** The list that the ids of its filters select. */
export type SubjectOf = (ids: Partial<Record<NameKind, string>>) => Asking;

/** A list: a single page is returned as is; several pages are checked to be of one release. */
function listing<T>(files: Files, begin: Begin<T>): Listing<T> {
  const reads: Reads<T> = { files, begin };
  async function* pages(): AsyncGenerator<Page<T>> {
    const start = await begin({});
    if (isWhole(start)) yield { data: start.first.data, meta: start.first.meta };
    else yield* (await import('./parts/many-pages.js')).pagesOf(reads, start);
  }
  return {
    pages,
    async *[Symbol.asyncIterator]() {
      for await (const { data } of pages()) yield* data;
    },
    async all() {
      const start = await begin({});
      if (isWhole(start)) return start.first.data;
      return (await import('./parts/many-pages.js')).allOf(reads, start);
    },
    async page(number, options) {
      return (await import('./parts/many-pages.js')).windowOf(reads, number, options?.limit);
    },
  };
}

function isWhole<T>({ first: { data, meta } }: Start<T>): boolean {
  return data.length === meta.total;
}

/** A list at a fixed path. */
export function listAt<T>(files: Files, path: string): Listing<T> {
  return listing(
    files,
    startAt<T>(files, (page) => pageOfList(path.replace(/\.json$/, ''), page)),
  );
}

/**
 * A list selected by its filters. An ambiguous symptom combines the lists of all its meanings, as the endpoints do.
 *
 * @param asked the given filters
 * @param subjectOf maps their ids to the list
 */
export function listOf<T>(files: Files, asked: readonly NameQuery[], subjectOf: SubjectOf): Listing<T> {
  const of = (ids: readonly string[]) => {
    const subject = subjectOf(Object.fromEntries(asked.map(([kind], i) => [kind, ids[i]]))) as Subject;
    return startAt<T>(files, (page) => pagePath(subject, page));
  };
  const begin: Begin<T> = async (more) => {
    try {
      return await withIds(files, asked, async (ids, spool) => {
        const own = spool && subjectOf({}).kind === 'profiles' ? await spooled<T>(files, spool, asked, ids) : null;
        return own ?? of(ids)(more);
      });
    } catch (error) {
      // For other kinds an ambiguous name is an error, as in the endpoints.
      if (error instanceof UnknownNameError && error.several && error.kind === 'symptoms') {
        const [names, { eachOf }] = await Promise.all([files.allNames(), import('./parts/resolve-names.js')]);
        const each = eachOf(names, asked);
        // So is an ambiguous error code; one that is not a symptom has no rules.
        if (each.length === 0 && error.suggestions.length > 0) throw error;
        const lists = each.map((ids) => listing(files, of(ids)).all().catch(noneIfMissing));
        const records = (await Promise.all(lists)).flat();
        return whole(records, records.length || LIMITS.defaultLimit);
      }
      // Known names without a common record.
      return whole<T>(noneIfMissing(error, asked.length > 0), LIMITS.defaultLimit);
    }
  };
  return listing(files, begin);
}

/** The profiles of a branded filament; null without a printer if it has no presets of its own. */
async function spooled<T>(
  files: Files,
  spool: Spool,
  asked: readonly NameQuery[],
  ids: readonly string[],
): Promise<Start<T> | null> {
  const printer = ids[asked.findIndex(([kind]) => kind === 'printers')];
  const { profilesOfSpool } = await import('./parts/spool.js');
  const profiles = await profilesOfSpool(files, spool, printer);
  return profiles && whole(profiles as T[], LIMITS.defaultLimit);
}

function startAt<T>(files: Files, pathOf: (page: number) => string): Begin<T> {
  return async (options) => ({ first: await files.page<T>(pathOf(1), options), pathOf });
}

function noneIfMissing(error: unknown, expected = true): never[] {
  if (expected && error instanceof MissingFileError && error.path !== FILES.names) return [];
  throw error;
}

/** A computed list without a file, on a single page. */
function whole<T>(data: T[], limit: number): Start<T> {
  const meta = { total: data.length, page: 1, limit };
  return { first: { data, meta, reading: { text: '', asked: 0 } }, pathOf: () => '' };
}
