import type { Say } from '../../../core/words/language.js';
import { markdownTable } from '../../../core/words/markdown.js';
import { SLICER_NAMES, type SlicerId } from '../../../core/words/slicers.js';
import RESULTS from '../../slicing.json' with { type: 'json' };
import { number, titles } from './format.js';

type SlicingResult = (typeof RESULTS)[number];

/** The results by slicer and version. */
function byVersion(say: Say): Map<string, SlicingResult[]> {
  return Map.groupBy(RESULTS, ({ slicer, version, build }) => {
    const port = build ? say(' (third-party port)', '（第三方移植版）') : '';
    return `${SLICER_NAMES[slicer as SlicerId]} ${version}${port}`;
  });
}

const checksIn = (all: readonly { checks: number }[]) => all.reduce((sum, { checks }) => sum + checks, 0);

/** How many presets were sliced, and how many of their figures are right. */
export function slicingTable(say: Say): string {
  const kinds: Readonly<Record<string, string>> = {
    pairs: say('records from all parts of the data', '遍及全部数据的记录'),
    parents: say('those of them over the slicer’s own presets', '其中以软件自带预设为基础的'),
    translations: say('records of other slicers', '其他切片软件的记录'),
    fixes: say('a record with a fix', '带解决方法的记录'),
    spools: say('branded filaments with a preset for the printer', '有该机专属预设的品牌耗材'),
  };
  const rows = [...byVersion(say)].flatMap(([name, parts]) =>
    parts.map(({ date, kind, presets, checks, right, explained }) => [
      name,
      date,
      kinds[kind] ?? kind,
      ...[presets, checks, right, checksIn(explained)].map((n) => number(n, say)),
    ]),
  );
  const head = titles(
    say,
    'Slicer | Date | Based on | Presets | Figures compared with the G-code | Right | Different, and reported',
    '切片软件 | 日期 | 来自 | 预设 | 与 G-code 对照的数值 | 一致 | 不一致且已说明',
  );
  return markdownTable(head, rows);
}

/** The reasons for different figures, with their counts. */
export function slicingReasons(say: Say): string {
  const rows = [...byVersion(say)].flatMap(([name, parts]) => {
    const byReason = Map.groupBy(
      parts.flatMap(({ explained }) => explained),
      ({ reason, reason_zh }) => say(reason, reason_zh),
    );
    return [...byReason].map(([reason, all]) => [name, reason, number(checksIn(all), say)]);
  });
  return markdownTable([say('Slicer', '切片软件'), say('Reason', '原因'), say('Figures', '数值')], rows);
}
