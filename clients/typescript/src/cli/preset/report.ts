import { schemaPath } from '../../../../../core/contract/paths.js';
import { scalarAt } from '../../../../../core/presets/record-values.js';
import { rowNames } from '../../../../../core/presets/row-names.js';
import type { ComposedPreset, PresetRow, RowOutcome } from '../../../../../core/presets/types.js';
import type { Text } from '../../../../../core/words/language.js';
import { type FieldSchema, layoutOf } from '../../../../../core/words/layout.js';
import { writerIn } from '../../../../../core/words/record-words.js';
import { SLICER_NAMES } from '../../../../../core/words/slicers.js';
import type { Profile } from '../../../../../schemas/generated/record.js';
import type { Context } from '../command.js';
import type { TextWriter } from '../text-writer.js';

/** What becomes of values, in the order of the report. `{slicer}` and `{version}` are those of the preset. */
const OUTCOMES: Readonly<Record<RowOutcome, Text>> = {
  carried: { en: 'Carried over', zh: '原样转入' },
  approximated: { en: 'Approximated', zh: '近似转入' },
  none: { en: 'No counterpart in {slicer}', zh: '{slicer} 中没有对应的设置' },
  out_of_range: { en: 'Outside what {slicer} accepts', zh: '超出 {slicer} 接受的范围' },
  older: { en: 'Not available in {slicer} {version}', zh: '{slicer} {version} 没有该设置' },
  printer: { en: 'In the printer preset, which stays your own', zh: '属于打印机预设，保留您自己的' },
  own: { en: 'Not known here: {slicer} keeps its own values', zh: '此处未知：保留 {slicer} 自己的数值' },
};

/** What is not known where the preset stands on no other one. */
const LEFT_TO_DEFAULTS: Text = {
  en: 'Not known here: {slicer}’s built-in defaults apply',
  zh: '此处未知：使用 {slicer} 的内置默认值',
};

/** How many rows there are of each outcome, in the order of the report; those without any are left out. */
export function countsOf({ rows }: Pick<ComposedPreset, 'rows'>): Partial<Record<RowOutcome, number>> {
  const all = (Object.keys(OUTCOMES) as RowOutcome[]).map((one) => {
    return [one, rows.filter(({ outcome }) => outcome === one).length] as const;
  });
  return Object.fromEntries(all.filter(([, count]) => count > 0));
}

/** What an outcome is called for a preset. */
function outcomeWords(
  outcome: RowOutcome,
  { slicer, version, form }: ComposedPreset,
  { say }: Pick<Context, 'say'>,
): string {
  const words = outcome === 'own' && form === 'full' ? LEFT_TO_DEFAULTS : OUTCOMES[outcome];
  return say(words).replace('{slicer}', SLICER_NAMES[slicer]).replace('{version}', version);
}

/** Writes what became of every value: a table for each outcome. Values that are not known are named alone. */
export function writeReport(paper: TextWriter, composed: ComposedPreset, labelOf: LabelOf, context: Context): void {
  for (const [outcome, count] of Object.entries(countsOf(composed)) as [RowOutcome, number][]) {
    const rows = composed.rows.filter((row) => row.outcome === outcome);
    paper.title(outcomeWords(outcome, composed, context) + writerIn(context.language).aside.join(String(count)));
    if (outcome === 'own') paper.text(rows.map(labelOf).join(writerIn(context.language).semicolon), { indent: 2 });
    else paper.table(tableOf(rows, composed, labelOf, context), { indent: 2, tones: ['plain', 'plain', 'quiet'] });
  }
}

/** A column that no row has anything for is left out. */
function tableOf(rows: readonly PresetRow[], { slicer }: ComposedPreset, labelOf: LabelOf, context: Context) {
  const { say, language } = context;
  const writer = writerIn(language);
  const name = SLICER_NAMES[slicer];
  const changed = say('by a fix', '来自解决方法');
  const columns: [head: string, cell: (row: PresetRow) => string][] = [
    [say('Setting', '设置'), (row) => labelOf(row) + (row.changed ? writer.aside.join(changed) : '')],
    [say('Value here', '此处的值'), ({ value, unit }) => writer.any(value, unit ?? '') ?? ''],
    [
      say(`${name}’s preset`, `${name} 预设的值`),
      ({ theirs, value, unit }) => (theirs === value ? '' : (writer.any(theirs, unit ?? '') ?? '')),
    ],
    [say('Written', '写入'), ({ keys }) => keys.map(({ key, text }) => `${key} = ${text}`).join(writer.semicolon)],
    [say('Why', '原因'), ({ remark, remark_zh }) => say(remark ?? '', remark_zh)],
  ];
  const used = columns.filter(([, cell], place) => place === 0 || rows.some((row) => cell(row) !== ''));
  return { head: used.map(([head]) => head), rows: rows.map((row) => used.map(([, cell]) => cell(row))) };
}

