import { median } from '../../../../bench/median.js';
import type { Results } from '../../../../bench/results.js';
import type { Say } from '../../../../core/words/language.js';
import { number } from '../number.js';
import { table } from '../table.js';
import { against, spread } from './statistics.js';

/** What building takes, against writing and hashing alone. */
export function buildingTable(
  { build, floor, copy, rebuild, files, bytes, peakMiB }: Results['building']['results'],
  say: Say,
) {
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
        say('Rebuild after an edit, `npm run watch`', '`npm run watch` 在一次编辑之后重建'),
        say(
          `${seconds(rebuild)}, ${against(rebuild, build)} of a whole build`,
          `${seconds(rebuild)}，为整个构建的 ${against(rebuild, build)}`,
        ),
        against(rebuild, floor),
      ],
    ],
  );
}

/** What building everything takes, the site included. */
export function wholeTable(builds: Results['whole']['results'], say: Say): string {
  return table(
    [
      say('Printers', '打印机'),
      say('Files of the service', '服务文件'),
      say('Files of the site', '网站文件'),
      'MB',
      say('Time', '用时'),
      say('CPU time', 'CPU 时间'),
      say('Memory, MiB', '内存，MiB'),
      say('Load of the machine before the build', '构建前的系统负载'),
    ],
    builds.map(({ printers, api, site, bytes, seconds, cpuSeconds, peakMiB, load }) => [
      number(printers, say),
      number(api, say),
      number(site, say),
      number(bytes / 1e6, say),
      `${spread(seconds)} s`,
      `${spread(cpuSeconds)} s`,
      number(Math.max(...peakMiB), say),
      spread(load),
    ]),
  );
}

/** Time, files and memory of a build with more data. */
export function growthTable(growth: Results['growth']['results'], say: Say): string {
  const [first] = growth;
  const each = ({ seconds, files }: (typeof growth)[number]) => (median(seconds) / files) * 1e6;
  return table(
    [
      say('Printers', '打印机'),
      say('Profiles', '配置'),
      say('Files', '文件'),
      'GB',
      say('Time', '用时'),
      say('Time per file, µs', '每个文件，µs'),
      say('Peak memory, MiB', '内存峰值，MiB'),
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
