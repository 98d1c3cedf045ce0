import { type ChangeGroup, RELEASE_KINDS, type ReleaseKind, type ReleaseStep } from '../../../core/contract/changes.js';
import type { FieldGroup, RecordChange, SourceChanges, ValueGroup } from '../../../schemas/generated/record.js';
import { code, count, inline, table, value } from '../../shared/markdown.js';

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

/** Maximum rows per list of the change log; the step's file contains all of them. */
const ROWS = 40;

/** The changes as a section of CHANGELOG-DATA.md. */
export function changelogSection(step: ReleaseStep): string {
  const { version, previous_version, counts, sources } = step;
  if (previous_version === null) return firstSection(version, counts, sources);
  const lines = stepLines(step, ROWS);
  const shown = lines.length > 0 ? lines : ['No record changed.', ''];
  return [`## ${version}`, '', `Compared with ${previous_version}.`, '', ...shown].join('\n');
}

function firstSection(version: string, counts: ReleaseStep['counts'], { added }: SourceChanges): string {
  const rows = RELEASE_KINDS.map((kind) => `- ${NAMES[kind]}: ${counts[kind].added}`);
  const sources = `Imported sources: ${added.map(code).join(', ') || 'none'}.`;
  return [`## ${version}`, '', 'The first release, from which the next one counts.', '', ...rows, '', sources, ''].join(
    '\n',
  );
}

/**
 * The changes of a step as Markdown: sources, then the records of each kind added, removed and changed with old and new
 * values; empty if nothing changed. Warnings are listed separately.
 *
 * @param most maximum rows per list; if there are more changed values, they are ordered by field
 */
export function stepLines({ counts, groups, changes, sources }: ReleaseStep, most: number): string[] {
  const lines: string[] = [];
  const newSources = [
    ...sources.updated.map(({ id, before, after }) => `${code(id)}: ${code(before)} → ${code(after)}`),
    ...sources.renamed.map(({ before, after }) => `${code(before)} is now called ${code(after)}`),
    ...sources.added.map((id) => `${code(id)} is new`),
    ...sources.removed.map((id) => `${code(id)} is gone`),
  ];
  if (newSources.length > 0) lines.push(`Imported sources: ${inline(newSources, most)}`, '');
  for (const kind of RELEASE_KINDS) {
    const own = changes.filter((change) => change.kind === kind);
    const ownGroups = groups.filter((group) => group.kind === kind);
    if (own.length + ownGroups.length === 0) continue;
    const { added, removed, changed } = counts[kind];
    lines.push(`### ${NAMES[kind]}: ${count(added)} added, ${count(removed)} removed, ${count(changed)} changed`, '');
    lines.push(...wholeRecords(own, most), ...newFields(ownGroups, most), ...values(own, ownGroups, most));
  }
  return lines;
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

/** The changed values by record; if there are too many to list, by field with its usual change first. */
function values(changes: readonly RecordChange[], groups: readonly ChangeGroup[], most: number): string[] {
  const all = changes.flatMap(({ id, fields = [] }) => fields.map((field) => ({ id, ...field })));
  // Warnings have separate lists; the sources of values come last.
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
