import type { EtagTree } from '../core/etag-tree.js';
import type { FurtherNames } from '../core/further-names.js';
import type { Names } from '../core/names.js';

/** What the answer depends on of a request; every platform has it in another shape. */
export interface Inquiry {
  method: string;
  /** As the client wrote it: whole, or from the slash. */
  url: string;
  /** Field value of `If-None-Match`. */
  ifNoneMatch: string | null;
}

/** Header fields by name. A plain object: it is made for every request, and both platforms take it as it is. */
export type Fields = Record<string, string>;

/** An answer, before a platform makes it its own kind of response. */
export interface Answer {
  status: number;
  headers: Fields;
  /** Null where the answer has no body. */
  body: ReadableStream<Uint8Array> | Uint8Array | null;
  /** Path of the file of the release that the body is, where it is one. */
  file?: string;
}

/** A file to answer with. */
export interface Asset {
  body: ReadableStream<Uint8Array> | Uint8Array;
}

/** Where the function reads the release from: the CDN's asset store, or the memory of a server. */
export interface Assets {
  etags(): Promise<EtagTree>;
  names(): Promise<Names>;
  /** Asked for only when {@link names} has nothing. */
  furtherNames(): Promise<FurtherNames>;
  /** Null when the release lacks the file, although {@link etags} may list it: half a release. */
  open(path: string): Promise<Asset | null>;
}

/** What a limiter says of one request. */
export interface Verdict {
  allowed: boolean;
  /** Requests left in the window, where the limiter knows. */
  remaining?: number;
  /** Seconds until the window ends, where the limiter knows. */
  resetSeconds?: number;
}

/** Takes a message for the operator and what it is about. */
export type Log = (message: string, error: unknown) => void;

/** An answer that is ready. */
export interface Ready {
  /** Without its body, where that is a stream: its file is opened anew. */
  answer: Answer;
  /** The same for a client that has it already: 304. */
  unchanged: Answer;
  /** Whether giving it counts towards the client's limit. */
  counted: boolean;
}

/** Where answers that were given before are kept, by the URL as the client wrote it. */
export interface ReadyTable {
  get(url: string): Ready | undefined;
  keep(url: string, answer: Answer, counted: boolean): void;
}

/** What a platform gives for answering one request. */
export interface Platform {
  assets: Assets;
  /** Counts the request of its client. May fail; the request is then served. Left out: no limit. */
  count?: (() => Promise<Verdict>) | undefined;
  /** Told of failures that the client does not see. */
  log?: Log;
  /** Left out: each answer is worked out anew. */
  ready?: ReadyTable;
  /** Answers what is not below `/api`. Left out: 404. */
  elsewhere?: (method: string, pathname: string, ifNoneMatch: string | null) => Answer | Promise<Answer>;
}
