import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { retryAfterOf } from '../http/cache-control.js';
import { codeOf, failureReason, NotFoundError, RetryableError } from './errors.js';

/** How a place told which manifest it gave, so that it can be asked for a newer one alone. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/** How to read one file. */
export interface ReadOptions {
  signal?: AbortSignal | undefined;
  /** Past every cache on the way: what a cache gave was not right. */
  fresh?: boolean;
}

/** A copy of a release, byte by byte: a folder or a server. */
export interface ReleaseLocation {
  /** What to call it. */
  name: string;
  /** The text of a small file. @throws {NotFoundError} when there is none */
  text(path: string, options?: ReadOptions): Promise<string>;
  /** The content of a file piece by piece. @throws {NotFoundError} when there is none, {@link RetryableError} when it may be had later */
  content(path: string, options?: ReadOptions): AsyncIterable<Uint8Array> | Readable;
  /**
   * A text that may have changed, and what to ask by the next time.
   *
   * @param known what it gave the last time
   * @returns null when it is still the same
   */
  newer(path: string, known: Validators | null, options?: ReadOptions): Promise<ChangedText | null>;
  /** Paths of all its files; null for a server, which does not tell. */
  list(): Promise<string[] | null>;
}

/** A text that is newer than the one that was known. */
export interface ChangedText {
  text: string;
  validators: Validators;
}

/** The place that an address or a path names. */
export function openLocation(name: string): ReleaseLocation {
  return /^https?:\/\//.test(name) ? webPlace(name.replace(/\/+$/, '')) : folderPlace(name);
}

/** A release in a folder. */
function folderPlace(root: string): ReleaseLocation {
  const text = (file: string) =>
    readFile(path.join(root, file), 'utf8').catch((error: unknown) => {
      throw absence(error);
    });
  return {
    name: root,
    text,
    async *content(file, { signal } = {}) {
      try {
        yield* createReadStream(path.join(root, file), { signal });
      } catch (error) {
        throw absence(error);
      }
    },
    newer: async (file) => ({ text: await text(file), validators: { etag: null, lastModified: null } }),
    async list() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => !entry.isDirectory())
        .map((entry) => `/${path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`);
    },
  };
}

function absence(error: unknown): unknown {
  return ['ENOENT', 'ENOTDIR'].includes(codeOf(error)) ? new NotFoundError('not found') : error;
}

/** How long a server may be silent, at the beginning of an answer or within it, ms. */
const PATIENCE = 60_000;

/** Statuses that another try may change (RFC 9110, 15.5.9 and 15.6; RFC 6585, 4; RFC 8470, 5.2). */
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);

/** A release on a server, at the address of the folder that holds `/api`. */
function webPlace(base: string): ReleaseLocation {
  const text = async (file: string, options?: ReadOptions) => {
    const { pieces } = await get(base + file, options);
    return readAll(pieces);
  };
  return {
    name: base,
    text,
    async *content(file, options) {
      yield* (await get(base + file, options)).pieces;
    },
    async newer(file, known, options) {
      const asked: Record<string, string> = {};
      if (known?.etag) asked['If-None-Match'] = known.etag;
      else if (known?.lastModified) asked['If-Modified-Since'] = known.lastModified;
      const { response, pieces } = await get(base + file, options, asked);
      if (response.status === 304) return null;
      const { headers } = response;
      const validators = { etag: headers.get('ETag'), lastModified: headers.get('Last-Modified') };
      return { text: await readAll(pieces), validators };
    },
    list: async () => null,
  };
}

/** Asks for a file; errors do not name it. A body that breaks off or stalls is a {@link RetryableError} as well. */
async function get(address: string, options: ReadOptions = {}, asked: Record<string, string> = {}) {
  const { signal, fresh = false } = options;
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new Error(`no response for ${PATIENCE / 1000} s`)), PATIENCE);
  const failed = (error: unknown) => {
    clearTimeout(timer);
    signal?.throwIfAborted();
    return new RetryableError(failureReason(silence.signal.aborted ? silence.signal.reason : error), null);
  };
  const response = await fetch(address, {
    headers: { ...asked, ...(fresh ? { 'Cache-Control': 'no-cache' } : {}) },
    signal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
  }).catch((error: unknown) => {
    throw failed(error);
  });
  if (!response.ok && response.status !== 304) {
    clearTimeout(timer);
    await response.body?.cancel().catch(() => {});
    throw refusal(response);
  }
  async function* pieces(): AsyncIterable<Uint8Array> {
    try {
      for await (const piece of (response.body ?? []) as AsyncIterable<Uint8Array>) {
        timer.refresh();
        yield piece;
      }
    } catch (error) {
      throw failed(error);
    } finally {
      clearTimeout(timer);
    }
  }
  if (response.status === 304) clearTimeout(timer);
  return { response, pieces: pieces() };
}

function refusal({ status, headers }: Response): Error {
  if (status === 404 || status === 410) return new NotFoundError('not found');
  const seconds = retryAfterOf(headers);
  if (PASSING.has(status)) return new RetryableError(`answers ${status}`, seconds === null ? null : seconds * 1000);
  return new Error(`answers ${status}`);
}

async function readAll(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of pieces) text += decoder.decode(piece, { stream: true });
  return text + decoder.decode();
}
