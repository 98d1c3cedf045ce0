import { LIMITS } from '../../core/contract/limits.js';
import type { Log } from '../types.js';

/**
 * Logs each message once per window, with the number of suppressed repeats: a limiter that fails on every request must
 * not flood the log.
 *
 * @param now clock, ms
 */
export function throttle(log: Log, now: () => number): Log {
  const logged = new Map<string, { at: number; leftOut: number }>();
  return (message, error) => {
    const before = logged.get(message);
    if (before && now() - before.at < LIMITS.windowSeconds * 1000) {
      before.leftOut++;
      return;
    }
    logged.set(message, { at: now(), leftOut: 0 });
    log(before?.leftOut ? `${message} (and ${before.leftOut} times before)` : message, error);
  };
}
