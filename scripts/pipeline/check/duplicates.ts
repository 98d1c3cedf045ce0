import { type CheckProblem, faultAt } from '../../shared/problem.js';
import { everyNode } from '../../shared/tree.js';
import type { SourceFile } from '../load/source-file.js';
import { json } from './schema.js';

/** Ordered lists, which may repeat an item: menu paths, and the words of a table that are read in order. */
const IN_ORDER = /(?:^|\.)(?:menu|read_as)(?:\.|$)/;

/** Spellings of other systems, which are case-sensitive. */
const AS_SPELLED = /(?:^|\.)(?:vendors|prefixes|identifiers)(?:\.|$)/;

/** Finds repeated list items in hand-written files: copied and left unchanged, or differing only in case. */
export function* checkDuplicates(files: readonly SourceFile[]): Iterable<CheckProblem> {
  for (const { file, value } of files)
    for (const [path, list] of everyNode(value)) {
      if (!Array.isArray(list) || IN_ORDER.test(path)) continue;
      const seen = new Map<string, number>();
      for (const [index, item] of list.entries()) {
        // Two sizes may be equal; if a list is not allowed at all, the schema reports it.
        if (typeof item === 'number') continue;
        const text = JSON.stringify(item) ?? '';
        const key = AS_SPELLED.test(path) ? text : text.toLowerCase();
        const first = seen.get(key);
        if (first === undefined) seen.set(key, index);
        else
          yield faultAt({ file, path: `${path}.${index}` }, 'said_twice', [
            `repeats ${json(item)}`,
            `once, as in position ${first + 1} of the list`,
          ]);
      }
    }
}
