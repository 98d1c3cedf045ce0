import type { Problem } from '../../shared/problem.js';
import type { SourceFile } from '../load/source-file.js';

/** Lists in which the same may stand twice: a way through menus, the words of a table that are read in their order. */
const IN_ORDER = /(?:^|\.)(?:menu|read_as)(?:\.|$)/;

/** Spellings of others, who tell capitals apart. */
const AS_SPELLED = /(?:^|\.)(?:vendors|prefixes|identifiers)(?:\.|$)/;

/** Finds what a list says twice: an item that was copied and not changed, or a name in other capitals. */
export function checkDuplicates(files: readonly SourceFile[]): Problem[] {
  return files
    .filter(({ kind }) => !kind.startsWith('imported-'))
    .flatMap(({ file, value }) =>
      [...repeated(value, '')].map(([path, first, item]) => ({
        file,
        path,
        code: 'said_twice',
        parameters: { item, first: first + 1 },
        rule: 'twice',
      })),
    );
}

function* repeated(value: unknown, path: string): Iterable<[path: string, first: number, item: unknown]> {
  if (typeof value !== 'object' || value === null || IN_ORDER.test(path)) return;
  if (Array.isArray(value)) {
    const seen = new Map<string, number>();
    for (const [index, item] of value.entries()) {
      // Two sizes may be equal; where no list is allowed, the schema reports that instead.
      if (typeof item === 'number') continue;
      const text = JSON.stringify(item) ?? '';
      const key = AS_SPELLED.test(path) ? text : text.toLowerCase();
      const first = seen.get(key);
      if (first === undefined) seen.set(key, index);
      else yield [`${path}.${index}`, first, item];
    }
  }
  for (const [key, inner] of Object.entries(value)) yield* repeated(inner, path === '' ? key : `${path}.${key}`);
}
