import type {
  Changes,
  ChangesIndex,
  ChangesStep,
  FieldGroup,
  RecordChange,
  RecordGroup,
  ValueGroup,
} from '../../schemas/generated/record.js';

/** The kinds of records that a release holds; `fit` is a printer's verdicts by material. */
export const RELEASE_KINDS = [
  'printers',
  'materials',
  'profiles',
  'rules',
  'settings',
  'filaments',
  'fit',
  'codes',
] as const;
export type ReleaseKind = RecordChange['kind'];

/** A group of related changes, for display: records, a field or values. */
export type ChangeGroup = RecordGroup | FieldGroup | ValueGroup;

/** The result of comparing two releases: a step without its links to the steps before and after. */
export type ReleaseStep = Omit<Changes, 'previous' | 'next'>;

export function noCounts(): Changes['counts'] {
  const counts = RELEASE_KINDS.map((kind) => [kind, { added: 0, removed: 0, changed: 0 }]);
  return Object.fromEntries(counts) as Changes['counts'];
}

/**
 * How a client updates from its version to the current one: nothing, some steps, or everything, because its version is
 * older than the kept steps or was never released (`unknown_version`), or because the served data is not a release, so
 * no step leads to it (`not_released`).
 */
export type UpdatePath =
  | { way: 'none' }
  | { way: 'steps'; steps: readonly ChangesStep[] }
  | { way: 'everything'; because: 'unknown_version' | 'not_released' };

/** Resolves the update from a version to the current one, from `changes/index.json` alone. */
export function resolveUpdate({ version, from, to, steps }: ChangesIndex, have: string): UpdatePath {
  if (have === version) return { way: 'none' };
  const start = have === from ? 0 : steps.findIndex((step) => step.version === have) + 1;
  if (start === 0 && have !== from) return { way: 'everything', because: 'unknown_version' };
  if (to !== version) return { way: 'everything', because: 'not_released' };
  return { way: 'steps', steps: steps.slice(start) };
}
