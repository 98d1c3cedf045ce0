import { foldToKey } from '../../../core/names/fold.js';
import type { CheckProblem, Problem } from '../../shared/problem.js';
import type { Dataset } from '../load/dataset.js';
import { unknownId } from './unknown-id.js';

/** Checks the table that reads names of materials: each polymer once, with a file or one instead of it, no word read as itself. */
export function* checkMaterialNames({ materialNames: { file, value }, materials }: Dataset): Iterable<CheckProblem> {
  const last = new Map(value.polymers.map(({ id }, index) => [id, index]));
  const replaced = Object.keys(value.instead).some((id) => materials.has(id));
  for (const [from, to] of Object.entries(value.read_as))
    if (from === to) yield { file, path: `read_as.${from}`, code: 'read_as_itself', parameters: { words: from } };
  for (const [index, { id, words, grade_of }] of value.polymers.entries()) {
    const own = plain(id);
    if (!words.some((word) => plain(word) === own))
      yield {
        file,
        path: `polymers.${index}.words`,
        code: 'own_id_unread',
        parameters: { id, as: own.replace(/(\d+)/g, ' $1').trim() },
      };
    if (last.get(id) !== index)
      yield {
        file,
        path: `polymers.${index}.id`,
        code: 'polymer_twice',
        parameters: { id },
      };
    if (grade_of === id)
      yield {
        file,
        path: `polymers.${index}.grade_of`,
        code: 'grade_of_itself',
        parameters: { id },
      };
    if (!Object.hasOwn(value.instead, id) && !replaced)
      yield* unknownId(file, `polymers.${index}.id`, 'material', id, materials);
  }
  for (const id of Object.keys(value.instead))
    if (materials.has(id)) yield { file, path: `instead.${id}`, code: 'instead_of_file', parameters: { id } };
}

/** Letters and digits alone. */
function plain(words: string): string {
  return words.replace(/[^a-z\d]/gi, '').toLowerCase();
}

/** Finds names and numbers of other systems that are left out although a material has come to be called so. */
export function checkMaterialIdentifiers({ materialIdentifiers: { file, value }, materials }: Dataset): Problem[] {
  const named = new Map<string, string>();
  for (const { value: material } of materials.values())
    for (const name of [material.id, material.name, ...material.aliases]) named.set(foldToKey(name), material.id);
  return Object.entries(value).flatMap(([system, { identifiers }]) =>
    Object.entries(identifiers).flatMap(([identifier, row]) => {
      const material = named.get(foldToKey(identifier));
      if (typeof row === 'string' || material === undefined) return [];
      return [
        {
          file,
          path: `${system}.identifiers.${identifier}`,
          code: 'identifier_left_out',
          parameters: { material },
          rule: 'material-identifiers',
        },
      ];
    }),
  );
}
