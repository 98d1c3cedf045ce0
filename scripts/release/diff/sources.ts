import type { SourceChanges } from '../../../schemas/generated/record.js';
import type { ReleaseRecords } from './read-release.js';

type Sources = ReleaseRecords['sources'];

/** What became of the imported sources. One is renamed when its repository and commit are found under a new id alone. */
export function compareSources(before: Sources, after: Sources): SourceChanges {
  const same = (a: Sources[string] | undefined, b: Sources[string] | undefined) =>
    a !== undefined && b !== undefined && a.repository === b.repository && a.commit === b.commit;
  const renamed = Object.keys(before).flatMap((id) => {
    if (same(before[id], after[id])) return [];
    const now = Object.keys(after).filter((other) => !Object.hasOwn(before, other) && same(before[id], after[other]));
    return now.length === 1 ? [{ before: id, after: now[0] as string }] : [];
  });
  const told = new Set(renamed.map(({ after: id }) => id));
  const left = new Set(renamed.map(({ before: id }) => id));
  const state = ({ name, commit }: Sources[string]) => `${name} (${commit.slice(0, 12)})`;
  return {
    added: Object.keys(after).filter((id) => (!Object.hasOwn(before, id) || left.has(id)) && !told.has(id)),
    removed: Object.keys(before).filter((id) => !Object.hasOwn(after, id) && !left.has(id)),
    renamed,
    updated: Object.entries(before).flatMap(([id, old]) => {
      const now = after[id];
      return now === undefined || left.has(id) || same(old, now) ? [] : [{ id, before: state(old), after: state(now) }];
    }),
  };
}
