import { inject } from 'vitest';

/** How often a law is tried: so many times in the full run, a fifth of that in the usual one. */
export function runs(full: number): { numRuns: number } {
  return { numRuns: inject('full') ? full : Math.ceil(full / 5) };
}

/** Of a wide matrix `--matrix` tries all, the full run the first so many. */
export function firstOf<T>(all: readonly T[], count: number): readonly T[] {
  return inject('matrix') ? all : all.slice(0, count);
}

/** Of many things the full run tries all, the usual one every so many. */
export function someOf<T>(all: readonly T[], every: number): readonly T[] {
  return inject('full') ? all : all.filter((_, place) => place % every === 0);
}
