import { FILES } from '../../../core/contract/paths.js';
import { MissingFileError } from './errors.js';
import type { Files, ReadPage } from './files.js';
import { ReleaseChangedError } from './http/errors.js';
import type { Start } from './listing.js';
import type { ReadOptions } from './source.js';

/**
 * Reads the pages of one list and verifies that all are of one release. A page that does not state its version is of
 * the release that the index stated both before the page was requested and after it arrived.
 */
export class OneRelease<T> {
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
