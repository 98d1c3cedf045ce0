import { fnv1a } from '../../../../core/contract/fnv1a.js';
import { LIMITS, MAX_PAGE } from '../../../../core/contract/limits.js';
import { checkNumber } from '../arguments.js';
import type { Page, ReadPage } from '../files.js';
import { ReleaseChangedError } from '../http/errors.js';
import type { Reads, Start } from '../listing.js';
import { OneRelease } from '../one-release.js';

/**
 * Yields the pages of a list. If the release is replaced meanwhile, it starts again once; the pages yielded before must
 * be identical in the new release.
 *
 * @throws {ReleaseChangedError} before the last page if they are not
 */
export async function* pagesOf<T>(reads: Reads<T>, start: Start<T>): AsyncGenerator<Page<T>> {
  const marks: string[] = [];
  const tell = function* (page: ReadPage<T>, place: number): Generator<Page<T>> {
    const mark = markOf(page.reading.text);
    if (place < marks.length && marks[place] !== mark) throw new ReleaseChangedError(reads.files.source.name);
    if (place < marks.length) return;
    marks.push(mark);
    yield { data: page.data, meta: page.meta };
  };
  try {
    for await (const page of attempt(reads, start)) yield* tell(page, page.meta.page - 1);
  } catch (error) {
    if (!(error instanceof ReleaseChangedError)) throw error;
    for await (const page of attempt(reads)) yield* tell(page, page.meta.page - 1);
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
  return twice(await reads.begin(reads.options), async (begun) => {
    const options = begun ? reads.options : anew(reads);
    const start = begun ?? (await reads.begin(options));
    const { total, limit: unit } = start.first.meta;
    const size = limit ?? unit;
    const [from, to] = [(number - 1) * size, Math.min(number * size, total)];
    const release = new OneRelease(reads.files, start, options);
    const data: T[] = [];
    for (let file = Math.floor(from / unit) + 1; (file - 1) * unit < to; file++) {
      const page = file === 1 ? start.first : await release.page(file);
      const offset = (file - 1) * unit;
      data.push(...page.data.slice(Math.max(0, from - offset), to - offset));
    }
    await release.verify();
    return { data, meta: { total, page: number, limit: size } };
  });
}

/** The pages of one release. @throws {ReleaseChangedError} before the last page if they are of several */
async function* attempt<T>(reads: Reads<T>, begun?: Start<T>): AsyncGenerator<ReadPage<T>> {
  const end = new AbortController();
  const { signal } = reads.options;
  const options = {
    ...(begun ? {} : anew(reads)),
    signal: signal ? AbortSignal.any([signal, end.signal]) : end.signal,
  };
  try {
    const start = begun ?? (await reads.begin(options));
    const { total, limit } = start.first.meta;
    const release = new OneRelease(reads.files, start, options);
    const last = Math.ceil(total / limit);
    let ahead = Promise.resolve(start.first);
    for (let number = 1; number <= last; number++) {
      const page = await ahead;
      if (number === last) await release.verify();
      else ahead = release.page(number + 1);
      // Prevents an unhandled rejection if the caller stops here.
      ahead.catch(() => {});
      yield page;
    }
  } finally {
    end.abort();
  }
}

/** Options that ignore answers requested before now. */
function anew<T>({ options }: Reads<T>) {
  return { ...options, after: Date.now() };
}

async function twice<T, R>(start: Start<T>, work: (begun: Start<T> | undefined) => Promise<R>): Promise<R> {
  try {
    return await work(start);
  } catch (error) {
    if (!(error instanceof ReleaseChangedError)) throw error;
    return work(undefined);
  }
}

/** Fingerprint of a page: its length and checksum. */
function markOf(text: string): string {
  return `${text.length}:${fnv1a(text)}`;
}
