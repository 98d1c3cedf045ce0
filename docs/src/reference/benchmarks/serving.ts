import { median } from '../../../../bench/median.js';
import type { Measurement, Run } from '../../../../bench/serving.js';
import { counted, type Say } from '../../../../core/words/language.js';
import { table } from '../table.js';
import { cpuTimes, functionRuns, rates, runsOf } from './runs.js';
import { against } from './statistics.js';
import { LIMIT, translateName, translateSentence } from './translate.js';

/** For each kind of request: rates as ratios to the limit of the same round, and the 99th percentile of the latency. */
export function servingTables(measurements: readonly Measurement[], say: Say): string {
  const questions = Map.groupBy(measurements, ({ question }) => question);
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
      return `**${translateSentence(question, say)}**\n\n${table(head, rows)}`;
    })
    .join('\n\n');
}

/** The function against a worker that only passes a file on: CPU time for a request. */
export function functionTable(measurements: readonly Measurement[], say: Say): string {
  return table(
    [
      say('Request', '请求'),
      say('Connections', '连接数'),
      say('Passing a file through', '仅转发文件'),
      say('The function', '本项目的函数'),
      say('Ratio', '比值'),
    ],
    functionRuns(measurements).map(({ through, own }) => [
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
