import { retryAfterOf } from '../http/fresh.js';
import { Absent, Busy, reason } from './faults.js';
import type { Place, ReadOptions } from './place.js';

/** How long a server may be silent, at the beginning of an answer or within it, ms. */
const PATIENCE = 60_000;

/** Statuses that another try may change (RFC 9110, 15.5.9 and 15.6; RFC 6585, 4; RFC 8470, 5.2). */
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);

/** A release on a server, at the address of the folder that holds `/api`. */
export function webPlace(base: string): Place {
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

/** Asks for a file; errors do not name it. A body that breaks off or stalls is a {@link Busy} as well. */
async function get(address: string, options: ReadOptions = {}, asked: Record<string, string> = {}) {
  const { signal, fresh = false } = options;
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new Error(`silent for ${PATIENCE / 1000} s`)), PATIENCE);
  const failed = (error: unknown) => {
    clearTimeout(timer);
    signal?.throwIfAborted();
    return new Busy(reason(silence.signal.aborted ? silence.signal.reason : error), null);
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
  if (status === 404 || status === 410) return new Absent('not found');
  const seconds = retryAfterOf(headers);
  if (PASSING.has(status)) return new Busy(`answers ${status}`, seconds === null ? null : seconds * 1000);
  return new Error(`answers ${status}`);
}

async function readAll(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of pieces) text += decoder.decode(piece, { stream: true });
  return text + decoder.decode();
}
