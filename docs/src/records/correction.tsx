import type { PageLocale } from './locale.js';

/** What is said to be wrong: a value of a record, or a record as a whole. */
export interface Doubt {
  /** Kind and id of the record. */
  record: string;
  /** Name of the field in the record; null: the record as a whole. */
  field: string | null;
  /** Whether there is a value. */
  known: boolean;
}

/** "This value is wrong", or "add it" where there is none: the form that writes the change. */
export function Correction({
  doubt: { record, field, known },
  label,
  locale: { say, to },
}: {
  doubt: Doubt;
  label: string;
  locale: PageLocale;
}) {
  const words = known || field === null ? say('Wrong?', '有误？') : say('Add it', '补充');
  return (
    <a class="wrong" href={correctAddress(to, record, field)} aria-label={`${words} ${label}`} rel="nofollow">
      {words}
    </a>
  );
}

/** The address of the form for a correction. */
export function correctAddress(to: PageLocale['to'], record: string, field: string | null = null): string {
  return `${to('/correct/')}?record=${record}${field === null ? '' : `&field=${field}`}`;
}
