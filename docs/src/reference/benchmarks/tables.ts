import { median } from '../../../../core/profiles/median.js';
import type { Say } from '../../../../core/words/language.js';
import { markdownTable } from '../../../../core/words/markdown.js';
import RESULTS from '../../../benchmarks.json' with { type: 'json' };
import { code, number, titles } from '../format.js';
import { against, spread } from './serving.js';
import { translateSentence } from './translate.js';

/** The cost of building, compared with writing and hashing alone. */
export function buildingTable(say: Say): string {
  const { disk, memory, files, bytes, peakMiB } = RESULTS.building.results;
  const seconds = (times: readonly number[]) => `${spread(times)} s`;
  const size = say(
    `${number(files, say)} files, ${number(bytes / 1e6, say)} MB`,
    `${number(files, say)} 个文件，${number(bytes / 1e6, say)} MB`,
  );
  const places = [
    { times: disk, name: say('on a disk', '磁盘') },
    { times: memory, name: say('in memory', '内存文件系统') },
  ];
  return markdownTable(
    [say('What', '项目'), say('Time', '用时'), say('Ratio to the floor', '与下限之比')],
    places.flatMap(({ times: { build, floor }, name }) => [
      [
        say(`Writing and hashing ${size}, ${name}: the floor`, `写出并计算摘要（${size}，${name}）：下限`),
        seconds(floor),
        '1',
      ],
      [
        say(
          `\`npm run build:api\`, ${name}, the whole process, at most ${number(Math.max(...peakMiB), say)} MiB`,
          `\`npm run build:api\` 整个进程（${name}），内存最多 ${number(Math.max(...peakMiB), say)} MiB`,
        ),
        seconds(build),
        against(build, floor),
      ],
    ]),
  );
}

/** Time, files and memory of a build with more data. */
export function growthTable(say: Say): string {
  const growth = RESULTS.growth.results;
  const [first] = growth;
  const each = ({ seconds, files }: (typeof growth)[number]) => (median(seconds) / files) * 1e6;
  return markdownTable(
    titles(
      say,
      'Printers | Profiles | Files | GB | Time | Time per file, µs | Peak memory, MiB | Server: rate of a bare map’s | Server: memory, MiB',
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
export function weightTable(say: Say): string {
  const { answers } = RESULTS.weight.results;
  return markdownTable(
    [say('Answer', '响应'), say('Raw, KB', '原始，KB'), 'gzip', 'brotli 5', 'brotli 11'],
    answers.map(({ name, bytes: { raw, gzip, brotli5, brotli11 } }) => [
      translateSentence(name, say),
      ...[raw, gzip, brotli5, brotli11].map((bytes) => number(bytes / 1000, say, 1)),
    ]),
  );
}

/** Total bytes and files. */
export function totalsTable(say: Say): string {
  const { api, site, files, function: bundle, server, archive } = RESULTS.weight.results;
  const kb = (bytes: number) => `${number(bytes / 1000, say, 1)} KB`;
  const mb = (bytes: number) => `${number(bytes / 1e6, say, 1)} MB`;
  const packed = ({ raw, gzip }: { raw: number; gzip: number }) =>
    say(`${kb(raw)}, ${kb(gzip)} gzip`, `${kb(raw)}，gzip 后 ${kb(gzip)}`);
  const folder = (count: number, bytes: number) =>
    say(`${number(count, say)} files, ${mb(bytes)}`, `${number(count, say)} 个文件，${mb(bytes)}`);
  const { path, bytes } = api.largest;
  const rows: [what: string, size: string][] = [
    [
      say('Everything below `/api/v1`', '`/api/v1` 下的全部文件'),
      folder(api.files, api.total.raw) +
        say(`; ${mb(api.total.gzip)} with each file compressed`, `；逐个 gzip 后 ${mb(api.total.gzip)}`),
    ],
    [say('The median file', '大小居中的文件'), packed(api.median)],
    [say('The largest file', '最大的文件'), `${code(path)}${say(', ', '，')}${mb(bytes)}`],
    [say('The site', '网站'), folder(site.files, site.bytes)],
    [
      say('Files, and the limit of the CDN', '文件数与 CDN 的上限'),
      `${number(files.count, say)} / ${number(files.limit, say)}`,
    ],
    [say('The archive of a release for mirrors', '镜像归档'), mb(archive)],
    [say('The function, as uploaded', '上传的函数'), packed(bundle)],
    [say('The Node server as one file', '单文件 Node 服务器'), packed(server)],
  ];
  return markdownTable([say('What', '项目'), say('Size', '大小')], rows);
}

/** Requests, bytes and time of first page loads over a slow connection. */
export function viewsTable(say: Say): string {
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
export function walkLine(say: Say): string {
  const { walk } = RESULTS.views.results;
  const seconds = number(median(walk), say, 1);
  return say(
    `From the home page through the list of symptoms to the first fix takes ${seconds} s over that connection.`,
    `同样的网络下，从首页经故障现象列表到第一个解决方法，共需 ${seconds} 秒。`,
  );
}
