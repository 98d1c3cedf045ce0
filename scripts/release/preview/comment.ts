import { type ChangeGroup, RELEASE_KINDS, type ReleaseKind, type ReleaseStep } from '../../../core/contract/changes.js';
import type { FieldGroup, RecordChange, ValueGroup } from '../../../schemas/generated/record.js';
import { code, count, inline, table, value } from '../../shared/markdown.js';
import type { WarningChange } from './warnings.js';

/** What the comment begins with, and is found by when it is written again. */
export const MARKER = '<!-- open-print-data: changes -->';

/** Most bytes of the comment: GitHub takes 65,536 characters, and what posts it adds a line. */
export const MOST_BYTES = 60_000;

/** Most rows of a list where there is room for all lists. */
const MOST_ROWS = 200;

const NAMES: Readonly<Record<ReleaseKind, string>> = {
  printers: 'Printers / 打印机',
  materials: 'Materials / 耗材',
  filaments: 'Filaments / 品牌耗材',
  fit: 'Verdicts by printer / 各打印机的适用结论',
  profiles: 'Profiles / 打印配置',
  rules: 'Troubleshooting rules / 故障规则',
  settings: 'Settings / 切片参数',
  codes: 'Codes of machines / 机器报错代码',
};

/** The warnings that a change brings and takes away. */
export interface Warnings {
  gained: readonly WarningChange[];
  lost: readonly WarningChange[];
}

/**
 * What a change does to the data, as a comment of a pull request: records added, removed and changed with the values before
 * and after, warnings gained and lost. Lists are cut until all of it fits, and say how many more there are.
 */
export function previewComment(step: ReleaseStep, warnings: Warnings, mostBytes = MOST_BYTES): string {
  for (let most = MOST_ROWS; ; most = Math.floor(most / 2)) {
    const text = written(step, warnings, most);
    if (Buffer.byteLength(text) <= mostBytes || most === 0) return text;
  }
}

function written({ counts, groups, changes, sources }: ReleaseStep, { gained, lost }: Warnings, most: number): string {
  const lines = [MARKER, '## What changes in the data / 数据变化', ''];
  const newSources = [
    ...sources.updated.map(({ id, before, after }) => `${code(id)}: ${code(before)} → ${code(after)}`),
    ...sources.renamed.map(({ before, after }) => `${code(before)} is now called ${code(after)}`),
    ...sources.added.map((id) => `${code(id)} is new`),
    ...sources.removed.map((id) => `${code(id)} is gone`),
  ];
  if (changes.length + groups.length + newSources.length + gained.length + lost.length === 0)
    return [...lines, 'Nothing: every record stays as it is. / 无：所有记录保持不变。', ''].join('\n');
  lines.push(...totals(counts, gained.length, lost.length), '');
  if (newSources.length > 0) lines.push(`Imported sources: ${inline(newSources, most)}`, '');
  for (const kind of RELEASE_KINDS) {
    const own = changes.filter((change) => change.kind === kind);
    const ownGroups = groups.filter((group) => group.kind === kind);
    if (own.length + ownGroups.length === 0) continue;
    const { added, removed, changed } = counts[kind];
    lines.push(`### ${NAMES[kind]}: ${count(added)} added, ${count(removed)} removed, ${count(changed)} changed`, '');
    lines.push(...wholeRecords(own, most), ...newFields(ownGroups, most), ...values(own, ownGroups, most));
  }
  lines.push(...warningLines('Warnings gained / 新增警告', gained, most));
  lines.push(...warningLines('Warnings lost / 消除警告', lost, most));
  return `${lines.join('\n').trimEnd()}\n`;
}

function totals(counts: ReleaseStep['counts'], gained: number, lost: number): string[] {
  const sum = (change: RecordChange['change']) =>
    count(RELEASE_KINDS.reduce((all, kind) => all + counts[kind][change], 0));
  const records = `Records: ${sum('added')} added, ${sum('removed')} removed, ${sum('changed')} changed.`;
  return [`**${records} Warnings: ${count(gained)} gained, ${count(lost)} lost.**`];
}

function wholeRecords(changes: readonly RecordChange[], most: number): string[] {
  return (['added', 'removed'] as const).flatMap((change) => {
    const ids = changes.filter((one) => one.change === change).map(({ id }) => code(id));
    const word = change === 'added' ? 'Added / 新增' : 'Removed / 删除';
    return ids.length === 0 ? [] : [`${word}: ${inline(ids, most)}`, ''];
  });
}

function newFields(groups: readonly ChangeGroup[], most: number): string[] {
  const fields = groups.filter(
    (group): group is FieldGroup => group.change === 'new_field' || group.change === 'gone_field',
  );
  const rows = fields.map(({ field, change, records }) => [
    code(field),
    change === 'new_field' ? 'new' : 'gone',
    count(records),
  ]);
  return table(['field', 'of all records', 'known in'], rows, most);
}

/** The changed values, record by record; where there are more than are listed, the fields with their usual change first. */
function values(changes: readonly RecordChange[], groups: readonly ChangeGroup[], most: number): string[] {
  const all = changes.flatMap(({ id, fields = [] }) => fields.map((field) => ({ id, ...field })));
  // Warnings have lists of their own; the sources of values come last.
  const { values: own = [], origins = [] } = Object.groupBy(
    all.filter(({ field }) => !/^warnings(?:$|[.[])/.test(field)),
    ({ field }) => (field.startsWith('provenance.') ? 'origins' : 'values'),
  );
  const rows = [...own, ...origins].map(({ id, field, before, after }) => [
    code(id),
    code(field),
    value(before),
    value(after),
  ]);
  const byField = groups.filter((group): group is ValueGroup => group.change === 'changed');
  const summed = byField.map(({ field, records, values: [first] }) => [
    code(field),
    count(records),
    first ? `${value(first.before)} → ${value(first.after)} in ${count(first.records)}` : 'long values',
  ]);
  return [
    ...(rows.length > most ? table(['field', 'records', 'most frequent'], summed, most) : []),
    ...table(['record', 'field', 'before', 'after'], rows, most),
  ];
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
