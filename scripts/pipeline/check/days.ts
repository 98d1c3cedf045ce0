import type { Problem } from '../../shared/problem.js';
import type { SourceFile } from '../load/source-file.js';

/** The first machine that people built at home printed in 2005: nothing was read, and nothing happened, before. */
const FIRST = '2005-01-01';

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
      [...scalarsIn(value)]
        .filter(([, day]) => typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) && (day < FIRST || day > last))
        .map(([path, day]) => ({
          file,
          path,
          code: String(day) > last ? ('day_to_come' as const) : ('early_day' as const),
          parameters: { day: String(day), first: FIRST },
          rule: 'days',
        })),
    );
}

/** Every value of a file that is no list and no map, with its path. */
function* scalarsIn(value: unknown, path = ''): Iterable<[path: string, value: unknown]> {
  if (typeof value !== 'object' || value === null) {
    yield [path, value];
    return;
  }
  for (const [key, inner] of Object.entries(value)) yield* scalarsIn(inner, path === '' ? key : `${path}.${key}`);
}
