import type { Files, Page, ReadPage } from './files.js';
import type { ReadOptions } from './source.js';

/** The records of a list one by one, over all its pages. Nothing is asked for before the first of them is. */
export interface Listing<T> extends AsyncIterable<T> {
  /** Page after page as the files hold them, the next one being fetched meanwhile. */
  pages(): AsyncIterable<Page<T>>;
  /**
   * One page, as the endpoint gives it.
   *
   * @param number from 1
   * @param options `limit`: records a page, 1 to 100; without it as many as the endpoint gives by itself
   */
  page(number?: number, options?: { limit?: number | undefined }): Promise<Page<T>>;
  /** All of them at once. */
  all(): Promise<T[]>;
}

/** The first page of a list, and the paths of all pages. */
export interface Start<T> {
  first: ReadPage<T>;
  pathOf: (page: number) => string;
}

/** Finds the first page of a list. */
export type Begin<T> = (options: ReadOptions) => Promise<Start<T>>;

/** The inputs for reading a list. */
export interface Reads<T> {
  files: Files;
  begin: Begin<T>;
  options: ReadOptions;
}
