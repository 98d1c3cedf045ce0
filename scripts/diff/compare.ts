import { type Json, type JsonObject, leaves, sameLeaf } from '../shared/tree.js';
import { KINDS, type Kind, type Release } from './read-release.js';

/** A record that is new, gone or different in a newer release. */
export interface RecordChange {
  kind: Kind;
  id: string;
  change: 'added' | 'removed' | 'changed';
  /** For `changed`: each field with its old and new value; null where one side lacks it. */
  fields?: { field: string; before: Json; after: Json }[];
}

/** What changed from one release to the next: the content of `changes.json`. */
export interface Changes {
  version: string;
  previous_version: string | null;
  /** Day of the comparison, YYYY-MM-DD. */
  date?: string;
  counts: Record<Kind, { added: number; removed: number; changed: number }>;
  changes: RecordChange[];
}

/** Fields that say where a value comes from: they change with every refresh and tell a user nothing. */
const IGNORED = /^provenance\.(commit|source_name)$/;

/** Compares two releases record by record. */
export function compareReleases(before: Release, after: Release): Changes {
  const changes: RecordChange[] = [];
  const counts = Object.fromEntries(
    KINDS.map((kind) => [kind, { added: 0, removed: 0, changed: 0 }]),
  ) as Changes['counts'];
  for (const kind of KINDS) {
    const [old, now] = [before.records[kind], after.records[kind]];
    for (const id of [...new Set([...old.keys(), ...now.keys()])].sort()) {
      const change = compareRecord(kind, id, old.get(id), now.get(id));
      if (!change) continue;
      counts[kind][change.change]++;
      changes.push(change);
    }
  }
  return { version: after.version, previous_version: before.version, counts, changes };
}

function compareRecord(
  kind: Kind,
  id: string,
  old: JsonObject | undefined,
  now: JsonObject | undefined,
): RecordChange | null {
  if (!old) return { kind, id, change: 'added' };
  if (!now) return { kind, id, change: 'removed' };
  const [a, b] = [leaves(old), leaves(now)];
  const fields = [...new Set([...a.keys(), ...b.keys()])]
    .map((field) => ({ field, before: a.get(field) ?? null, after: b.get(field) ?? null }))
    .filter(({ field, before, after }) => !IGNORED.test(field) && !sameLeaf(before, after));
  return fields.length === 0 ? null : { kind, id, change: 'changed', fields };
}
