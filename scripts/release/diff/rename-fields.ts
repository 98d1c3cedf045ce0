import type { ReleaseKind } from '../../../core/contract/changes.js';
import { isObject, type Json, type JsonObject } from '../../shared/tree.js';
import type { ReleaseRecords } from './read-release.js';
import renames from './renames.json' with { type: 'json' };

/** A path from the top of a document with the new name of its last field; `*` stands for any field, lists are not named. */
type Rename = readonly [path: readonly string[], to: string];

/** New names of renamed fields by their former paths, as in `renames.json`: `{"provenance.means": "figure_kinds"}`. */
export type Renames = Readonly<Record<string, string>>;

/** Renamed fields by the title of the schema. */
export const RENAMES: Readonly<Record<string, Renames>> = renames;

/** Schemas of the kinds of records; verdicts are by material, which has no field names. */
const SCHEMAS: Readonly<Record<ReleaseKind, string | null>> = {
  printers: 'Printer',
  materials: 'Material',
  profiles: 'Profile',
  rules: 'Rule',
  settings: 'Setting',
  filaments: 'Filament',
  fit: null,
  codes: 'Code',
};

export function withCurrentNames(release: ReleaseRecords): ReleaseRecords {
  const records = { ...release.records };
  for (const [kind, schema] of Object.entries(SCHEMAS) as [ReleaseKind, string | null][]) {
    if (schema === null || !RENAMES[schema]) continue;
    const current = [...records[kind]].map(
      ([id, one]) => [id, renameFields(one, RENAMES[schema]) as JsonObject] as const,
    );
    records[kind] = new Map(current);
  }
  return { ...release, records };
}

/** A copy of a document of a former release with the current names of its fields; other fields keep theirs. */
export function renameFields(document: Json, renames: Renames = {}): Json {
  return renameBelow(
    document,
    Object.entries(renames).map(([path, to]) => [path.split('.'), to]),
  );
}

function renameBelow(value: Json, renames: readonly Rename[]): Json {
  if (renames.length === 0) return value;
  if (Array.isArray(value)) return value.map((item) => renameBelow(item, renames));
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([key, inner]) => {
    const matching = renames.filter(([[first]]) => first === key || first === '*');
    const own = matching.find(([path]) => path.length === 1);
    const below = matching.flatMap(([[, ...rest], to]): Rename[] => (rest.length > 0 ? [[rest, to]] : []));
    return [own?.[1] ?? key, renameBelow(inner, below)];
  });
  return Object.fromEntries(fields);
}
