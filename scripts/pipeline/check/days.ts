import type { Problem } from '../../shared/problem.js';
import type { SourceFile } from '../load/source-file.js';

/** The first machine that people built at home printed in 2005: nothing was read, and nothing happened, before. */
const FIRST = '2005-01-01';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day is over somewhere else before it is here. */
const AHEAD_MS = 14 * 3600 * 1000;

/**
 * Finds days on which nothing can have been read: before there was anything, and those that are still to come.
 *
 * @param now in milliseconds since 1970
 */
export function checkDays(files: readonly SourceFile[], now = Date.now()): Problem[] {
  const last = new Date(now + AHEAD_MS).toISOString().slice(0, 10);
  return files
    .filter(({ kind }) => !kind.startsWith('imported-'))
    .flatMap(({ file, value }) =>
      daysIn(value)
        .filter(({ day }) => day < FIRST || day > last)
        .map(({ keys, day }) => ({
          file,
          path: keys.join('.'),
          code: day > last ? ('day_to_come' as const) : ('early_day' as const),
          parameters: { day, first: FIRST },
          rule: 'days',
        })),
    );
}

/** Every day that a file names, with the keys that lead to it. */
function daysIn(value: unknown): { keys: string[]; day: string }[] {
  if (typeof value === 'string') return DAY.test(value) ? [{ keys: [], day: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  const found: { keys: string[]; day: string }[] = [];
  for (const key in value)
    for (const { keys, day } of daysIn(value[key as keyof typeof value])) found.push({ keys: [key, ...keys], day });
  return found;
}
