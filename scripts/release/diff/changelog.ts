import type { ChangeGroup, ReleaseKind, ReleaseStep } from '../../../core/contract/changes.js';
import type {
  FieldGroup,
  RecordChange,
  RecordGroup,
  SourceChanges,
  ValueGroup,
} from '../../../schemas/generated/record.js';

const NAMES = {
  printers: 'Printers',
  materials: 'Materials',
  profiles: 'Profiles',
  rules: 'Troubleshooting rules',
  settings: 'Settings',
  filaments: 'Branded filaments',
  fit: 'Compatibility of printers and materials',
  codes: 'Codes of printers',
} as const;

/** So many changed records of a kind are listed one by one; more of them as groups. */
const LISTED = 20;

/** Most rows of a table. */
const ROWS = 40;

/** The changes as a section of CHANGELOG-DATA.md: what a user of the data sees, the same in many records once. */
export function changelogSection({ version, previous_version, counts, sources, groups, changes }: ReleaseStep): string {
  const lines = [`## ${version}`, '', `Compared with ${previous_version ?? 'nothing: the first release'}.`, ''];
  lines.push(...sourceLines(sources));
  for (const [kind, { added, removed, changed }] of Object.entries(counts) as [
    ReleaseKind,
    ReleaseStep['counts']['rules'],
  ][]) {
    const own = groups.filter((group) => group.kind === kind);
    if (own.length === 0 && added + removed + changed === 0) continue;
    lines.push(`### ${NAMES[kind]}: ${added} added, ${removed} removed, ${changed} changed`, '');
    const records = changes.filter((change) => change.kind === kind);
    const few = records.length <= LISTED;
    if (few && records.length > 0) lines.push(...records.map(line), '');
    lines.push(...fieldLines(own), ...(few ? [] : [...recordLines(own), ...valueLines(own)]));
  }
  if (changes.length === 0) lines.push('No record changed.', '');
  return lines.join('\n');
}

function sourceLines(sources: SourceChanges): string[] {
  const { added, removed, renamed, updated } = sources;
  const lines = [
    ...renamed.map(({ before, after }) => `- \`${before}\` is now called \`${after}\``),
    ...updated.map(({ id, before, after }) => `- \`${id}\`: ${before} → ${after}`),
    ...added.map((id) => `- \`${id}\` is new${renamed.some(({ before }) => before === id) ? ' under this name' : ''}`),
    ...removed.map((id) => `- \`${id}\` is gone`),
  ];
  return lines.length === 0 ? [] : ['### Imported sources', '', ...lines, ''];
}

function recordLines(groups: readonly ChangeGroup[]): string[] {
  const told = (change: RecordGroup['change'], by: RecordGroup['by']) =>
    groups
      .filter((group): group is RecordGroup => group.change === change && 'by' in group && group.by === by)
      .map(
        ({ name, records, examples }) => `${by === 'kind' ? '' : `${name} `}${records} (${some(examples, records)})`,
      );
  return (['added', 'removed'] as const).flatMap((change) =>
    (['brand', 'material', 'kind'] as const).flatMap((by) => {
      const all = told(change, by);
      const word = change === 'added' ? 'Added' : 'Removed';
      return all.length === 0 ? [] : [`${word}${by === 'kind' ? '' : `, by ${by}`}: ${cut(all).join(', ')}.`, ''];
    }),
  );
}

function fieldLines(groups: readonly ChangeGroup[]): string[] {
  const titles = { new_field: 'New fields', gone_field: 'Removed fields' } as const;
  return (['new_field', 'gone_field'] as const).flatMap((change) => {
    const rows = groups.filter((group): group is FieldGroup => group.change === change);
    return table(
      titles[change],
      ['field', 'known', 'null', 'values'],
      rows.map(({ field, records, unknown, range, distinct, values }) => [
        code(field),
        String(records),
        String(unknown),
        [
          ...(range && distinct > values.length ? [`${range[0]} to ${range[1]}`] : []),
          values.map(({ value, records: count }) => `${code(JSON.stringify(value))} ${count}`).join(', '),
        ].join('; '),
      ]),
    );
  });
}

function valueLines(groups: readonly ChangeGroup[]): string[] {
  const rows = groups.filter((group): group is ValueGroup => group.change === 'changed');
  const cells = (group: ValueGroup) => [
    code(group.field),
    String(group.records),
    String(group.became_known),
    String(group.became_unknown),
    group.values.length === 0
      ? `long values: ${some(group.examples, group.records)}`
      : group.values
          .slice(0, 2)
          .map(({ before, after, records, examples: [example = ''] }) => {
            return `${code(step(before, after))} ${records} (${code(example)})`;
          })
          .join(', '),
  ];
  const head = ['field', 'records', 'known now', 'null now', 'most frequent'];
  const origin = ({ field }: ValueGroup) => field.startsWith('provenance.');
  return [
    ...table('Changed values', head, rows.filter((group) => !origin(group)).map(cells)),
    ...table('Where values are from', head, rows.filter(origin).map(cells)),
  ];
}

/** One value and the other; of lists what is gone and what is new. */
function step(before: unknown, after: unknown): string {
  if (!Array.isArray(before) || !Array.isArray(after)) return `${JSON.stringify(before)} → ${JSON.stringify(after)}`;
  const signed = (sign: string, items: readonly unknown[]) =>
    items.map((item) => `${sign}${typeof item === 'string' ? item : JSON.stringify(item)}`);
  return [...signed('−', before), ...signed('+', after)].join(' ');
}

function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const more = rows.length > ROWS ? ['', `… and ${rows.length - ROWS} more, all in changes.json.`] : [];
  return [`${title}:`, '', row(head), row(head.map(() => '---')), ...rows.slice(0, ROWS).map(row), ...more, ''];
}

const code = (text: string) => `\`${text}\``;

function some(examples: readonly string[], of: number): string {
  return `${examples.map(code).join(', ')}${of > examples.length ? ', …' : ''}`;
}

function cut(all: readonly string[]): string[] {
  return all.length > ROWS ? [...all.slice(0, ROWS), `and ${all.length - ROWS} more`] : [...all];
}

function line({ id, change, fields = [] }: RecordChange): string {
  if (change !== 'changed') return `- \`${id}\` ${change}`;
  const shown = fields
    .slice(0, 4)
    .map(({ field, before, after }) => `${field} ${JSON.stringify(before)} → ${JSON.stringify(after)}`);
  return `- \`${id}\`: ${shown.join('; ')}${fields.length > shown.length ? `; and ${fields.length - shown.length} more fields` : ''}`;
}
