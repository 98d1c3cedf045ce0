import { median } from '../../../core/profiles/median.js';
import type { Say } from '../../../core/words/language.js';
import { markdownTable } from '../../../core/words/markdown.js';
import RESULTS from '../../benchmarks.json' with { type: 'json' };
import { against, functionTable, servingTables, spread, summary } from './benchmarks/serving.js';
import { translateSentence } from './benchmarks/translate.js';
import { code, number, titles } from './format.js';

const WEIGHT = RESULTS.weight.results;

/** Results of the last `npm run bench` for the pages: tables, and numbers for sentences. */
const FIGURES: Readonly<Record<string, (say: Say, of: string) => string>> = {
  summary: summary,
  /** The hardware and software used for a part: `conditions serving`. */
  conditions: (say, of) => conditionsLine(RESULTS[of as keyof typeof RESULTS], say),
  serving: servingTables,
  function: functionTable,
  building: buildingTable,
  growth: growthTable,
  weight: weightTable,
  totals: totalsTable,
  views: viewsTable,
  walk: walkLine,
  files: (say) => number(WEIGHT.files.count, say),
  release: (say) => mb(releaseBytes(), say),
  largest: (say) => mb(WEIGHT.api.largest.bytes, say),
  bundle: (say, of) => `${number(WEIGHT.function[of as 'raw' | 'gzip'] / 1000, say, 0)} KB`,
  archive: (say) => mb(WEIGHT.archive, say),
};

/** A benchmark result by name. @throws if there is none */
export function benchmark(argument: string, say: Say): string {
  const [what = '', of = ''] = argument.split(' ');
  const write = Object.hasOwn(FIGURES, what) ? FIGURES[what] : undefined;
  if (!write) throw new Error(`there is no benchmark "${what}"`);
  return write(say, of);
}

/** Total bytes of the measured release. */
export function releaseBytes(): number {
  return WEIGHT.api.total.raw + WEIGHT.site.bytes;
}

function mb(bytes: number, say: Say, decimals = 0): string {
  return `${number(bytes / 1e6, say, decimals)} MB`;
}

function conditionsLine(
  { cpu, cores, memoryGiB, system, versions, command }: (typeof RESULTS)[keyof typeof RESULTS],
  say: Say,
): string {
  const programs = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return say(
    `Measured by ${code(command)} on ${cpu}, ${cores} cores, ${memoryGiB} GiB, ${system}, with ${programs.join(', ')}.`,
    `由 ${code(command)} 测得：${cpu}，${cores} 核，${memoryGiB} GiB，${system}；${programs.join('，')}。`,
  );
}

/** The cost of building, compared with writing and hashing alone. */
function buildingTable(say: Say): string {
  const { disk, memory, files, bytes, peakMiB } = RESULTS.building.results;
  const seconds = (times: readonly number[]) => `${spread(times)} s`;
  const size = say(
    `${number(files, say)} files, ${number(bytes / 1e6, say)} MB`,
    `${number(files, say)} 个文件，${number(bytes / 1e6, say)} MB`,
  );
  const most = number(Math.max(...peakMiB), say);
  const rows = (place: string, { build, floor }: typeof disk) => [
    [
      say(`Writing and hashing ${size}, ${place}: the floor`, `写出并计算摘要（${size}，${place}）：下限`),
      seconds(floor),
      '1',
    ],
    [
      say(
        `\`npm run build:api\`, ${place}, the whole process, at most ${most} MiB`,
        `\`npm run build:api\` 整个进程（${place}），内存最多 ${most} MiB`,
      ),
      seconds(build),
      against(build, floor),
    ],
  ];
  return markdownTable(
    [say('What', '项目'), say('Time', '用时'), say('Ratio to the floor', '与下限之比')],
    [...rows(say('on a disk', '磁盘'), disk), ...rows(say('in memory', '内存文件系统'), memory)],
  );
}

