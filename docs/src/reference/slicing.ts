import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Say } from '../../../core/words/language.js';
import { SLICER_NAMES, type SlicerId } from '../../../core/words/slicers.js';
import { RESULTS, type SlicingResult } from '../../../scripts/shared/slicing.js';
import { number } from './number.js';
import { table } from './table.js';

const FILE = path.resolve(import.meta.dirname, '../../..', RESULTS);

/**
 * How presets were proven by slicing: the `measured` counts by slicer and version, or what is `explained`, with how often.
 *
 * @throws when there is no such part
 */
export function slicing(argument: string, say: Say): string {
  const versions = Map.groupBy(
    JSON.parse(readFileSync(FILE, 'utf8')) as SlicingResult[],
    ({ slicer, version }) => `${SLICER_NAMES[slicer as SlicerId]} ${version}`,
  );
  if (argument === 'measured') return measuredTable(versions, say);
  if (argument === 'explained') return explainedTable(versions, say);
  throw new Error(`there is no figure "${argument}" of slicing`);
}

type Versions = ReadonlyMap<string, readonly SlicingResult[]>;

function measuredTable(versions: Versions, say: Say): string {
  const kinds: Readonly<Record<SlicingResult['kind'], string>> = {
    pairs: say('records from all parts of the data', '遍及全部数据的记录'),
    parents: say('those of them over the slicer’s own presets', '其中以软件自带预设为基础的'),
    translations: say('records of other slicers', '其他切片软件的记录'),
    fixes: say('a record with a fix', '带解决方法的记录'),
  };
  const rows = [...versions].flatMap(([name, parts]) =>
    parts.map(({ kind, presets, checks, right, explained }) => [
      name,
      kinds[kind],
      ...[presets, checks, right, explained.reduce((sum, one) => sum + one.checks, 0)].map((n) => number(n, say)),
    ]),
  );
  const head = [
    say('Slicer', '切片软件'),
    say('Based on', '来自'),
    say('Presets', '预设'),
    say('Figures compared with the G-code', '与 G-code 对照的数值'),
    say('Right', '一致'),
    say('Different, and reported', '不一致且已说明'),
  ];
  return table(head, rows);
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
  return table([say('Slicer', '切片软件'), say('Reason', '原因'), say('Figures', '数值')], rows);
}
