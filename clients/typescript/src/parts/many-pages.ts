import { fnv1a } from '../../../../core/contract/fnv1a.js';
import { LIMITS, MAX_PAGE } from '../../../../core/contract/limits.js';
import { FILES } from '../../../../core/contract/paths.js';
import type { BriefIndex } from '../../../../schemas/generated/record.js';
import { checkNumber } from '../arguments.js';
import { ReleaseChangedError } from '../errors.js';
import type { Files, Page, ReadPage, Reads, Start } from '../files.js';
import { orIfMissing, type ReadOptions } from '../source.js';

/**
 * Yields the pages of a list. If the release is replaced meanwhile, it starts again once; the pages yielded before must
 * be identical in the new release.
 *
 * @throws {ReleaseChangedError} before the last page if they are not
 */
export async function* pagesOf<T>(reads: Reads<T>, start: Start<T>): AsyncGenerator<Page<T>> {
  const marks: string[] = [];
  for (const begun of [start, undefined])
    try {
      for await (const { data, meta, reading } of attempt(reads, begun)) {
        const place = meta.page - 1;
        const mark = `${reading.text.length}:${fnv1a(reading.text)}`;
        if (place < marks.length && marks[place] !== mark) throw new ReleaseChangedError(reads.files.source.name);
        if (place < marks.length) continue;
        marks.push(mark);
        yield { data, meta };
      }
      return;
    } catch (error) {
      if (!begun || !(error instanceof ReleaseChangedError)) throw error;
    }
}

/** All records of a list of several pages. @throws {ReleaseChangedError} */
export function allOf<T>(reads: Reads<T>, start: Start<T>): Promise<T[]> {
  return twice(start, async (begun) => {
    const records: T[] = [];
    for await (const { data } of attempt(reads, begun)) records.push(...data);
    return records;
  });
}

/**
 * A page of any size.
 *
 * @param number from 1
 * @param limit records per page; default: the page size of the files
 * @throws {BadArgumentError}, {ReleaseChangedError}
 */
export async function windowOf<T>(reads: Reads<T>, number = 1, limit?: number): Promise<Page<T>> {
  checkNumber('page', number, MAX_PAGE);
  checkNumber('limit', limit, LIMITS.maxLimit);
  return twice(await reads.begin({}), async (begun) => {
    const start = begun ?? (await reads.begin({ after: Date.now() }));
    const { total, limit: unit } = start.first.meta;
    const size = limit ?? unit;
    const [from, to] = [(number - 1) * size, Math.min(number * size, total)];
    const [first, last] = [Math.floor(from / unit) + 1, Math.ceil(to / unit)];
    const data: T[] = [];
    for await (const page of attempt(reads, begun && start, first, last)) {
      const offset = (page.meta.page - 1) * unit;
      data.push(...page.data.slice(Math.max(0, from - offset), to - offset));
    }
    return { data, meta: { total, page: number, limit: size } };
  });
}

async function twice<T, R>(start: Start<T>, work: (begun: Start<T> | undefined) => Promise<R>): Promise<R> {
  try {
    return await work(start);
  } catch (error) {
    if (!(error instanceof ReleaseChangedError)) throw error;
    return work(undefined);
  }
}

/**
 * Pages of one release, each requested while the previous one is read. All of them state the same version, or else the
 * index states the same one before the first and after the last of them.
 *
 * @param begun undefined: a second attempt, which ignores what was requested before it and relies on the index
 * @throws {ReleaseChangedError} before the last page if they are of several
 */
async function* attempt<T>(
  { files, begin }: Reads<T>,
  begun: Start<T> | undefined,
  from = 1,
  to = Number.POSITIVE_INFINITY,
): AsyncGenerator<ReadPage<T>> {
  const end = new AbortController();
  const again = { after: Date.now(), signal: end.signal };
  try {
    const { first, pathOf } = begun ?? (await begin(again));
    const { total, limit } = first.meta;
    const last = Math.min(to, Math.ceil(total / limit));
    // A single file is of one release.
    if (last === 1 && from === 1) yield first;
    if (last === 1) return;
    const version = begun?.first.reading.version;
    const indexed = version === undefined ? await versionOf(files, again) : null;
    // Without a stated version a page counts if it was requested after the index, the first one as well.
    const options = version === undefined ? { ...again, after: Date.now() } : { signal: end.signal };
    const changed = () => new ReleaseChangedError(files.source.name + pathOf(1));
    const page = async (number: number): Promise<ReadPage<T>> => {
      if (number === 1 && version !== undefined) return first;
      const read = await orIfMissing(files.page<T>(pathOf(number), options), null);
      // According to the first page it exists, and is of the same list.
      const isSame = read?.meta.total === total && read.meta.limit === limit && read.meta.page === number;
      if (!isSame || (version !== undefined && read.reading.version !== version)) throw changed();
      return read;
    };
    let ahead = from <= last ? page(from) : null;
    for (let number = from; ahead; number++) {
      const now = await ahead;
      ahead = number < last ? page(number + 1) : null;
      // Prevents an unhandled rejection if the caller stops here.
      ahead?.catch(() => {});
      if (!ahead && version === undefined && (await versionOf(files, { ...again, after: Date.now() })) !== indexed)
        throw changed();
      yield now;
    }
  } finally {
    end.abort();
  }
}

/** The version of the index; null for a partial release without one: the counts of the pages must then suffice. */
async function versionOf(files: Files, options: ReadOptions): Promise<string | null> {
  return (await orIfMissing(files.json<BriefIndex>(FILES.briefIndex, options), null))?.version ?? null;
}
