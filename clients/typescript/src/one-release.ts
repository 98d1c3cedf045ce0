import { FILES } from '../../../core/contract/paths.js';
import { MissingFileError } from './errors.js';
import type { Files, ReadPage } from './files.js';
import { ReleaseChangedError } from './http/errors.js';
import type { Start } from './listing.js';
import type { ReadOptions } from './source.js';

/**
 * Reads the pages of one list and tells whether all of them are of one release. Where a page tells no version, it is of the
 * release that the index was before the page was asked for and still was after the page had come.
 */
export class OneRelease<T> {
  private version: string | null | undefined;
  /** The index is known to be that version from and to, ms since the epoch. */
  private from = 0;
  private to = 0;
  /** When the last page had come. */
  private told = 0;

  private first: ReadPage<T>;

  /** @param options `after`: what was not asked for since then does not count */
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

  /** Makes sure that all pages so far are of one release. @throws {ReleaseChangedError} */
  async verify(): Promise<void> {
    if (this.version !== undefined && this.version !== null && this.told > this.to) await this.askIndex(this.told);
  }

  /** A page by its version; null where it or the first page has none. @throws {ReleaseChangedError} */
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
    // What was kept from before this release was first seen may be of another.
    if (page.reading.asked < this.from) page = await this.readAfter(number, this.from);
    this.told = Math.max(this.told, page.reading.told);
    return this.sameList(page, number);
  }

  /** The page, which has to fit the first. @throws {ReleaseChangedError} */
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
      // The first page says that it is there.
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
      // A part of a release may have no index; then the counts of the pages have to do.
      if (error instanceof MissingFileError) return { version: null, reading: { seen: 0, asked: 0 } };
      throw error;
    }
  }

  private changed(): ReleaseChangedError {
    return new ReleaseChangedError(this.files.source.name + this.start.pathOf(1));
  }
}
