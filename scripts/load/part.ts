import type { Dataset } from './dataset.js';

/**
 * Runs a part of the checks, or passes over it where it is known to find nothing. What it looks at it takes from what it
 * is given, and from nowhere else.
 *
 * @param name of its own
 */
export type Part = <G extends { dataset: Dataset }, T>(
  name: string,
  given: G,
  check: (given: G) => Iterable<T>,
) => readonly T[];

/**
 * What of the dataset something is made from that is given to parts beside it, by its dotted path in what is given: all of
 * it, where nothing is said.
 */
export type MadeFrom = Readonly<Record<string, readonly (keyof Dataset)[] | undefined>>;

/** Runs every part. */
export const everyPart: Part = (_, given, check) => [...check(given)];
