import type { Problem } from '../../shared/problem.js';
import type { SourceFile } from '../load/source-file.js';

/**
 * Finds ranges that people wrote backwards, where they wrote them: everything that is made from one would be told
 * instead. What an import brought is judged in the records, where it can be withheld.
 */
export function checkRanges(files: readonly SourceFile[]): Problem[] {
  return files
    .filter(({ kind }) => !kind.startsWith('imported-'))
    .flatMap(({ file, value }) =>
      [...backwards(value, '')].map(([path, min, max]) => ({
        file,
        path: `${path}.min`,
        code: 'range_backwards',
        parameters: { min, max },
        rule: 'ranges',
      })),
    );
}

function* backwards(value: unknown, path: string): Iterable<[path: string, min: number, max: number]> {
  if (typeof value !== 'object' || value === null) return;
  const { min, max } = value as { min?: unknown; max?: unknown };
  if (typeof min === 'number' && typeof max === 'number' && min > max) yield [path, min, max];
  for (const [key, inner] of Object.entries(value)) yield* backwards(inner, path === '' ? key : `${path}.${key}`);
}
