import { LIMITS } from '../../core/limits.js';
import type { Log } from '../types.js';

/**
 * Says each message once in a window, and how often it was left out since: a limiter that fails for every request
 * must not fill the operator's log.
 *
 * @param now clock, ms
 */
export function quiet(log: Log, now: () => number): Log {
  const said = new Map<string, { at: number; leftOut: number }>();
  return (message, error) => {
    const before = said.get(message);
    if (before && now() - before.at < LIMITS.windowSeconds * 1000) {
      before.leftOut++;
      return;
    }
    said.set(message, { at: now(), leftOut: 0 });
    log(before?.leftOut ? `${message} (and ${before.leftOut} times before)` : message, error);
  };
}
