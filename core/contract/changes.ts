import type { Changes, FieldGroup, RecordChange, RecordGroup, ValueGroup } from '../../schemas/generated/record.js';

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

/** A value as JSON has it. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A group of changes as a person reads them: records, a field or values. */
export type ChangeGroup = RecordGroup | FieldGroup | ValueGroup;

/** The result of comparing two releases: a step without its links to the steps before and after. */
export type ReleaseStep = Omit<Changes, 'previous' | 'next'>;

/** No change of any record. */
export function noCounts(): Changes['counts'] {
  const none = () => ({ added: 0, removed: 0, changed: 0 });
  return {
    printers: none(),
    materials: none(),
    profiles: none(),
    rules: none(),
    settings: none(),
    filaments: none(),
    fit: none(),
    codes: none(),
  };
}
