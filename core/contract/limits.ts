/** The limits of the service: published in `index.json`, and the one place that everything else reads them from. */
export const LIMITS = {
  /** Records a page on printers and profiles when the query gives no `limit`. */
  defaultLimit: 50,
  maxLimit: 100,
  /** Requests that one client may make in a window, over all endpoints. */
  requests: 60,
  /** Length of that window, s. */
  windowSeconds: 60,
  /** How long an answer may be cached, s. */
  cacheSeconds: 300,
  /** Most ids that an error suggests for a name that is only similar; for an identifier all are suggested. */
  suggestions: 5,
  /** Longest query value that is looked up, characters. */
  maxValueLength: 200,
} as const;

/** Bytes of SHA-256 that an entity tag keeps: enough that two contents never share one. */
export const DIGEST_BYTES = 12;

/** Highest page number that is read; far more than any list has, and exact in a double. */
export const MAX_PAGE = 1_000_000;

/** Largest file of a release, bytes: the most that the CDN takes. Readers refuse more. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

/**
 * Most files that the CDN takes on its free and on its paid plan, and most bytes a file (Cloudflare Workers static
 * assets). The page /scale/ tells what to do beyond either.
 */
export const RELEASE_LIMITS = { files: 20_000, paidFiles: 100_000, bytesPerFile: MAX_FILE_BYTES } as const;
