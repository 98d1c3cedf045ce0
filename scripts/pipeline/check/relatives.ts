import type { CheckProblem } from '../../shared/problem.js';
import type { Dataset } from '../load/dataset.js';

const RELATIONS = ['variant_of', 'configuration_of'] as const;

/** Checks what machines are to each other: another machine of the same brand, and in no circle. */
export function* checkRelatives({ printers }: Dataset): Iterable<CheckProblem> {
  for (const { file, value } of printers.values()) {
    for (const path of RELATIONS) {
      const id = value[path];
      if (id === undefined) continue;
      const other = printers.get(id)?.value;
      if (other && other.brand !== value.brand)
        yield { file, path, code: 'relative_of_another_brand', parameters: { id, brand: value.brand } };
      if (leadsTo(id, value.id, path, printers))
        yield {
          file,
          path,
          code: 'relative_of_itself',
          parameters: { id: value.id, relation: path },
        };
    }
  }
}

/** Whether a machine is related, at once or through others, to the one wanted. */
function leadsTo(
  from: string,
  wanted: string,
  path: (typeof RELATIONS)[number],
  printers: Dataset['printers'],
  seen = new Set<string>(),
): boolean {
  if (from === wanted) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  const next = printers.get(from)?.value[path];
  return next !== undefined && leadsTo(next, wanted, path, printers, seen);
}
