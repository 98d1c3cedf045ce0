import { median } from '../../../../bench/median.js';
import type { Results } from '../../../../bench/results.js';
import type { Say } from '../../../../core/words/language.js';
import { number } from '../number.js';
import { cpuTimes, functionRuns, rates, runsOf } from './runs.js';
import { ratios } from './statistics.js';
import { LIMIT } from './translate.js';

/** The question and the connections that stand for all others: what most clients of the service ask. */
const TYPICAL = { question: 'printer and material', connections: 32 };

/** What the tables come to, for a reader who wants no tables. */
export function summary({ serving, building, weight }: Pick<Results, 'serving' | 'building' | 'weight'>, say: Say) {
  const rate = (contender: string) => rates(runsOf(serving.results, { ...TYPICAL, contender }));
  const times = (contender: string) => median(ratios(rate('Node server'), rate(contender)));
  const extra = functionRuns(serving.results).map(({ through, own }) =>
    median(ratios(cpuTimes(own), cpuTimes(through.runs))),
  );
  const [hono, json] = ['Hono, filtering', 'json-server, filtering'].map((name) => number(times(name), say));
  const bare = number(times(LIMIT), say, 2);
  const [least, most] = [Math.min(...extra), Math.max(...extra)].map((value) => value.toFixed(2));
  const [build, rebuild] = [building.results.build, building.results.rebuild].map((of) => number(median(of), say, 1));
  const { raw, gzip } = weight.results.api.median;
  const [size, compressed] = [raw, gzip].map((bytes) => number(bytes / 1000, say, 1));
  return [
    say(
      `For a query with a printer and a material, the Node server reaches ${bare} of the request rate of a server that only looks answers up: ${hono} times that of Hono and ${json} times that of json-server, which filter the same records.`,
      `查询某打印机与耗材时，本项目的 Node 服务器的请求速率是只查表的最简服务器的 ${bare} 倍；与逐条过滤同样记录的 Hono、json-server 相比，分别是 ${hono}、${json} 倍。`,
    ),
    say(
      `At the edge, the function takes ${least} to ${most} times the CPU time of passing a file through.`,
      `在边缘，函数所用的 CPU 时间是仅转发文件的 ${least} 到 ${most} 倍。`,
    ),
    say(
      `The whole API is built in ${build} s, and rebuilt after an edit in ${rebuild} s.`,
      `构建整个 API 用时 ${build} 秒，一次编辑之后重建用时 ${rebuild} 秒。`,
    ),
    say(
      `The median answer has ${size} KB, ${compressed} KB compressed.`,
      `大小居中的响应为 ${size} KB，压缩后 ${compressed} KB。`,
    ),
  ]
    .map((line) => `- ${line}`)
    .join('\n');
}
