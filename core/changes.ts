import type { Changes, FieldGroup, RecordChange, RecordGroup, ValueGroup } from '../schemas/generated/record.js';

/** The kinds of records that a release holds. */
export const KINDS = ['printers', 'materials', 'profiles', 'rules', 'settings', 'filaments'] as const;
export type Kind = RecordChange['kind'];

/** A value as JSON has it. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** What a person reads of a step: records, a field or values, each once. */
export type ChangeGroup = RecordGroup | FieldGroup | ValueGroup;

/** What a comparison of two releases finds: a step without what depends on the steps around it. */
export type Step = Omit<Changes, 'previous' | 'next'>;

/** No change of any record. */
export function noCounts(): Changes['counts'] {
  const none = () => ({ added: 0, removed: 0, changed: 0 });
  return { printers: none(), materials: none(), profiles: none(), rules: none(), settings: none(), filaments: none() };
}
