import type { Say } from '../../../core/language.js';
import type { FieldCoverage } from '../../../scripts/compose/coverage.js';
import { code, table } from './table.js';

/** How many records of a kind know each field. */
export function coverageTable(coverage: Readonly<Record<string, FieldCoverage>>, say: Say): string {
  const rows = Object.entries(coverage).map(([field, { known, total }]) => [
    code(field),
    say(`${known} of ${total}`, `${known} / ${total}`),
    `${Math.floor((100 * known) / total)} %`,
  ]);
  if (rows.length === 0) throw new Error('the release counts no coverage of that kind');
  return table([say('Field', '字段'), say('Known', '已知'), say('Share', '占比')], rows);
}
