/** The limits of the service, published in `index.json`; the only place that defines them. */
export const LIMITS = {
  /** Records per page for printers and profiles without `limit`. */
  defaultLimit: 50,
  maxLimit: 100,
  /** Requests per client and window, over all endpoints. */
  requests: 60,
  /** Length of the window, s. */
  windowSeconds: 60,
  /** How long an answer may be cached, s. */
  cacheSeconds: 300,
  /** Most ids suggested for a name that is only similar; for an identifier all are suggested. */
  suggestions: 5,
  /** Longest query value that is looked up, characters. */
  maxValueLength: 200,
} as const;

/** Bytes of the SHA-256 in an entity tag: enough to rule out collisions. */
export const DIGEST_BYTES = 12;

/** Highest page number that is accepted: far beyond any list, and exact in a double. */
export const MAX_PAGE = 1_000_000;

/** Largest file of a release, bytes: the CDN's limit. Readers reject larger ones. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

/**
 * The CDN's limits (Cloudflare Workers static assets): files on the free and the paid plan, and bytes per file. The
 * page /scale/ says what to do beyond them.
 */
export const RELEASE_LIMITS = { files: 20_000, paidFiles: 100_000, bytesPerFile: MAX_FILE_BYTES } as const;
