/** What a limiter says of one request. */
export interface Verdict {
  allowed: boolean;
  /** Requests left in the window, where the limiter knows. */
  remaining?: number;
  /** Seconds until the window ends, where the limiter knows. */
  resetSeconds?: number;
}

/** Counts one request of a client. May fail; the request is then served. */
export type Limiter = (client: string) => Promise<Verdict>;
