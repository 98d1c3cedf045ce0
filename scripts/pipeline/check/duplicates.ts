import { type CheckProblem, faultAt } from '../../shared/problem.js';
import { everyNode } from '../../shared/tree.js';
import type { Dataset } from '../load/dataset.js';
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

/** Identifiers that a database gives to a single product or colour; others are shared by sizes, or are a slicer's. */
const OF_ONE = [
  'fdm_materials_guid',
  'open_filament_database_path',
  'open_filament_database_uuid',
  'openprinttag_material_uuid',
  'spoolmandb_id',
] as const;

/** Finds identifiers of imported filaments that two products, or two colours, of one source share. */
export function* checkIdentifiers({ imported }: Pick<Dataset, 'imported'>): Iterable<CheckProblem> {
  for (const { filaments } of imported.values()) {
    const owners = new Map<string, string>();
    for (const { file, value: products } of filaments.values())
      for (const [index, { identifiers, colours = [] }] of products.entries()) {
        yield* takenBefore(file, `${index}.identifiers`, identifiers, owners);
        for (const [colour, one] of colours.entries())
          yield* takenBefore(file, `${index}.colours.${colour}.identifiers`, one.identifiers, owners);
      }
  }
}

function* takenBefore(
  file: string,
  path: string,
  identifiers: Partial<Record<(typeof OF_ONE)[number], readonly string[]>> | undefined,
  owners: Map<string, string>,
): Iterable<CheckProblem> {
  for (const system of OF_ONE)
    for (const [index, identifier] of (identifiers?.[system] ?? []).entries()) {
      const owner = owners.get(`${system} ${identifier}`);
      const at = `${path}.${system}.${index}`;
      owners.set(`${system} ${identifier}`, owner ?? `${file} at ${at}`);
      if (owner !== undefined)
        yield faultAt({ file, path: at }, 'identifier_twice', [
          `"${identifier}" already identifies another record: ${owner}`,
          'an identifier that no other record has',
        ]);
    }
}
