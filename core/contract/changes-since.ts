import type { Changes, ChangesIndex, ChangesStep, FieldGroup } from '../../schemas/generated/record.js';
import { noCounts, RELEASE_KINDS, type ReleaseKind } from './changes.js';
import { fieldTemplate, isWithin } from './field-path.js';
import { type NetRecord, NetRecords } from './net-records.js';

/**
 * How a client gets from its version to the served one: nothing, some steps, or everything, because its version is older
 * than the kept steps or was never released (`unknown_version`), or because the served data is not a release, so that no
 * step leads to it (`not_released`).
 */
export type UpdatePath =
  | { way: 'none' }
  | { way: 'steps'; steps: readonly ChangesStep[] }
  | { way: 'everything'; because: 'unknown_version' | 'not_released' };

/** Resolves the update from a version to the served one by `changes/index.json` alone. */
export function resolveUpdate({ version, from, to, steps }: ChangesIndex, have: string): UpdatePath {
  if (have === version) return { way: 'none' };
  const start = have === from ? 0 : steps.findIndex((step) => step.version === have) + 1;
  if (start === 0 && have !== from) return { way: 'everything', because: 'unknown_version' };
  if (to !== version) return { way: 'everything', because: 'not_released' };
  return { way: 'steps', steps: steps.slice(start) };
}

/** A field of a kind of record; names of items and sizes are left out of its path. */
export interface KindField {
  kind: ReleaseKind;
  field: string;
}

/** The sum of several steps: each record and each field at most once. */
export interface NetChanges {
  version: string;
  previous_version: string | null;
  /** Day of the last step. */
  date: string | null;
  counts: Changes['counts'];
  /**
   * Fields that no record of the kind had before, and that none has after. They are listed here and not by record, so a
   * record that differs in nothing else is not among `changes`.
   */
  new_fields: KindField[];
  gone_fields: KindField[];
  /** Fields, as `<kind> <path>`, that are not listed by record. */
  left_out: string[];
  /** By kind and id. */
  changes: NetRecord[];
}

/**
 * Merges steps, the oldest first: what was added and then changed counts as added; what changed back, or was added and
 * then removed, is left out.
 *
 * @throws when there are none, or one does not start at the version that the one before it leads to
 */
export function mergeSteps(steps: readonly Changes[]): NetChanges {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) throw new Error('there are no steps to combine');
  const records = new NetRecords();
  const fields = new Map<string, KindField & { was: boolean; is: boolean }>();
  const leftOut = new Set<string>();
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1];
    if (before && before.version !== step.previous_version)
      throw new Error(
        `the step to ${step.version} starts from ${step.previous_version}, the one before it leads to ${before.version}`,
      );
    for (const change of step.changes) records.add(change, step.left_out);
    for (const name of step.left_out) leftOut.add(name);
    for (const { kind, field, is } of shapesOf(step)) {
      const name = `${kind} ${field}`;
      const known = fields.get(name);
      if (known) known.is = is;
      else fields.set(name, { kind, field, was: !is, is });
      // Removed and added again: no step has the values between which it changed.
      if (known?.was && is) leftOut.add(name);
    }
  }
  const told = [...fields.values()];
  const nameOf = (kind: ReleaseKind, field: string) => `${kind} ${fieldTemplate(field)}`;
  const apart = told.map(({ kind, field }) => nameOf(kind, field));
  records.drop((kind, field) => apart.some((name) => isWithin(nameOf(kind, field), name)), true);
  // An object with a part that is not listed is not listed either.
  const unknown = [...leftOut];
  const touches = (name: string) => unknown.some((other) => isWithin(name, other) || isWithin(other, name));
  records.drop((kind, field) => touches(nameOf(kind, field)), false);
  const changes = records.result().sort(inOrder);
  const counts = noCounts();
  for (const { kind, change } of changes) counts[kind][change]++;
  const only = (which: (field: (typeof told)[number]) => boolean) =>
    told.filter(which).map(({ kind, field }) => ({ kind, field }));
  return {
    version: last.version,
    previous_version: first.previous_version,
    date: last.date,
    counts,
    new_fields: only(({ was, is }) => !was && is),
    gone_fields: only(({ was, is }) => was && !is),
    left_out: [...leftOut].sort(),
    changes,
  };
}

/** The fields that a step lists as new or gone, and whether they exist after it. */
function shapesOf({ groups }: Changes): (KindField & { is: boolean })[] {
  return groups
    .filter((group): group is FieldGroup => group.change === 'new_field' || group.change === 'gone_field')
    .map(({ kind, field, change }) => ({ kind, field, is: change === 'new_field' }));
}

function inOrder(a: NetRecord, b: NetRecord): number {
  return RELEASE_KINDS.indexOf(a.kind) - RELEASE_KINDS.indexOf(b.kind) || (a.id < b.id ? -1 : 1);
}
