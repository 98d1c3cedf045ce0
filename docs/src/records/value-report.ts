import { CURATED } from './curated.js';
import { formAddress } from './issue-forms.js';
import type { PageLocale } from './locale.js';

/** What is said to be wrong: a value of a record, or a record as a whole. */
export interface ValueReport {
  /** Kind and id of the record. */
  record: string;
  /** Name of the field in the record; null: the record as a whole. */
  field: string | null;
  /** What the page shows; null: not known. */
  value: string | null;
  /** The file that a correction is written into. */
  file: string;
  /** The lines to write there, the right value left open. */
  lines: readonly string[];
}

/** The lines that put a fact of a printer right, with its present value. */
export function printerLines(field: string, present: unknown, say: PageLocale['say']): string[] {
  const right = say('the right value', '正确的值');
  const read = say('what you read there', '在那里读到的内容');
  if (CURATED.includes(field))
    return ['curated:', `  ${field}: {value: <${right}>, source: https://…, read: "<${read}>"}`];
  const why = say('why', '原因');
  return [
    'overrides:',
    `  - field: ${field}`,
    `    was: ${JSON.stringify(present ?? null)}`,
    `    value: <${right}>`,
    `    reason: <${why}>`,
    '    source: https://…',
  ];
}

/** The form of the repository for a wrong value, filled in. */
export function reportAddress(repository: string, { record, field, value, file, lines }: ValueReport): string {
  return formAddress(repository, 'wrong-value', `${record}${field === null ? '' : `: ${field}`}`, {
    record,
    ...(field === null ? {} : { field }),
    ...(value === null ? {} : { shown: value }),
    lines: [`# ${file}`, ...lines].join('\n'),
  });
}