/** A preset that was made, and where it went. */
interface Made {
  composed: ComposedPreset;
  /** The file that holds it; null: none was written. */
  file: string | null;
  /** The call that slices with it; null: the slicer has none for its form. */
  load: string | null;
  /** What fixes change in it: names, and what becomes of the values. */
  byFixes: readonly (readonly [name: string, change: string])[];
}

/** Writes what a preset is, what is to be known of it, how much of the record it carries, and where it went. */
export function writeSummary(paper: TextWriter, { composed, file, load, byFixes }: Made, context: Context): void {
  const { say, language, flag } = context;
  const writer = writerIn(language);
  const slicer = `${SLICER_NAMES[composed.slicer]} ${composed.version}`;
  paper.title(composed.name).text(slicer + writer.colon + standing(composed, context), { tone: 'quiet' });
  for (const { text, text_zh } of composed.notes) paper.text(say(text, text_zh), { mark: say('! ', '！') });
  if (byFixes.length > 0) paper.title(say('By fixes', '来自解决方法')).facts(byFixes, 2).gap();
  if (!flag('report')) {
    const counts = Object.entries(countsOf(composed)) as [RowOutcome, number][];
    paper.facts(
      counts.map(([outcome, count]) => [outcomeWords(outcome, composed, context), String(count)]),
      2,
    );
    paper.text(say('To see each of them: --report', '逐项列出：--report'), { tone: 'quiet' });
  }
  if (file !== null && file !== '-') paper.gap().text(say(`Written to ${file}`, `已写入 ${file}`), { tone: 'good' });
  if (load !== null) paper.text(say('Slice with it:', '用它切片：')).line(load);
}

/** What it stands on. */
function standing({ form, parents }: ComposedPreset, { say, language }: Context): string {
  const names = [parents?.machine, parents?.process, parents?.filament].filter((one) => one != null);
  const quoted = names.map((one) => say(`"${one}"`, `“${one}”`)).join(writerIn(language).comma);
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

/** What fixes change, a line for each value: its name, and what it was and is, such as `0.8 mm → 0.9 mm`. */
export function changesByFixes(
  { rows }: Pick<ComposedPreset, 'rows'>,
  profile: Profile,
  labelOf: LabelOf,
  { language }: Pick<Context, 'language'>,
): [name: string, change: string][] {
  const writer = writerIn(language);
  return rows
    .filter(({ changed }) => changed)
    .map((row) => {
      const before = row.field === null ? null : scalarAt(profile, row.field);
      const [was, is] = [before, row.value].map((value) => writer.any(value, row.unit ?? ''));
      return [labelOf(row), [was, is].filter((one) => one != null).join(' → ')];
    });
}

/** What a row of a report is called: by its setting, else by its field of the record. */
type LabelOf = (row: Pick<PresetRow, 'field' | 'setting'>) => string;

/**
 * The names of the rows of a report in the language of the call, as the site names them.
 *
 * @throws what the client throws when files cannot be had
 */
export async function labelsFor(
  rows: readonly PresetRow[],
  { data, language, say, signal }: Context,
): Promise<LabelOf> {
  const client = data();
  const [schema, settings] = await Promise.all([
    client.json<FieldSchema>(schemaPath('profile'), { signal }),
    client.settings.list({ signal }).all(),
  ]);
  const writer = writerIn(language);
  return rowNames(rows, {
    groups: layoutOf('profile', schema, language),
    settings: Object.fromEntries(settings.map((one) => [one.id, say(one.name, one.name_zh)])),
    word: (value) => writer.word(value),
    colon: writer.colon,
    aside: writer.aside,
  });
}
