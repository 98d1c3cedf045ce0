import { schemaPath } from '../../../../core/contract/paths.js';
import { rowNames } from '../../../../core/presets/row-names.js';
import type { ComposedPreset, PresetRow, RowOutcome } from '../../../../core/presets/types.js';
import type { Text } from '../../../../core/words/language.js';
import { type FieldSchema, layoutOf } from '../../../../core/words/layout.js';
import { SLICER_NAMES } from '../../../../core/words/slicers.js';
import { scalarAt } from '../../../../core/words/values.js';
import type { Profile } from '../../../../schemas/generated/record.js';
import type { Context } from './command.js';
import type { Column, TextWriter } from './text-writer.js';

/** The titles of the report, in order. */
function outcomesFor({ slicer, version, form }: ComposedPreset): Readonly<Record<RowOutcome, Text>> {
  const name = SLICER_NAMES[slicer];
  return {
    carried: { en: 'Carried over', zh: '原样转入' },
    approximated: { en: 'Approximated', zh: '近似转入' },
    none: { en: `No counterpart in ${name}`, zh: `${name} 中没有对应的设置` },
    out_of_range: { en: `Outside what ${name} accepts`, zh: `超出 ${name} 接受的范围` },
    older: { en: `Not available in ${name} ${version}`, zh: `${name} ${version} 没有该设置` },
    printer: { en: 'In the printer preset, which stays your own', zh: '属于打印机预设，保留您自己的' },
    own:
      form === 'full'
        ? { en: `Not known here: ${name}’s built-in defaults apply`, zh: `此处未知：使用 ${name} 的内置默认值` }
        : { en: `Not known here: ${name} keeps its own values`, zh: `此处未知：保留 ${name} 自己的数值` },
  };
}

/** The rows of each outcome with its title, in the order of the report; empty outcomes are omitted. */
function groupsOf(composed: ComposedPreset): { outcome: RowOutcome; title: Text; rows: PresetRow[] }[] {
  return Object.entries(outcomesFor(composed)).flatMap(([outcome, title]) => {
    const rows = composed.rows.filter((row) => row.outcome === outcome);
    return rows.length > 0 ? [{ outcome: outcome as RowOutcome, title, rows }] : [];
  });
}

export function countsOf(composed: ComposedPreset): Partial<Record<RowOutcome, number>> {
  return Object.fromEntries(groupsOf(composed).map(({ outcome, rows }) => [outcome, rows.length]));
}

/** Writes the outcome of every value, one table per outcome. Unknown values are only listed by name. */
export function writeReport(paper: TextWriter, composed: ComposedPreset, labelOf: LabelOf, context: Context): void {
  const { say, writer } = context;
  for (const { outcome, title, rows } of groupsOf(composed)) {
    paper.title(say(title) + writer.aside.join(String(rows.length)));
    if (outcome === 'own') paper.text(rows.map(labelOf).join(writer.semicolon), { indent: 2 });
    else {
      const columns = columnsOf(rows, composed, labelOf, context);
      paper.columns(rows, columns, { indent: 2, tones: ['plain', 'plain', 'quiet'] });
    }
  }
}

/** The columns of a report that are not empty in all rows. */
function columnsOf(
  rows: readonly PresetRow[],
  { slicer }: ComposedPreset,
  labelOf: LabelOf,
  { say, writer }: Context,
): Column<PresetRow>[] {
  const name = SLICER_NAMES[slicer];
  const byFix = writer.aside.join(say('by a fix', '来自解决方法'));
  const columns: Column<PresetRow>[] = [
    [say('Setting', '设置'), (row) => labelOf(row) + (row.changed ? byFix : '')],
    [say('Value here', '此处的值'), ({ value, unit }) => writer.any(value, unit ?? '') ?? ''],
    [
      say(`${name}’s preset`, `${name} 预设的值`),
      ({ theirs, value, unit }) => (theirs === value ? '' : (writer.any(theirs, unit ?? '') ?? '')),
    ],
    [say('Written', '写入'), ({ keys }) => keys.map(({ key, text }) => `${key} = ${text}`).join(writer.semicolon)],
    [say('Why', '原因'), ({ remark, remark_zh }) => say(remark ?? '', remark_zh)],
  ];
  return columns.filter(([, cell], place) => place === 0 || rows.some((row) => cell(row) !== ''));
}

