import { FILTERED } from '../../../../bench/filtering.js';
import { median } from '../../../../bench/median.js';
import type { Results } from '../../../../bench/results.js';
import type { Say } from '../../../../core/words/language.js';
import { number } from '../number.js';
import { table } from '../table.js';
import { spread } from './statistics.js';
import { translateSentence } from './translate.js';

/** What the first view of a page takes over a slow connection. */
export function viewsTable({ views, megabits, latencyMs }: Results['views']['results'], say: Say): string {
  const connection = `${number(megabits, say, 1)} Mbit/s, ${number(latencyMs, say)} ms`;
  return table(
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

/** How long it takes from the start page to a fix over the same connection. */
export function walkLine({ walk }: Results['views']['results'], say: Say): string {
  const seconds = number(median(walk), say, 1);
  return say(
    `From the home page through the list of symptoms to the first fix takes ${seconds} s over that connection.`,
    `同样的网络下，从首页经故障现象列表到第一个解决方法，共需 ${seconds} 秒。`,
  );
}

/** How soon the table of printers shows what a changed filter leaves. */
export function filteringLine({ filtering }: Results['views']['results'], say: Say): string {
  const ms = number(median(filtering), say);
  const printers = number(FILTERED.printers, say);
  const slowdown = number(FILTERED.slowdown, say);
  return say(
    `A filter of the table of ${printers} printers shows its result ${ms} ms after you type, on a processor slowed down ${slowdown} times.`,
    `在减速 ${slowdown} 倍的处理器上，在 ${printers} 台打印机的表格中输入筛选条件后，${ms} 毫秒即可看到结果。`,
  );
}
