import type { ComposedPreset, RowOutcome } from '../../../../../core/preset/shapes.js';
import { SLICER_NAMES } from '../../../../../core/slicers.js';
import type { Context } from '../command.js';
import type { Paper } from '../paper.js';
import { ofBoth, writerIn } from '../show/tongue.js';
import { countsOf, outcomeWords } from './report.js';

/** A preset that was made, and where it went. */
export interface Made {
  composed: ComposedPreset;
  /** The file that holds it; null: none was written. */
  file: string | null;
  /** The call that slices with it; null: the slicer has none for its form. */
  load: string | null;
  /** What fixes change in it: names, and what becomes of the values. */
  byFixes: readonly (readonly [name: string, change: string])[];
}

/** Writes what a preset is, what is to be known of it, how much of the record it carries, and where it went. */
export function writeSummary(paper: Paper, { composed, file, load, byFixes }: Made, context: Context): void {
  const { say, language, flag } = context;
  const writer = writerIn(language);
  const slicer = `${SLICER_NAMES[composed.slicer]} ${composed.version}`;
  paper.title(composed.name).text(slicer + writer.colon + standing(composed, context), { tone: 'quiet' });
  for (const { text, text_zh } of composed.notes)
    paper.text(ofBoth(language, text, text_zh), { mark: say('! ', '！') });
  if (byFixes.length > 0) paper.title(say('By fixes', '来自解决方法')).facts(byFixes, 2).gap();
  if (!flag('report')) {
    const counts = Object.entries(countsOf(composed)) as [RowOutcome, number][];
    paper.facts(
      counts.map(([outcome, count]) => [outcomeWords(outcome, composed, context), String(count)]),
      2,
    );
    paper.text(say('Each of them: --report', '逐项列出：--report'), { tone: 'quiet' });
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
      return say('over presets of its own', '基于其自带的预设');
    case 'overlay':
      return say(`only what changes, over ${quoted}`, `仅含改变的内容，叠加在 ${quoted} 之上`);
    case 'full':
      return say('stands alone', '可独立使用');
    case 'profile':
      return say('a profile over the machine that is chosen there', '叠加在所选机器上的配置');
  }
}
