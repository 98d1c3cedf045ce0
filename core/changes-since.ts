import type { Changes, ChangesIndex, ChangesStep, FieldGroup } from '../schemas/generated/record.js';
import { KINDS, type Kind, noCounts } from './changes.js';
import { isWithin, templateOf } from './field-path.js';
import { type NetRecord, NetRecords } from './net-records.js';

/**
 * How to come from a version that one has to the one that is served: nothing to do, some steps, or everything anew,
 * because the version is older than the steps that are kept or was never released (`unknown_version`), or because the
 * data that is served has not been released itself, so that no step leads to it (`not_released`).
 */
export type Way =
  | { way: 'none' }
  | { way: 'steps'; steps: readonly ChangesStep[] }
  | { way: 'everything'; because: 'unknown_version' | 'not_released' };

/** The way from a version to the served one, by `changes/index.json` alone: one request decides. */
export function waySince({ version, from, to, steps }: ChangesIndex, have: string): Way {
  if (have === version) return { way: 'none' };
  const start = have === from ? 0 : steps.findIndex((step) => step.version === have) + 1;
  if (start === 0 && have !== from) return { way: 'everything', because: 'unknown_version' };
  if (to !== version) return { way: 'everything', because: 'not_released' };
  return { way: 'steps', steps: steps.slice(start) };
}

/** A field, as its kind and its path without what differs by record. */
export interface KindField {
  kind: Kind;
  field: string;
}

/** What several steps come to: each record and each field at most once. */
export interface NetChanges {
  version: string;
  previous_version: string | null;
  /** Day of the last step. */
  date: string | null;
  counts: Changes['counts'];
  /**
   * Fields that no record of the kind had at first, and that none has at last: told here, not record by record, so a
   * record that differs in nothing else is not among `changes`.
   */
  new_fields: KindField[];
  gone_fields: KindField[];
  /** Fields, as `<kind> <path>`, that are not told record by record. */
  left_out: string[];
  /** By kind and id. */
  changes: NetRecord[];
}

/**
 * Puts steps together, the oldest first: what was added and then changed is added, what changed back or was added and
 * then removed is not there. One step gives what it tells itself.
 *
 * @throws when there is none, or one does not start from where the one before it leads to
 */
export function mergeSteps(steps: readonly Changes[]): NetChanges {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) throw new Error('there are no steps to put together');
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
      // Gone and there again: nobody tells the values between which it changed.
      if (known?.was && is) leftOut.add(name);
    }
  }
  const told = [...fields.values()];
  const nameOf = (kind: Kind, field: string) => `${kind} ${templateOf(field)}`;
  const apart = told.map(({ kind, field }) => nameOf(kind, field));
  records.drop((kind, field) => apart.some((name) => isWithin(nameOf(kind, field), name)), true);
  // A whole with a part that nobody tells is not told either.
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

/** The fields that a step tells as new or gone, and whether they are there after it. */
function shapesOf({ groups }: Changes): (KindField & { is: boolean })[] {
  return groups
    .filter((group): group is FieldGroup => group.change === 'new_field' || group.change === 'gone_field')
    .map(({ kind, field, change }) => ({ kind, field, is: change === 'new_field' }));
}

function inOrder(a: NetRecord, b: NetRecord): number {
  return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || (a.id < b.id ? -1 : 1);
}
