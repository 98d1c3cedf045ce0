import type { ComposedPreset, PresetRow, RowOutcome } from '../../../../../core/preset/shapes.js';
import { SLICER_NAMES } from '../../../../../core/slicers.js';
import type { Context } from '../command.js';
import type { Paper } from '../paper.js';
import { ofBoth, writerIn } from '../show/tongue.js';
import { said, type Text } from '../text.js';
import type { LabelOf } from './labels.js';

/** What becomes of values, in the order of the report. `{slicer}` and `{version}` are those of the preset. */
const OUTCOMES: Readonly<Record<RowOutcome, Text>> = {
  carried: { en: 'Carried over', zh: '原样转入' },
  approximated: { en: 'Approximated', zh: '近似转入' },
  none: { en: 'No counterpart in {slicer}', zh: '{slicer} 中没有对应的设置' },
  out_of_range: { en: 'Outside what {slicer} takes', zh: '超出 {slicer} 接受的范围' },
  older: { en: '{slicer} {version} lacks the setting', zh: '{slicer} {version} 没有该设置' },
  printer: { en: 'In the printer preset, which stays yours', zh: '属于打印机预设，保留您自己的' },
  own: { en: 'Not known here: {slicer}’s own values stay', zh: '此处未知：保留 {slicer} 自己的数值' },
};

/** What is not known where the preset stands on no other one. */
const LEFT_TO_DEFAULTS: Text = {
  en: 'Not known here: {slicer}’s built-in defaults',
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
export function outcomeWords(
  outcome: RowOutcome,
  { slicer, version, form }: ComposedPreset,
  { say }: Pick<Context, 'say'>,
): string {
  const words = outcome === 'own' && form === 'full' ? LEFT_TO_DEFAULTS : OUTCOMES[outcome];
  return said(say, words).replace('{slicer}', SLICER_NAMES[slicer]).replace('{version}', version);
}

/** Writes what became of every value: a table for each outcome. Values that are not known are named alone. */
export function writeReport(paper: Paper, composed: ComposedPreset, labelOf: LabelOf, context: Context): void {
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
    [say('From here', '此处的值'), ({ value, unit }) => writer.any(value, unit ?? '') ?? ''],
    [
      say(`${name}’s preset`, `${name} 预设的值`),
      ({ theirs, value, unit }) => (theirs === value ? '' : (writer.any(theirs, unit ?? '') ?? '')),
    ],
    [say('Written', '写入'), ({ keys }) => keys.map(({ key, text }) => `${key} = ${text}`).join(writer.semicolon)],
    [say('Why', '原因'), ({ remark, remark_zh }) => ofBoth(language, remark ?? '', remark_zh)],
  ];
  const used = columns.filter(([, cell], place) => place === 0 || rows.some((row) => cell(row) !== ''));
  return { head: used.map(([head]) => head), rows: rows.map((row) => used.map(([, cell]) => cell(row))) };
}