interface Made {
  composed: ComposedPreset;
  /** The file written; null: none. */
  file: string | null;
  /** The command that slices with it; null: the slicer has none for its form. */
  load: string | null;
  /** The changes made by fixes: names and outcomes. */
  byFixes: readonly (readonly [name: string, change: string])[];
}

/** Writes the kind of preset, its notes, the number of values carried over, and the file. */
export function writeSummary(paper: TextWriter, { composed, file, load, byFixes }: Made, context: Context): void {
  const { say, writer, flag } = context;
  const slicer = `${SLICER_NAMES[composed.slicer]} ${composed.version}`;
  paper.title(composed.name).quiet(slicer + writer.colon + basis(composed, context));
  for (const { text, text_zh } of composed.notes) paper.text(say(text, text_zh), { mark: say('! ', '！') });
  if (byFixes.length > 0) paper.title(say('By fixes', '来自解决方法')).facts(byFixes).gap();
  if (!flag('report')) {
    paper.facts(groupsOf(composed).map(({ title, rows }) => [say(title), String(rows.length)]));
    paper.quiet(say('To see each of them: --report', '逐项列出：--report'));
  }
  if (file !== null && file !== '-') paper.gap().text(say(`Written to ${file}`, `已写入 ${file}`), { tone: 'good' });
  if (load !== null) paper.text(say('Slice with it:', '用它切片：')).line(load);
}

function basis({ form, parents }: ComposedPreset, { say, writer }: Context): string {
  const names = [parents?.machine, parents?.process, parents?.filament].filter((one) => one != null);
  const quoted = names.map((one) => say(`"${one}"`, `“${one}”`)).join(writer.comma);
  switch (form) {
    case 'inherits':
      return say('on top of its own presets', '基于其自带的预设');
    case 'overlay':
      return say(`only what changes, on top of ${quoted}`, `仅含改变的内容，叠加在 ${quoted} 之上`);
    case 'full':
      return say('stands alone', '可独立使用');
    case 'profile':
      return say('a profile on top of the printer selected there', '叠加在所选机器上的配置');
  }
}

/** The changes made by fixes, a line per value with its name, old and new value, such as `0.8 mm → 0.9 mm`. */
export function changesByFixes(
  { rows }: Pick<ComposedPreset, 'rows'>,
  profile: Profile,
  labelOf: LabelOf,
  { writer }: Context,
): [name: string, change: string][] {
  return rows
    .filter(({ changed }) => changed)
    .map((row) => {
      const before = row.field === null ? null : scalarAt(profile, row.field);
      const [was, is] = [before, row.value].map((value) => writer.any(value, row.unit ?? ''));
      return [labelOf(row), [was, is].filter((one) => one != null).join(' → ')];
    });
}

/** Names a row of a report by its setting, or else by its record field. */
type LabelOf = (row: Pick<PresetRow, 'field' | 'setting'>) => string;

/**
 * The names of the rows of a report in the language of the call, as on the site.
 *
 * @throws the errors of the client if files are unavailable
 */
export async function labelsFor(
  rows: readonly PresetRow[],
  { data, language, say, writer }: Context,
): Promise<LabelOf> {
  const client = data;
  const [schema, settings] = await Promise.all([
    client.json<FieldSchema>(schemaPath('profile')),
    client.settings.list().all(),
  ]);
  return rowNames(rows, {
    groups: layoutOf('profile', schema, language),
    settings: Object.fromEntries(settings.map((one) => [one.id, say(one.name, one.name_zh)])),
    word: (value) => writer.word(value),
    colon: writer.colon,
    aside: writer.aside,
  });
}
