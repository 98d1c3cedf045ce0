import { foldToKey } from '../../../core/names/fold.js';
import { type CheckProblem, faultAt } from '../../shared/problem.js';
import type { Dataset } from '../load/dataset.js';
import { unknownId } from './unknown-id.js';

/** Checks the table that parses material names: unique polymers, each with a file or a replacement. */
export function* checkMaterialNames({ materialNames: { file, value }, materials }: Dataset): Iterable<CheckProblem> {
  const entries = Map.groupBy(value.polymers, ({ id }) => id);
  const replaced = Object.keys(value.instead).some((id) => materials.has(id));
  for (const [from, to] of Object.entries(value.read_as))
    if (from === to)
      yield faultAt({ file, path: `read_as.${from}` }, 'read_as_itself', [
        `"${from}" is replaced by itself`,
        'other words',
      ]);
  for (const [index, { id, words, grade_of }] of value.polymers.entries()) {
    const own = plain(id);
    if (!words.some((word) => plain(word) === own))
      yield faultAt({ file, path: `polymers.${index}.words` }, 'own_id_unread', [
        `the words of "${id}" do not match its own id`,
        `its id as one of the words, in the form in which names are read: "${own.replace(/(\d+)/g, ' $1').trim()}"`,
      ]);
    if ((entries.get(id)?.length ?? 0) > 1)
      yield faultAt({ file, path: `polymers.${index}.id` }, 'polymer_twice', [
        `"${id}" is listed twice`,
        'once, with all words',
      ]);
    if (grade_of === id)
      yield faultAt({ file, path: `polymers.${index}.grade_of` }, 'grade_of_itself', [
        `"${id}" is listed as a grade of itself`,
        'another one',
      ]);
    if (!Object.hasOwn(value.instead, id) && !replaced)
      yield* unknownId(file, `polymers.${index}.id`, 'material', id, materials);
  }
  for (const id of Object.keys(value.instead))
    if (materials.has(id))
      yield faultAt({ file, path: `instead.${id}` }, 'instead_of_file', [
        `the material "${id}" has its own file and needs no other`,
      ]);
}

function plain(words: string): string {
  return words.replace(/[^a-z\d]/gi, '').toLowerCase();
}

/** Finds identifiers of other systems that are left out although a material now has that name. */
export function* checkMaterialIdentifiers({
  materialIdentifiers: { file, value },
  materials,
}: Dataset): Iterable<CheckProblem> {
  const named = new Map<string, string>();
  for (const { value: material } of materials.values())
    for (const name of [material.id, material.name, ...material.aliases]) named.set(foldToKey(name), material.id);
  for (const [system, { identifiers }] of Object.entries(value))
    for (const [identifier, row] of Object.entries(identifiers)) {
      const material = named.get(foldToKey(identifier));
      if (typeof row !== 'string' && material !== undefined)
        yield faultAt({ file, path: `${system}.identifiers.${identifier}` }, 'identifier_left_out', [
          `is left out, but is the name of ${material}`,
          material,
        ]);
    }
}
