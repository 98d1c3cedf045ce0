import { RELEASE_KINDS, type ReleaseKind, type ReleaseStep } from '../../../core/contract/changes.js';
import type { RecordChange, Warning } from '../../../schemas/generated/record.js';
import { code, count, fitted, table } from '../../shared/markdown.js';
import { stepLines } from '../diff/changelog.js';
import type { ReleaseRecords } from '../diff/compare.js';

/** First line of the comment, by which it is found for updates. */
export const MARKER = '<!-- open-print-data: changes -->';

/** Maximum size of the comment, bytes: GitHub allows 65,536 characters, and the workflow adds a line. */
export const MOST_BYTES = 60_000;

/** Maximum rows per list, if all lists fit. */
const MOST_ROWS = 200;

/** Warnings added and removed by a change. */
export interface Warnings {
  gained: readonly WarningChange[];
  lost: readonly WarningChange[];
}

/**
 * The effect of a change on the data, as a comment on a pull request: records added, removed and changed with old and
 * new values, warnings gained and lost. Lists are truncated until everything fits, and state how many rows are missing.
 */
export function previewComment(step: ReleaseStep, { gained, lost }: Warnings, mostBytes = MOST_BYTES): string {
  return fitted(MOST_ROWS, mostBytes, (most) => {
    const lines = stepLines(step, most);
    const head = [MARKER, '## What changes in the data / 数据变化', ''];
    if (lines.length + gained.length + lost.length === 0)
      return [...head, 'Nothing: every record stays as it is. / 无：所有记录保持不变。', ''].join('\n');
    const warned = [
      ...warningLines('Warnings gained / 新增警告', gained, most),
      ...warningLines('Warnings lost / 消除警告', lost, most),
    ];
    const text = [...head, totals(step.counts, gained.length, lost.length), '', ...lines, ...warned].join('\n');
    return `${text.trimEnd()}\n`;
  });
}

function totals(counts: ReleaseStep['counts'], gained: number, lost: number): string {
  const sum = (change: RecordChange['change']) =>
    count(RELEASE_KINDS.reduce((all, kind) => all + counts[kind][change], 0));
  const records = `Records: ${sum('added')} added, ${sum('removed')} removed, ${sum('changed')} changed.`;
  return `**${records} Warnings: ${count(gained)} gained, ${count(lost)} lost.**`;
}

function warningLines(title: string, warnings: readonly WarningChange[], most: number): string[] {
  const rows = warnings.map(({ kind, id, code: what, field, message }) => [
    code(`${kind}/${id}`),
    code(field),
    code(what),
    code(message),
  ]);
  return rows.length === 0
    ? []
    : [`### ${title}: ${count(rows.length)}`, '', ...table(['record', 'field', 'warning', 'it says'], rows, most)];
}

/** A warning of a record that only one of two releases has. */
type WarningChange = Pick<Warning, 'code' | 'field' | 'message'> & { kind: ReleaseKind; id: string };

/** The warnings of records that are only in `after`, and those that are only in `before`. */
export function compareWarnings(before: ReleaseRecords, after: ReleaseRecords): Warnings {
  const [old, now] = [warningsOf(before), warningsOf(after)];
  const only = (some: typeof old, others: typeof old) =>
    [...some].filter(([key]) => !others.has(key)).map(([, warning]) => warning);
  return { gained: only(now, old), lost: only(old, now) };
}

function warningsOf({ records }: ReleaseRecords): Map<string, WarningChange> {
  const found = new Map<string, WarningChange>();
  for (const kind of RELEASE_KINDS)
    for (const [id, { warnings }] of records[kind])
      for (const warning of (warnings ?? []) as unknown as readonly Warning[])
        found.set(JSON.stringify([kind, id, warning.code, warning.field]), { kind, id, ...warning });
  return found;
}
