import { FILES } from '../../../core/contract/paths.js';
import type { NameKind, Names } from '../../../core/names/spellings.js';
import { BrokenAnswerError } from './errors.js';
import { duringCall, type Reading, type ReadOptions, readFromSource, type Source } from './source.js';

/** One page of a list. */
export interface Page<T> {
  data: T[];
  meta: { total: number; page: number; limit: number };
}

/** A page with the reading of its file. */
export interface ReadPage<T> extends Page<T> {
  reading: Reading;
}

/** A name as given by a caller, with its kind. */
export type NameQuery = readonly [kind: NameKind, name: string];

/** State kept between calls. */
class Kept {
  /** Names found not to be ids: see `withIds`. */
  readonly notIds = new Set<string>();
  readonly memos = new Map<string, { text: string; value: unknown }>();
  readonly prepared = new Map<string, Promise<unknown>>();
}

/** Reads and parses the files of a release. */
export class Files {
  constructor(
    readonly source: Source,
    readonly kept = new Kept(),
  ) {}

  /** The same files for one call; see {@link duringCall}. */
  during(options?: { signal?: AbortSignal | undefined }, onRead?: (path: string) => void): Files {
    const signal = options?.signal;
    return signal || onRead ? new Files(duringCall(this.source, signal, onRead), this.kept) : this;
  }

  /** The parsed JSON of a file. @throws {OpenPrintDataError} */
  async json<T>(path: string, options: ReadOptions = {}): Promise<T> {
    return this.parsed(path, (await readFromSource(this.source, path, options)).text);
  }

  /** A page of a list. @throws {OpenPrintDataError} also if the file is not a page */
  async page<T>(path: string, options: ReadOptions = {}): Promise<ReadPage<T>> {
    const reading = await readFromSource(this.source, path, options);
    const answer = this.parsed<(Page<T> & { success: unknown }) | null>(path, reading.text);
    const { data, meta } = answer ?? {};
    if (answer?.success !== true || !Array.isArray(data) || !((meta?.limit ?? 0) >= Math.min(1, meta?.total ?? 1)))
      throw new BrokenAnswerError(this.source.name + path, 'the JSON received is not an answer of this service');
    return { data, meta: answer.meta, reading };
  }

  /** The records of a list that is a single file. @throws {OpenPrintDataError} */
  async list<T>(path: string): Promise<T[]> {
    return (await this.memo<Page<T>>(path)).data;
  }

  /** The only record of a file. @throws {OpenPrintDataError} also if it contains none */
  async record<T>(path: string): Promise<T> {
    const [record] = (await this.page<T>(path)).data;
    if (record === undefined) throw new BrokenAnswerError(this.source.name + path, 'the answer contains no record');
    return record;
  }

  /** Every name, alias and redirect. @throws {OpenPrintDataError} */
  allNames(): Promise<Names> {
    return this.memo(FILES.names);
  }

  /** A large file that many calls need, parsed again only if it has changed. @throws {OpenPrintDataError} */
  async memo<T>(path: string): Promise<T> {
    const text = await this.source.text(path);
    const before = this.kept.memos.get(path);
    if (before?.text === text) return before.value as T;
    const value = this.parsed<T>(path, text);
    this.kept.memos.set(path, { text, value });
    return value;
  }

  /** What takes longer to prepare than to use: prepared once, unless it fails. */
  prepared<T>(key: string, prepare: () => Promise<T>): Promise<T> {
    const known = this.kept.prepared.get(key) ?? prepare();
    this.kept.prepared.set(key, known);
    known.catch(() => this.kept.prepared.delete(key));
    return known as Promise<T>;
  }

  private parsed<T>(path: string, text: string): T {
    try {
      return JSON.parse(text) as T;
    } catch {
      throw new BrokenAnswerError(this.source.name + path, 'the file is not JSON');
    }
  }
}

/** The records of a list one by one across all its pages. Sends no request before iteration begins. */
export interface Listing<T> extends AsyncIterable<T> {
  /** The pages as stored in the files, each fetched while the previous one is read. */
  pages(): AsyncIterable<Page<T>>;
  /**
   * One page, as the endpoint returns it.
   *
   * @param number from 1
   * @param options `limit`: records per page, 1 to 100; default: that of the endpoint
   */
  page(number?: number, options?: { limit?: number | undefined }): Promise<Page<T>>;
  /** All records in one array. */
  all(): Promise<T[]>;
}

/** The first page of a list, and the path of each page. */
export interface Start<T> {
  first: ReadPage<T>;
  pathOf: (page: number) => string;
}

/** Fetches the first page of a list. */
export type Begin<T> = (options: ReadOptions) => Promise<Start<T>>;

export interface Reads<T> {
  files: Files;
  begin: Begin<T>;
}
