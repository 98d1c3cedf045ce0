import { isObject, type Json } from '../../shared/tree.js';
import { type FactComparison, FIELDS, type Field, largestFirst, VERDICTS } from './compare-facts.js';
import type { OtherMachine } from './machine.js';

/** Equal comparisons of one printer as one row, with the number of files. */
interface Row extends FactComparison {
  files: number;
}

const HEAD = ['printer', 'field', 'ours (origin)', 'theirs (file)', 'by'] as const;

/** What was found, for people: what is open, worst first, what was settled, small differences, and the counts. */
export function formatReport(
  source: string,
  judgements: readonly FactComparison[],
  unmatched: readonly OtherMachine[],
): string {
  const rows = once(largestFirst(judgements));
  const section = (title: string, verdict: FactComparison['verdict']) => {
    const own = rows.filter((row) => row.verdict === verdict);
    return own.length === 0 ? [] : [`${title} (${own.length})`, ...table(own), ''];
  };
  return [
    ...section('Open: to be decided with a third source', 'open'),
    ...section('Decided: the record keeps the other value next to the chosen one', 'settled'),
    ...section('Near', 'near'),
    ...counts(source, rows),
    `No matching printer here: ${unmatched.length} of ${source}, such as ${unmatched
      .slice(0, 5)
      .map(({ names: [name], file }) => name ?? file)
      .join(', ')} (all with --json)`,
  ].join('\n');
}

function once(judgements: readonly FactComparison[]): Row[] {
  const alike = Map.groupBy(judgements, ({ printer, field, theirs, limit }) =>
    JSON.stringify([printer, field, theirs, limit]),
  );
  return [...alike.values()].flatMap((group) => group.slice(0, 1).map((first) => ({ ...first, files: group.length })));
}

function table(rows: readonly Row[]): string[] {
  const lines = rows.map((row) => [
    row.printer,
    row.field,
    `${short(row.ours)} (${row.origin})`,
    `${row.limit ? 'at most ' : ''}${short(row.theirs)} (${row.file}${row.files > 1 ? ` and ${row.files - 1} more` : ''})`,
    row.difference === null ? 'another' : String(row.difference),
  ]);
  const widths = HEAD.map((title, column) => Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)));
  return [HEAD, ...lines].map((line) =>
    `  ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}

function short(value: Json): string {
  if (!isObject(value)) return String(value);
  return ['x', 'y', 'z'].map((axis) => value[axis] ?? '?').join('x');
}

/** How many printers each verdict is the worst of, by field. */
function counts(source: string, rows: readonly Row[]): string[] {
  return FIELDS.flatMap((field) => {
    const own = Map.groupBy(
      rows.filter((row) => isOf(field, row.field)),
      ({ printer, field: path }) => `${printer} ${path}`,
    );
    if (own.size === 0) return [];
    const worst = [...own.values()].map((group) =>
      VERDICTS.find((verdict) => group.some((row) => row.verdict === verdict)),
    );
    const parts = VERDICTS.map((verdict) => `${worst.filter((one) => one === verdict).length} ${LABELS[verdict]}`);
    return [`${field}: ${own.size} values compared with ${source}: ${parts.join(', ')}`];
  });
}

const LABELS = { open: 'open', settled: 'settled', near: 'near', agrees: 'agree', same: 'read there' } as const;

function isOf(field: Field, path: string): boolean {
  return field === 'temperatures' ? path.includes('temperature') : path === field;
}
