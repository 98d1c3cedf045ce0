import type { Assets } from '../assets.js';
import { type LimitDependencies, limited } from '../limit/limited.js';
import { asksForFile, compose } from './compose.js';
import { errorAnswer } from './error.js';
import { type Fields, PREFLIGHT_HEADERS } from './headers.js';
import type { ReadyAnswers } from './ready.js';

/** What the platform gives the handler. */
export interface Dependencies extends LimitDependencies {
  assets: Assets;
  /** Answers that were given before. Left out: each is worked out anew. */
  ready?: ReadyAnswers;
}

/** What the answer depends on of a request; every platform has it in another shape. */
export interface Inquiry {
  method: string;
  /** Path and query string (with its question mark) as the WHATWG URL parser leaves them. */
  pathname: string;
  search: string;
  /** Field value of `If-None-Match`. */
  ifNoneMatch: string | null;
}

/** An answer, before a platform makes it its own kind of response. */
export interface Answer {
  status: number;
  headers: Fields;
  /** Null where the answer has no body. */
  body: ReadableStream<Uint8Array> | Uint8Array | null;
  /** Path of the file of the release that the body is, where it is one. */
  file?: string;
}

/**
 * Answers a request below `/api/`. Every answer is the envelope, except the files that are not lists
 * (`openapi.json`, schemas, …), which are served as they are. Never throws.
 */
export async function answer(inquiry: Inquiry, dependencies: Dependencies): Promise<Answer> {
  if (inquiry.method === 'OPTIONS') return { status: 204, headers: { ...PREFLIGHT_HEADERS }, body: null };
  const { assets, log } = dependencies;
  const result = await orUnavailable(async () => {
    const tree = await assets.etags();
    const reply = () => orUnavailable(() => compose(inquiry, assets, tree), log);
    return asksForFile(inquiry, tree) ? reply() : limited(reply, dependencies);
  }, log);
  if (result.body instanceof Uint8Array) result.headers['Content-Length'] = String(result.body.byteLength);
  return inquiry.method === 'HEAD' ? { ...result, body: null } : result;
}

/** The reply, or what is answered while the release cannot be read. */
export async function orUnavailable(reply: () => Promise<Answer>, log: Dependencies['log']): Promise<Answer> {
  try {
    return await reply();
  } catch (error) {
    log?.('the data cannot be read', error);
    return errorAnswer('data_unavailable', {}, { 'Retry-After': '10' });
  }
}
