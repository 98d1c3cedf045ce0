import type { Say } from '../../../core/words/language.js';
import { markdownTable } from '../../../core/words/markdown.js';
import { SLICER_NAMES, type SlicerId } from '../../../core/words/slicers.js';
import RESULTS from '../../slicing.json' with { type: 'json' };
import { number, titles } from './format.js';

type SlicingResult = (typeof RESULTS)[number];

/**
 * How presets were tested by slicing: the `measured` counts by slicer and version, or the `explained` differences with
 * their counts.
 *
 * @throws if there is no such part
 */
export function slicing(argument: string, say: Say): string {
  const versions = Map.groupBy(
    RESULTS,
    ({ slicer, version, build }) =>
      `${SLICER_NAMES[slicer as SlicerId]} ${version}${build ? say(' (third-party port)', '（第三方移植版）') : ''}`,
  );
  if (argument === 'measured') return measuredTable(versions, say);
  if (argument === 'explained') return explainedTable(versions, say);
  throw new Error(`there is no figure "${argument}" of slicing`);
}

type Versions = ReadonlyMap<string, readonly SlicingResult[]>;

function measuredTable(versions: Versions, say: Say): string {
  const kinds: Readonly<Record<string, string>> = {
    pairs: say('records from all parts of the data', '遍及全部数据的记录'),
    parents: say('those of them over the slicer’s own presets', '其中以软件自带预设为基础的'),
    translations: say('records of other slicers', '其他切片软件的记录'),
    fixes: say('a record with a fix', '带解决方法的记录'),
    spools: say('branded filaments with a preset for the printer', '有该机专属预设的品牌耗材'),
  };
  const rows = [...versions].flatMap(([name, parts]) =>
    parts.map(({ date, kind, presets, checks, right, explained }) => [
      name,
      date,
      kinds[kind] ?? kind,
      ...[presets, checks, right, explained.reduce((sum, one) => sum + one.checks, 0)].map((n) => number(n, say)),
    ]),
  );
  const head = titles(
    say,
    'Slicer | Date | Based on | Presets | Figures compared with the G-code | Right | Different, and reported',
    '切片软件 | 日期 | 来自 | 预设 | 与 G-code 对照的数值 | 一致 | 不一致且已说明',
  );
  return markdownTable(head, rows);
}

function explainedTable(versions: Versions, say: Say): string {
  const rows = [...versions].flatMap(([name, parts]) => {
    const byReason = Map.groupBy(
      parts.flatMap(({ explained }) => explained),
      ({ reason, reason_zh }) => say(reason, reason_zh),
    );
    return [...byReason].map(([reason, all]) => [
      name,
      reason,
      number(
        all.reduce((sum, { checks }) => sum + checks, 0),
        say,
      ),
    ]);
  });
  return markdownTable([say('Slicer', '切片软件'), say('Reason', '原因'), say('Figures', '数值')], rows);
}
