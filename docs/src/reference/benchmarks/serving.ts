import { median } from '../../../../core/profiles/median.js';
import { counted, type Say } from '../../../../core/words/language.js';
import { markdownTable } from '../../../../core/words/markdown.js';
import RESULTS from '../../../benchmarks.json' with { type: 'json' };
import { number, titles } from '../format.js';
import { LIMIT, translateName, translateSentence } from './translate.js';

const SERVING = RESULTS.serving.results;

type Measurement = (typeof SERVING)[number];
type Run = Measurement['runs'][number];

/** The representative query and number of connections: the query most clients send. */
const TYPICAL = { question: 'printer and material', connections: 32 };

/** Summarises the tables in sentences. */
export function summary(say: Say): string {
  const rate = (contender: string) => rates(runsOf(SERVING, { ...TYPICAL, contender }));
  const times = (contender: string) => median(ratios(rate('Node server'), rate(contender)));
  const extra = functionRuns().map(({ through, own }) => median(ratios(cpuTimes(own), cpuTimes(through.runs))));
  const [hono, fastify] = ['Hono, filtering', 'Fastify, filtering'].map((name) => number(times(name), say));
  const bare = number(times(LIMIT), say, 2);
  const [least, most] = [Math.min(...extra), Math.max(...extra)].map((value) => value.toFixed(2));
  const build = number(median(RESULTS.building.results.disk.build), say, 1);
  const { raw, gzip } = RESULTS.weight.results.api.median;
  const [size, compressed] = [raw, gzip].map((bytes) => number(bytes / 1000, say, 1));
  return [
    say(
      `For a query with a printer and a material, the Node server reaches ${bare} of the request rate of a server that only looks answers up: ${hono} times that of Hono and ${fastify} times that of Fastify, which filter the same records.`,
      `查询某打印机与耗材时，本项目的 Node 服务器的请求速率是只查表的最简服务器的 ${bare} 倍；与逐条过滤同样记录的 Hono、Fastify 相比，分别是 ${hono}、${fastify} 倍。`,
    ),
    say(
      `At the edge, the function takes ${least} to ${most} times the CPU time of passing a file through.`,
      `在边缘，函数所用的 CPU 时间是仅转发文件的 ${least} 到 ${most} 倍。`,
    ),
    say(`The whole API is built in ${build} s.`, `构建整个 API 用时 ${build} 秒。`),
    say(
      `The median answer is ${size} KB, ${compressed} KB compressed.`,
      `大小居中的响应为 ${size} KB，压缩后 ${compressed} KB。`,
    ),
  ]
    .map((line) => `- ${line}`)
    .join('\n');
}

/** For each kind of request: rates relative to the limit of the same round, and p99 latency. */
export function servingTables(say: Say): string {
  const questions = Map.groupBy(SERVING, ({ question }) => question);
  return [...questions]
    .map(([question, own]) => {
      const levels = [...new Set(own.map(({ connections }) => connections))];
      const rows = [...new Set(own.map(({ contender }) => contender))].map((contender) => [
        translateName(contender, say),
        ...levels.map((connections) => {
          const runs = runsOf(own, { contender, question, connections });
          const limit = runsOf(own, { contender: LIMIT, question, connections });
          return `${against(rates(runs), rates(limit))}, ${median(runs.map(({ p99 }) => p99)).toFixed(1)} ms`;
        }),
        cpuOf(runsOf(own, { contender, question, connections: 32 })),
      ]);
      const head = [
        say('Server', '服务器'),
        ...levels.map((level) => say(counted(level, 'connection'), `${level} 个连接`)),
        'CPU',
      ];
      return `**${translateSentence(question, say)}**\n\n${markdownTable(head, rows)}`;
    })
    .join('\n\n');
}

/** CPU time per request of the function, compared with a worker that only passes a file through. */
export function functionTable(say: Say): string {
  return markdownTable(
    titles(
      say,
      'Request | Connections | Passing a file through | The function | Ratio',
      '请求 | 连接数 | 仅转发文件 | 本项目的函数 | 比值',
    ),
    functionRuns().map(({ through, own }) => [
      translateSentence(through.question, say),
      String(through.connections),
      cpuOf(through.runs),
      cpuOf(own),
      against(cpuTimes(own), cpuTimes(through.runs)),
    ]),
  );
}

function cpuOf(runs: readonly Run[]): string {
  const time = median(cpuTimes(runs));
  return Number.isNaN(time) ? '–' : `${time.toFixed(0)} µs`;
}

/** The runs of a measurement by round; empty if it was not made. */
function runsOf(
  measurements: readonly Measurement[],
  { contender, question, connections }: Pick<Measurement, 'contender' | 'question' | 'connections'>,
): Run[] {
  const found = measurements.find(
    (item) => item.contender === contender && item.question === question && item.connections === connections,
  );
  return found?.runs ?? [];
}

/** Requests per second, by round. */
function rates(runs: readonly Run[]): number[] {
  return runs.map(({ rate }) => rate);
}

/** CPU time per request in µs, by round; NaN if the system does not report it. */
function cpuTimes(runs: readonly Run[]): number[] {
  return runs.map(({ cpu }) => cpu ?? Number.NaN);
}

/** Pairs of the function and the pass-through worker, for all measurements with several connections. */
function functionRuns() {
  return SERVING.filter(({ contender, connections }) => contender === 'workerd, pass-through' && connections > 1).map(
    (through) => ({ through, own: runsOf(SERVING, { ...through, contender: 'workerd, the function' }) }),
  );
}

/** The median with the minimum and maximum. */
export function spread(values: readonly number[]): string {
  if (values.length === 0) return '–';
  return `${median(values).toFixed(2)} (${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)})`;
}

/** The spread of each round's ratio to the base of the same round. */
export function against(values: readonly number[], base: readonly number[]): string {
  return spread(ratios(values, base));
}

/** Each round's ratio to the base of the same round, or to the median of the base if it lacks that round. */
function ratios(values: readonly number[], base: readonly number[]): number[] {
  return values.map((value, round) => value / (base[round] ?? median(base)));
}
