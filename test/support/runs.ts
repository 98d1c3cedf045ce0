import { inject } from 'vitest';

/** Number of runs of a property: all in the full tier, a fifth in the usual one. */
export function runs(full: number): { numRuns: number } {
  return { numRuns: inject('full') ? full : Math.ceil(full / 5) };
}

/** `--matrix` tries all cases of a wide matrix, the full tier the first so many. */
export function firstOf<T>(all: readonly T[], count: number): readonly T[] {
  return inject('matrix') ? all : all.slice(0, count);
}

/** The full tier tries all items, the usual one every so many. */
export function someOf<T>(all: readonly T[], every: number): readonly T[] {
  return inject('full') ? all : all.filter((_, place) => place % every === 0);
}
