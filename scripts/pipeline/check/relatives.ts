import type { CheckProblem } from '../../shared/problem.js';
import type { Dataset } from '../load/dataset.js';

const RELATIONS = ['variant_of', 'configuration_of'] as const;

/**
 * Checks what machines are to each other: another machine of the same brand, and in no circle; a rebrand is of another
 * brand, and names whoever makes the machine.
 */
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
    const maker = printers.get(value.rebrand_of?.printer ?? '')?.value;
    const path = 'rebrand_of.printer';
    if (maker?.brand === value.brand) yield { file, path, code: 'rebrand_of_own_brand', parameters: { id: maker.id } };
    else if (maker?.rebrand_of)
      yield {
        file,
        path,
        code: 'rebrand_of_rebrand',
        parameters: { id: maker.id, maker: maker.rebrand_of.printer },
      };
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
