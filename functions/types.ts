import type { EtagTree } from '../core/contract/etag-tree.js';
import type { FurtherNames, Names } from '../core/names/spellings.js';

/** The parts of a request that its answer depends on. */
export interface PlainRequest {
  method: string;
  /** As the client wrote it: whole, or from the slash. */
  url: string;
  /** Field value of `If-None-Match`. */
  ifNoneMatch: string | null;
}

/** Header fields by name: a plain object, which both platforms accept as it is. */
export type Fields = Record<string, string>;

/** An answer before the platform turns it into its own response. */
export interface PlainResponse {
  status: number;
  headers: Fields;
  /** Null where the answer has no body. */
  body: ReadableStream<Uint8Array> | Uint8Array | null;
  /** Path of the file of the release that the body is, where it is one. */
  file?: string;
}

export interface Asset {
  body: ReadableStream<Uint8Array> | Uint8Array;
}

/** Where the function reads the release from: the CDN's asset store, or the disk of a server. */
export interface Assets {
  /** The entity tags of a file and of all pages of its list, or of more files. */
  etags(path: string): Promise<EtagTree>;
  /** Version of the data; null where the platform does not know it. Asked for after {@link etags}. */
  version(): Promise<string | null>;
  names(): Promise<Names>;
  /** A part of {@link names} that has this name if the list has it; left out where all of them are at hand. */
  namesLike?(name: string): Promise<Names>;
  /** Asked for only when {@link names} has nothing. */
  furtherNames(): Promise<FurtherNames>;
  /** At once where nothing has to be waited for. Null when the release lacks the file, although {@link etags} may list it: half a release. */
  open(path: string): Asset | null | Promise<Asset | null>;
}

export interface LimitResult {
  allowed: boolean;
  /** Requests left in the window, where the limiter knows. */
  remaining?: number;
  /** Seconds until the window ends, where the limiter knows. */
  resetSeconds?: number;
}

/** Takes a message for the operator and what it is about. */
export type Log = (message: string, error: unknown) => void;

/** An answer that was given before. */
export interface CachedResponse {
  /** Without its body, where that is a file of the release: it is opened anew. */
  answer: PlainResponse;
  /** The same for a client that has it already: 304. */
  unchanged: PlainResponse;
  /** Whether giving it counts towards the client's limit. */
  counted: boolean;
}

/** A cache of answers by the URL as the client wrote it. */
export interface ResponseCache {
  get(url: string): CachedResponse | undefined;
  keep(url: string, answer: PlainResponse, counted: boolean): void;
}

export interface Platform {
  assets: Assets;
  /** Counts the request of its client. May fail; the request is then served. Left out: no limit. */
  count?: (() => Promise<LimitResult>) | undefined;
  /** Longest that an answer may take to begin, and the count of a request, ms. Left out: as long as they take. */
  patience?: { answer: number; count: number };
  /** Logs failures that the client does not see. */
  log?: Log;
  /** Left out: nothing is cached. */
  ready?: ResponseCache;
  /** Answers what is not below `/api`. Left out: 404. */
  elsewhere?: (method: string, pathname: string, ifNoneMatch: string | null) => PlainResponse | Promise<PlainResponse>;
}
