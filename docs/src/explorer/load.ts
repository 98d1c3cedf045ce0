import {
  BrokenAnswerError,
  MissingFileError,
  NetworkError,
  OpenPrintDataError,
  ServerError,
  TimeoutError,
} from '../../../clients/typescript/src/errors.js';
import { Files } from '../../../clients/typescript/src/files.js';

/** Timeout per file, ms. */
const PATIENCE_MS = 30_000;

/** `fetch`, replaceable in tests. */
type Fetch = (url: string, options: { signal: AbortSignal }) => Promise<Response>;

/**
 * Reads the release that the site is published with. Each file is fetched once per page view; a failed one is fetched
 * again on the next request. The browser's HTTP cache does the rest, so the client's cache is not needed.
 *
 * @param base URL of the folder that contains `/api`, without a trailing slash
 */
export function releaseFiles(base: string, fetcher: Fetch = (url, options) => fetch(url, options)): Files {
  const texts = new Map<string, Promise<string>>();
  return new Files({
    name: base,
    text(path) {
      const known = texts.get(path);
      if (known) return known;
      const text = fetchText(base, path, fetcher);
      texts.set(path, text);
      text.catch(() => texts.delete(path));
      return text;
    },
  });
}

/** Shared by all scripts of a page, so that no file is fetched or parsed twice. */
export const pageFiles = releaseFiles('');

/** @throws {OpenPrintDataError} also if the response is not JSON */
async function fetchText(base: string, path: string, fetcher: Fetch): Promise<string> {
  const url = base + path;
  let response: Response;
  let text: string;
  try {
    response = await fetcher(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    text = await response.text();
  } catch (error) {
    const isSlow = error instanceof Error && error.name === 'TimeoutError';
    throw isSlow ? new TimeoutError(url, PATIENCE_MS) : new NetworkError(url, error);
  }
  if (response.status === 404) throw new MissingFileError(path, base);
  if (!response.ok) throw new ServerError(url, response.status, null);
  try {
    JSON.parse(text);
  } catch {
    throw new BrokenAnswerError(url, 'the file is not JSON');
  }
  return text;
}

/** Why a file could not be loaded, its URL, and the HTTP status if the server returned an error. */
interface LoadFailure {
  reason: 'offline' | 'missing' | 'broken' | 'server' | 'slow';
  path: string;
  status: number | null;
}

/** Maps an error from reading a file to its cause. */
export function failureOf(error: unknown): LoadFailure {
  if (error instanceof MissingFileError) return { reason: 'missing', path: error.source + error.path, status: 404 };
  const path = error instanceof OpenPrintDataError && 'url' in error ? String(error.url) : String(error);
  if (error instanceof ServerError) return { reason: 'server', path, status: error.status };
  if (error instanceof NetworkError) return { reason: 'offline', path, status: null };
  if (error instanceof TimeoutError) return { reason: 'slow', path, status: null };
  return { reason: 'broken', path, status: null };
}
