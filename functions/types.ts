import type { EtagTree } from '../core/contract/etag-tree.js';
import type { FurtherNames, Names } from '../core/names/spellings.js';

/** The parts of a request that its answer depends on. */
export interface PlainRequest {
  method: string;
  /** As the client wrote it: an absolute URL, or from the first slash. */
  url: string;
  /** Field value of `If-None-Match`. */
  ifNoneMatch: string | null;
}

/** Header fields by name: a plain object, which both platforms accept. */
export type Fields = Record<string, string>;

/** An answer before the platform converts it to its own response. */
export interface PlainResponse {
  status: number;
  headers: Fields;
  /** Null if the answer has no body. */
  body: ReadableStream<Uint8Array> | Uint8Array | null;
  /** Path of the file of the release whose bytes are the body, if it is one. */
  file?: string;
}

export interface Asset {
  body: ReadableStream<Uint8Array> | Uint8Array;
}

/** The source that the function reads the release from: the CDN's asset store, or a server's disk. */
export interface Assets {
  /** The entity tags of a file and of all pages of its list, possibly with those of other files. */
  etags(path: string): Promise<EtagTree>;
  /** Version of the data; null if the platform does not know it. Called after {@link etags}. */
  version(): Promise<string | null>;
  names(): Promise<Names>;
  /** The part of {@link names} that would contain this name; absent if all names are in memory. */
  namesLike?(name: string): Promise<Names>;
  /** Used only if {@link names} has no match. */
  furtherNames(): Promise<FurtherNames>;
  /**
   * Synchronous if nothing has to be awaited. Null if the release lacks the file although {@link etags} may list it: an
   * incomplete release.
   */
  open(path: string): Asset | null | Promise<Asset | null>;
}

export interface LimitResult {
  allowed: boolean;
  /** Requests left in the window, if the limiter knows. */
  remaining?: number;
  /** Seconds until the window ends, if the limiter knows. */
  resetSeconds?: number;
}

/** Receives a message for the operator and its subject. */
export type Log = (message: string, error: unknown) => void;

/** A cached answer. */
export interface CachedResponse {
  /** Without the body if that is a file of the release: it is reopened. */
  answer: PlainResponse;
  /** The 304 answer, for a client that already has it. */
  unchanged: PlainResponse;
  /** Whether it counts towards the client's limit. */
  counted: boolean;
}

/** Caches answers by the URL as the client wrote it. */
export interface ResponseCache {
  get(url: string): CachedResponse | undefined;
  keep(url: string, answer: PlainResponse, counted: boolean): void;
}

export interface Platform {
  assets: Assets;
  /** Counts a client's request. If it fails, the request is served. Absent: no limit. */
  count?: (() => Promise<LimitResult>) | undefined;
  /** Timeout for beginning an answer and for counting a request, ms. Absent: none. */
  patience?: { answer: number; count: number };
  /** Logs failures that the client does not see. */
  log?: Log;
  /** Absent: nothing is cached. */
  ready?: ResponseCache;
  /** Answers paths outside `/api`. Absent: 404. */
  elsewhere?: (method: string, pathname: string, ifNoneMatch: string | null) => PlainResponse | Promise<PlainResponse>;
}
