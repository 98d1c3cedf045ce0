import { fnv1a } from '../../../../core/contract/fnv1a.js';
import { LIMITS, MAX_PAGE } from '../../../../core/contract/limits.js';
import { FILES } from '../../../../core/contract/paths.js';
import { checkNumber } from '../arguments.js';
import { MissingFileError } from '../errors.js';
import type { Files, Page, ReadPage, Reads, Start } from '../files.js';
import { ReleaseChangedError } from '../http/errors.js';
import type { ReadOptions } from '../source.js';

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
  return twice(await reads.begin({}), async (begun) => {
    const options = begun ? {} : anew();
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
  const options = { ...(begun ? {} : anew()), signal: end.signal };
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
function anew(): ReadOptions {
  return { after: Date.now() };
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

/**
 * Reads the pages of one list and verifies that all are of one release. A page that does not state its version is of
 * the release that the index stated both before the page was requested and after it arrived.
 */
class OneRelease<T> {
  private version: string | null | undefined;
  /** Time range over which the index is known to state that version, ms since the epoch. */
  private from = 0;
  private to = 0;
  /** Arrival of the latest page, ms since the epoch. */
  private told = 0;

  private first: ReadPage<T>;

  /** @param options `after`: ignores answers requested before then */
  constructor(
    private readonly files: Files,
    private readonly start: Start<T>,
    private readonly options: ReadOptions,
  ) {
    this.first = start.first;
  }

  /** A page after the first. @throws {ReleaseChangedError} */
  async page(number: number): Promise<ReadPage<T>> {
    if (this.version === undefined) {
      const page = await this.ofToldVersion(number);
      if (page) return page;
      await this.askIndex(this.options.after);
      const { text } = this.first.reading;
      this.first = await this.read(1, this.first);
      if (this.first.reading.text !== text) throw this.changed();
    }
    return this.read(number);
  }

  /** Verifies that all pages so far are of one release. @throws {ReleaseChangedError} */
  async verify(): Promise<void> {
    if (this.version !== undefined && this.version !== null && this.told > this.to) await this.askIndex(this.told);
  }

  /** A page verified by its stated version; null if it or the first page states none. @throws {ReleaseChangedError} */
  private async ofToldVersion(number: number): Promise<ReadPage<T> | null> {
    const { version } = this.first.reading;
    if (version === undefined) return null;
    const page = await this.readAfter(number, this.options.after);
    if (page.reading.version === undefined) return null;
    if (page.reading.version !== version) throw this.changed();
    return this.sameList(page, number);
  }

  private async read(number: number, before?: ReadPage<T>): Promise<ReadPage<T>> {
    let page = before;
    if (!page || page.reading.asked < this.from) page = await this.readAfter(number, this.options.after);
    // A copy cached before this release was first seen may be of another.
    if (page.reading.asked < this.from) page = await this.readAfter(number, this.from);
    this.told = Math.max(this.told, page.reading.told);
    return this.sameList(page, number);
  }

  /** The page, if it is consistent with the first. @throws {ReleaseChangedError} */
  private sameList(page: ReadPage<T>, number: number): ReadPage<T> {
    const { meta } = this.first;
    if (page.meta.total !== meta.total || page.meta.limit !== meta.limit || page.meta.page !== number)
      throw this.changed();
    return page;
  }

  private async readAfter(number: number, after: number | undefined): Promise<ReadPage<T>> {
    try {
      return await this.files.page<T>(this.start.pathOf(number), { ...this.options, after });
    } catch (error) {
      // According to the first page it exists.
      throw error instanceof MissingFileError ? this.changed() : error;
    }
  }

  private async askIndex(after: number | undefined): Promise<void> {
    const { version, reading } = await this.readIndex(after);
    if (this.version !== undefined && version !== this.version) throw this.changed();
    this.from = this.version === undefined ? reading.seen : Math.min(this.from, reading.seen);
    this.to = reading.asked;
    this.version = version;
  }

  private async readIndex(after: number | undefined) {
    try {
      return await this.files.versionOf(FILES.briefIndex, { ...this.options, after });
    } catch (error) {
      // A partial release may have no index; the counts of the pages must then suffice.
      if (error instanceof MissingFileError) return { version: null, reading: { seen: 0, asked: 0 } };
      throw error;
    }
  }

  private changed(): ReleaseChangedError {
    return new ReleaseChangedError(this.files.source.name + this.start.pathOf(1));
  }
}
