import path from 'node:path';
import { type Conditions, type PartName, RESULTS, type Results, readResults } from '../../../bench/results.js';
import type { Measurement, Run } from '../../../bench/serving.js';
import type { Say } from '../../../scripts/emit/openapi/language.js';
import { number } from './cost-tables.js';
import { code, table } from './table.js';

const FILE = path.resolve(import.meta.dirname, '../../..', RESULTS);

/** What everything that serves is compared with. */
const LIMIT = 'bare Map server (limit)';

/** Chinese names of what the benchmark calls in English. */
const CHINESE: Readonly<Record<string, string>> = {
  [LIMIT]: '只查 Map 的服务器（上限）',
  'Node server': '本项目的 Node 服务器',
  'Hono, filtering': 'Hono，逐条过滤',
  'Fastify, filtering': 'Fastify，逐条过滤',
  'json-server, filtering': 'json-server，逐条过滤',
  'workerd, the function': 'workerd，本项目的函数',
  'workerd, pass-through': 'workerd，仅转发文件',
  'default list': '默认列表',
  'brand filter': '按品牌筛选',
  'printer and material': '打印机加耗材',
  window: '`limit` 与 `page`',
  'brand filter, 304': '按品牌筛选，返回 304',
  'printers, first page': '打印机，第一页',
  'printers of a brand': '某品牌的打印机',
  'one printer': '单台打印机',
  'profiles of a printer and a material': '某打印机与耗材的配置',
  'profiles of a printer, first page': '某打印机的配置，第一页',
  'profiles of a material, first page': '某耗材的配置，第一页',
  'all materials': '全部耗材',
  'one troubleshooting rule': '单条故障规则',
  'all troubleshooting rules': '全部故障规则',
  settings: '全部切片设置',
  index: '总索引',
  names: '名称表',
  'entity tags': '实体标签',
  manifest: '文件清单',
};

/**
 * Figures of the last `npm run bench`: a part (`serving`, `function`, `building`, `growth`, `weight`, `totals`), or
 * `conditions` of one of them.
 *
 * @throws when it was not measured, or there is no such part
 */
export function benchmark(argument: string, say: Say): string {
  const [what = '', of = ''] = argument.split(' ');
  const results = readResults(FILE);
  const part = <P extends PartName>(name: P): Results[P] => {
    const found = results[name];
    if (!found) throw new Error(`${RESULTS} has no "${name}": run npm run bench`);
    return found as Results[P];
  };
  switch (what) {
    case 'conditions':
      return conditionsLine(part(of as PartName), say);
    case 'serving':
      return servingTables(part('serving').results, say);
    case 'function':
      return functionTable(part('serving').results, say);
    case 'building':
      return buildingTable(part('building').results, say);
    case 'growth':
      return growthTable(part('growth').results, say);
    case 'weight':
      return weightTable(part('weight').results, say);
    case 'totals':
      return totalsTable(part('weight').results, say);
    default:
      throw new Error(`there is no benchmark "${what}"`);
  }
}

function conditionsLine({ cpu, cores, memoryGiB, system, versions, command }: Conditions, say: Say): string {
  const programs = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return say(
    `Measured by ${code(command)} on ${cpu}, ${cores} cores, ${memoryGiB} GiB, ${system}, with ${programs.join(', ')}.`,
    `由 ${code(command)} 测得：${cpu}，${cores} 核，${memoryGiB} GiB，${system}；${programs.join('，')}。`,
  );
}

