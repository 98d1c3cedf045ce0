import { OpenPrintDataError } from '../errors.js';

/** The source's rate limit was exceeded. */
export class RateLimitedError extends OpenPrintDataError {
  override readonly name = 'RateLimitedError';
  readonly code = 'rate_limited';

  /** @param retryAfter seconds until a retry is accepted; null: not stated */
  constructor(
    readonly url: string,
    readonly retryAfter: number | null,
  ) {
    super(`${url}: too many requests${again(retryAfter)}`);
  }
}

/** The source answered with an error status. */
export class ServerError extends OpenPrintDataError {
  override readonly name = 'ServerError';
  readonly code: 'data_unavailable' | 'server_error';

  /** @param retryAfter seconds until a retry is accepted; null: not stated */
  constructor(
    readonly url: string,
    readonly status: number,
    readonly retryAfter: number | null,
  ) {
    super(`${url}: status ${status}${again(retryAfter)}`);
    this.code = status === 503 ? 'data_unavailable' : 'server_error';
  }
}

/** The source is unreachable; `cause` says why, as far as the platform reports it. */
export class NetworkError extends OpenPrintDataError {
  override readonly name = 'NetworkError';
  readonly code = 'network';

  constructor(
    readonly url: string,
    cause: unknown,
  ) {
    const { message = cause, cause: deeper } = (cause ?? {}) as Error;
    super(`${url}: ${message}${deeper instanceof Error ? ` (${deeper.message})` : ''}`, { cause });
  }
}

/** The source did not answer in time. */
export class TimeoutError extends OpenPrintDataError {
  override readonly name = 'TimeoutError';
  readonly code = 'timeout';

  /** @param afterMs the timeout that was exceeded, ms */
  constructor(
    readonly url: string,
    readonly afterMs: number,
  ) {
    super(`${url}: no answer within ${afterMs} ms`);
  }
}

/** The answer is malformed: not JSON, truncated, or of an unexpected shape. */
export class BrokenAnswerError extends OpenPrintDataError {
  override readonly name = 'BrokenAnswerError';
  readonly code = 'broken_answer';

  /** @param why what is wrong with it */
  constructor(
    readonly url: string,
    readonly why: string,
  ) {
    super(`${url}: ${why}`);
  }
}

/** The source switched to another release during a call, twice in a row or after records were returned. */
export class ReleaseChangedError extends OpenPrintDataError {
  override readonly name = 'ReleaseChangedError';
  readonly code = 'release_changed';

  constructor(readonly url: string) {
    super(`${url}: the pages of this list belong to more than one release; ask again`);
  }
}

function again(seconds: number | null): string {
  return seconds === null ? '' : `; ask again in ${Math.ceil(seconds)} s`;
}
