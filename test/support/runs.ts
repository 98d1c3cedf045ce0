import { inject } from 'vitest';

/** How often a law is tried: so many times in the full run, a fifth of that in the usual one. */
export function runs(full: number): { numRuns: number } {
  return { numRuns: inject('full') ? full : Math.ceil(full / 5) };
}

/** Of many things the full run tries all, the usual one every so many. */
export function someOf<T>(all: readonly T[], every: number): readonly T[] {
  return inject('full') ? all : all.filter((_, place) => place % every === 0);
}