/** For each kind of request: rates as ratios to the limit of the same round, and the 99th percentile of the latency. */
function servingTables(measurements: readonly Measurement[], say: Say): string {
  const questions = Map.groupBy(measurements, ({ question }) => question);
  return [...questions]
    .map(([question, own]) => {
      const levels = [...new Set(own.map(({ connections }) => connections))];
      const runsOf = (contender: string, level: number) =>
        own.find((item) => item.contender === contender && item.connections === level)?.runs ?? [];
      const rows = [...new Set(own.map(({ contender }) => contender))].map((contender) => [
        named(contender, say),
        ...levels.map((level) => {
          const runs = runsOf(contender, level);
          const limits = runsOf(LIMIT, level);
          const ratios = runs.map(({ rate }, round) => rate / (limits[round]?.rate ?? Number.NaN));
          return `${spread(ratios)}, ${median(runs.map(({ p99 }) => p99)).toFixed(1)} ms`;
        }),
        cpuOf(runsOf(contender, levels.includes(32) ? 32 : (levels[0] ?? 0))),
      ]);
      const head = [
        say('Server', '服务器'),
        ...levels.map((level) => say(`${level} ${level === 1 ? 'connection' : 'connections'}`, `${level} 个连接`)),
        say('CPU', 'CPU'),
      ];
      return `**${say(sentence(question), CHINESE[question] ?? question)}**\n\n${table(head, rows)}`;
    })
    .join('\n\n');
}

/** The function against a worker that only passes a file on: CPU time for a request. */
function functionTable(measurements: readonly Measurement[], say: Say): string {
  const runsOf = (contender: string, question: string, connections: number) =>
    measurements.find(
      (item) => item.contender === contender && item.question === question && item.connections === connections,
    )?.runs ?? [];
  const rows = measurements
    .filter(({ contender, connections }) => contender === 'workerd, pass-through' && connections > 1)
    .map(({ question, connections, runs: through }) => {
      const own = runsOf('workerd, the function', question, connections);
      const ratios = own.map(({ cpu }, round) => (cpu ?? Number.NaN) / (through[round]?.cpu ?? Number.NaN));
      return [
        say(sentence(question), CHINESE[question] ?? question),
        String(connections),
        cpuOf(through),
        cpuOf(own),
        spread(ratios),
      ];
    });
  return table(
    [
      say('Request', '请求'),
      say('Connections', '连接数'),
      say('Passing a file on', '仅转发文件'),
      say('The function', '本项目的函数'),
      say('Ratio', '比值'),
    ],
    rows,
  );
}

function buildingTable(
  { build, floor, copy, rebuild, files, bytes, peakMiB }: Results['building']['results'],
  say: Say,
) {
  const against = (times: readonly number[], base: readonly number[]) =>
    spread(times.map((time, round) => time / (base[round] ?? median(base))));
  const seconds = (times: readonly number[]) => `${spread(times)} s`;
  const size = say(
    `${number(files, say)} files, ${number(bytes / 1e6, say)} MB`,
    `${number(files, say)} 个文件，${number(bytes / 1e6, say)} MB`,
  );
  return table(
    [say('What', '项目'), say('Time', '用时'), say('Ratio to the floor', '与下限之比')],
    [
      [
        say(`Writing and hashing ${size} from memory: the floor`, `从内存写出并计算摘要（${size}）：下限`),
        seconds(floor),
        '1',
      ],
      [`\`cp -r\``, seconds(copy), against(copy, floor)],
      [
        say(
          `\`npm run build:api\`, the whole process, at most ${number(Math.max(...peakMiB), say)} MiB`,
          `\`npm run build:api\` 整个进程，内存最多 ${number(Math.max(...peakMiB), say)} MiB`,
        ),
        seconds(build),
        against(build, floor),
      ],
      [
        say('Again after an edit, `npm run watch`', '`npm run watch` 在一次编辑之后重建'),
        say(
          `${seconds(rebuild)}, ${against(rebuild, build)} of a whole build`,
          `${seconds(rebuild)}，为整个构建的 ${against(rebuild, build)}`,
        ),
        against(rebuild, floor),
      ],
    ],
  );
}

