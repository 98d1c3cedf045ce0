import { setTimeout as wait } from 'node:timers/promises';
import { RetryableError } from './errors.js';

/** Retry limits. */
export interface RetryOptions {
  /** Attempts per request, including the first. */
  tries: number;
  /** Wait before the second attempt, ms; doubles with each further one. */
  firstWaitMs: number;
  /** Maximum wait that a server may request, ms. */
  longestWaitMs: number;
}

export const RETRY_DEFAULTS: RetryOptions = { tries: 6, firstWaitMs: 500, longestWaitMs: 5 * 60_000 };

/** Retries requests that failed temporarily. A wait requested by a server applies to all requests of a run. */
export class Retry {
  private quietUntil = 0;

  constructor(
    private readonly options: RetryOptions,
    private readonly signal: AbortSignal | undefined,
    /** Called for waits of more than a second. */
    private readonly onWait: (reason: string, ms: number) => void,
  ) {}

  /** @throws the error of the last attempt */
  async try<T>(what: () => Promise<T>): Promise<T> {
    const { tries, firstWaitMs, longestWaitMs } = this.options;
    for (let tried = 1; ; tried++) {
      await this.keepQuiet();
      try {
        return await what();
      } catch (error) {
        this.signal?.throwIfAborted();
        if (!(error instanceof RetryableError) || tried >= tries || (error.waitMs ?? 0) > longestWaitMs) throw error;
        if (error.waitMs !== null) this.quietUntil = Math.max(this.quietUntil, Date.now() + error.waitMs);
        const backoff = error.waitMs ?? firstWaitMs * 2 ** (tried - 1) * (0.75 + Math.random() / 2);
        if (backoff > 1000) this.onWait(error.message, backoff);
        if (error.waitMs === null) await wait(backoff, undefined, { signal: this.signal });
      }
    }
  }

  private async keepQuiet(): Promise<void> {
    for (let left = this.quietUntil - Date.now(); left > 0; left = this.quietUntil - Date.now())
      await wait(left, undefined, { signal: this.signal });
  }
}
