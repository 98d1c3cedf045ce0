import type { ReleaseStep } from '../../../core/contract/changes.js';
import { fieldTemplate } from '../../../core/contract/field-path.js';

/** Largest file of a step, bytes: below the 25 MiB that the CDN takes, with room for what links it to others. */
const LARGEST = 20 * 1024 * 1024;

/**
 * Keeps the list of records below what a file may have: of the fields that take most room, records say no longer what
 * they were and are. Which ones is told in `left_out`; their groups stay.
 */
export function limitSize(changes: ReleaseStep, largest = LARGEST): ReleaseStep {
  let rest = changes;
  while (size(rest) > largest) {
    const heaviest = heaviestField(rest);
    if (heaviest === undefined)
      throw new Error(`the changes take more than ${largest} bytes even if every field is left out`);
    rest = without(rest, heaviest);
  }
  return rest;
}

const size = (changes: ReleaseStep) => Buffer.byteLength(JSON.stringify(changes));

function heaviestField({ changes }: ReleaseStep): string | undefined {
  const sizes = new Map<string, number>();
  for (const { kind, fields = [] } of changes) {
    for (const field of fields) {
      const name = `${kind} ${fieldTemplate(field.field)}`;
      sizes.set(name, (sizes.get(name) ?? 0) + JSON.stringify(field).length);
    }
  }
  return [...sizes].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0];
}

function without(changes: ReleaseStep, left: string): ReleaseStep {
  return {
    ...changes,
    left_out: [...changes.left_out, left].sort(),
    changes: changes.changes.map(({ fields, ...record }) =>
      fields === undefined
        ? record
        : { ...record, fields: fields.filter(({ field }) => `${record.kind} ${fieldTemplate(field)}` !== left) },
    ),
  };
}