function growthTable(growth: Results['growth']['results'], say: Say): string {
  const [first] = growth;
  const each = ({ seconds, files }: (typeof growth)[number]) => (median(seconds) / files) * 1e6;
  return table(
    [
      say('Printers', '打印机'),
      say('Profiles', '配置'),
      say('Files', '文件'),
      'GB',
      say('Time', '用时'),
      say('Time a file, µs', '每个文件，µs'),
      say('Most memory, MiB', '内存峰值，MiB'),
    ],
    growth.map((row) => [
      `${number(row.printers, say)}${row === first ? '' : ` (${row.factor} ×)`}`,
      number(row.profiles, say),
      number(row.files, say),
      number(row.bytes / 1e9, say, 2),
      `${median(row.seconds).toFixed(1)} s`,
      each(row).toFixed(0),
      number(Math.max(...row.peakMiB), say),
    ]),
  );
}

function weightTable({ answers }: Results['weight']['results'], say: Say): string {
  return table(
    [say('Answer', '响应'), say('Raw, KB', '原始，KB'), 'gzip', 'brotli 5', 'brotli 11'],
    answers.map(({ name, bytes: { raw, gzip, brotli5, brotli11 } }) => [
      say(sentence(name), CHINESE[name] ?? name),
      ...[raw, gzip, brotli5, brotli11].map((bytes) => number(bytes / 1000, say, 1)),
    ]),
  );
}

function totalsTable({ api, site, files, function: bundle, server, archive }: Results['weight']['results'], say: Say) {
  const kb = (bytes: number) => `${number(bytes / 1000, say, 1)} KB`;
  const mb = (bytes: number) => `${number(bytes / 1e6, say, 1)} MB`;
  return table(
    [say('What', '项目'), say('Size', '大小')],
    [
      [
        say('Everything below `/api/v1`', '`/api/v1` 下的全部文件'),
        say(
          `${number(api.files, say)} files, ${mb(api.total.raw)}; ${mb(api.total.gzip)} with each file compressed`,
          `${number(api.files, say)} 个文件，${mb(api.total.raw)}；逐个 gzip 后 ${mb(api.total.gzip)}`,
        ),
      ],
      [
        say('The file in the middle', '大小居中的文件'),
        say(
          `${kb(api.median.raw)}, ${kb(api.median.gzip)} gzip`,
          `${kb(api.median.raw)}，gzip 后 ${kb(api.median.gzip)}`,
        ),
      ],
      [
        say('The largest file', '最大的文件'),
        say(
          `${code(api.largest.raw.path)}, ${mb(api.largest.raw.bytes)}`,
          `${code(api.largest.raw.path)}，${mb(api.largest.raw.bytes)}`,
        ),
      ],
      [
        say('The site', '网站'),
        say(
          `${number(site.files, say)} files, ${mb(site.bytes)}`,
          `${number(site.files, say)} 个文件，${mb(site.bytes)}`,
        ),
      ],
      [
        say('Files, of those that the CDN takes', '文件数与 CDN 的上限'),
        `${number(files.count, say)} / ${number(files.limit, say)}`,
      ],
      [say('The archive of a mirror', '镜像归档'), mb(archive)],
      [
        say('The function, as it is uploaded', '上传的函数'),
        say(
          `${kb(bundle.plain.raw)}, ${kb(bundle.plain.gzip)} gzip`,
          `${kb(bundle.plain.raw)}，gzip 后 ${kb(bundle.plain.gzip)}`,
        ),
      ],
      [
        say('The Node server in one file', '单文件 Node 服务器'),
        say(`${kb(server.raw)}, ${kb(server.gzip)} gzip`, `${kb(server.raw)}，gzip 后 ${kb(server.gzip)}`),
      ],
    ],
  );
}

function cpuOf(runs: readonly Run[]): string {
  const times = runs.flatMap(({ cpu }) => (cpu === null ? [] : [cpu]));
  return times.length === 0 ? '–' : `${median(times).toFixed(0)} µs`;
}

function named(name: string, say: Say): string {
  return say(name, CHINESE[name] ?? name);
}

function sentence(text: string): string {
  return text === 'window' ? '`limit` and `page`' : text.charAt(0).toUpperCase() + text.slice(1);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The median, and the lowest and highest value. */
function spread(values: readonly number[]): string {
  if (values.length === 0) return '–';
  return `${median(values).toFixed(2)} (${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)})`;
}