/** Time, files and memory of a build with more data. */
function growthTable(say: Say): string {
  const growth = RESULTS.growth.results;
  const [first] = growth;
  const each = ({ seconds, files }: (typeof growth)[number]) => (median(seconds) / files) * 1e6;
  return markdownTable(
    titles(
      say,
      'Printers | Profiles | Files | GB | Time | Time per file, µs | Peak memory, MiB | Server: rate ÷ bare map | Server: memory, MiB',
      '打印机 | 配置 | 文件 | GB | 用时 | 每个文件，µs | 内存峰值，MiB | 服务器：与纯 Map 之比 | 服务器：内存，MiB',
    ),
    growth.map((row) => [
      `${number(row.printers, say)}${row === first ? '' : ` (${row.factor} ×)`}`,
      number(row.profiles, say),
      number(row.files, say),
      number(row.bytes / 1e9, say, 2),
      `${median(row.seconds).toFixed(1)} s`,
      each(row).toFixed(0),
      number(Math.max(...row.peakMiB), say),
      spread(row.rateOfMap),
      number(row.serverMiB, say),
    ]),
  );
}

/** Sizes of individual answers. */
function weightTable(say: Say): string {
  const { answers } = WEIGHT;
  return markdownTable(
    [say('Answer', '响应'), say('Raw, KB', '原始，KB'), 'gzip', 'brotli 5', 'brotli 11'],
    answers.map(({ name, bytes: { raw, gzip, brotli5, brotli11 } }) => [
      translateSentence(name, say),
      ...[raw, gzip, brotli5, brotli11].map((bytes) => number(bytes / 1000, say, 1)),
    ]),
  );
}

/** Total bytes and files. */
function totalsTable(say: Say): string {
  const { api, site, files, function: bundle, server, archive } = WEIGHT;
  const kb = (bytes: number) => `${number(bytes / 1000, say, 1)} KB`;
  const packed = ({ raw, gzip }: { raw: number; gzip: number }) =>
    say(`${kb(raw)}, ${kb(gzip)} gzip`, `${kb(raw)}，gzip 后 ${kb(gzip)}`);
  const folder = (count: number, bytes: number) =>
    say(`${number(count, say)} files, ${mb(bytes, say, 1)}`, `${number(count, say)} 个文件，${mb(bytes, say, 1)}`);
  const { path, bytes } = api.largest;
  const rows: [what: string, size: string][] = [
    [
      say('Everything below `/api/v1`', '`/api/v1` 下的全部文件'),
      folder(api.files, api.total.raw) +
        say(
          `; ${mb(api.total.gzip, say, 1)} with each file compressed`,
          `；逐个 gzip 后 ${mb(api.total.gzip, say, 1)}`,
        ),
    ],
    [say('The median file', '大小居中的文件'), packed(api.median)],
    [say('The largest file', '最大的文件'), `${code(path)}${say(', ', '，')}${mb(bytes, say, 1)}`],
    [say('The site', '网站'), folder(site.files, site.bytes)],
    [
      say('Files, and the limit of the CDN', '文件数与 CDN 的上限'),
      `${number(files.count, say)} / ${number(files.limit, say)}`,
    ],
    [say('The archive of a release for mirrors', '镜像归档'), mb(archive, say, 1)],
    [say('The function, as uploaded', '上传的函数'), packed(bundle)],
    [say('The Node server as one file', '单文件 Node 服务器'), packed(server)],
  ];
  return markdownTable([say('What', '项目'), say('Size', '大小')], rows);
}

/** Requests, bytes and time of first page loads over a slow connection. */
function viewsTable(say: Say): string {
  const { views, megabits, latencyMs } = RESULTS.views.results;
  const connection = `${number(megabits, say, 1)} Mbit/s, ${number(latencyMs, say)} ms`;
  return markdownTable(
    [
      say('Page', '页面'),
      say('Requests', '请求数'),
      say('Compressed, KB', '压缩后，KB'),
      say(`Usable after, at ${connection}`, `可用前的时间（${connection}）`),
    ],
    views.map(({ name, requests, bytes, seconds }) => [
      translateSentence(name, say),
      number(requests, say),
      number(bytes / 1000, say, 1),
      `${spread(seconds)} s`,
    ]),
  );
}

/** The time from the home page to a fix over the same connection. */
function walkLine(say: Say): string {
  const { walk } = RESULTS.views.results;
  const seconds = number(median(walk), say, 1);
  return say(
    `From the home page through the list of symptoms to the first fix takes ${seconds} s over that connection.`,
    `同样的网络下，从首页经故障现象列表到第一个解决方法，共需 ${seconds} 秒。`,
  );
}
