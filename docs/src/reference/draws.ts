import type { Say } from '../../../core/words/language.js';
import { DRAWS, readDraws, readSample, type Tally, tallies } from '../../../scripts/contribute/draw/draws.js';
import { KINDS, type KindName } from '../../../scripts/contribute/draw/sample.js';
import { number } from './number.js';
import { code, table } from './table.js';

/** What judging drawn facts found: for each draw its seed, and how many facts of each kind were right. */
export function drawTables(say: Say, folder = DRAWS): string {
  return readDraws(folder)
    .map((draw) => ({ ...draw, found: tallies(draw.id, folder) }))
    .filter(({ found }) => found.length > 0)
    .map(({ id, seed, written, found }, index) => {
      const versions = found.map(({ kind }) => readSample(id, kind, folder)?.version ?? '');
      const drawn = [...new Set(versions)].map((version) => code(version)).join(say(' and ', ' 和 '));
      const about = say(
        `Draw ${index + 1}: seed ${code(seed)}, recorded on ${written}; drawn from version ${drawn}.`,
        `第 ${index + 1} 次抽样：种子 ${code(seed)}，写于 ${written}；取自版本 ${drawn}。`,
      );
      return `${about}\n\n${drawTable(found, say)}`;
    })
    .join('\n\n');
}

function drawTable(found: readonly Tally[], say: Say): string {
  const names: Readonly<Record<KindName, string>> = {
    well_known_printers: say('most common printers', '常见机型'),
    other_printers: say('other printers', '其他机型'),
    profiles: say('profiles', '打印参数'),
    materials: say('materials', '材料'),
    products: say('branded filaments', '品牌耗材'),
  };
  const rows = found.map(({ kind, records, facts, right, wrong, told, unknown }) => {
    const judged = right + wrong + told;
    const share = judged === 0 ? '–' : `${number((100 * wrong) / judged, say, 1)} %`;
    const counts = [records, facts, right, wrong, told, unknown].map((count) => number(count, say));
    return [names[kind], ...counts, share, `${number(KINDS[kind].goal, say, 1)} %`];
  });
  const head = [
    say('Sample', '样本'),
    say('Records', '记录'),
    say('Facts', '事实'),
    say('Right', '正确'),
    say('Wrong', '错误'),
    say('Wrong, with a warning', '错误但有警告'),
    say('Cannot be judged', '无法判断'),
    say('Wrong among judged', '可判断者中的错误率'),
    say('Goal: below', '目标：低于'),
  ];
  return table(head, rows);
}
