import type { Files, Page, ReadPage } from './files.js';
import type { ReadOptions } from './source.js';

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
  options: ReadOptions;
}
