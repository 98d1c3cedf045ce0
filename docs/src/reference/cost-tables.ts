import type { Say } from '../../../core/language.js';
import {
  ASSUMED,
  DAYS,
  fitsFreePlan,
  invocations,
  logCost,
  PRICES,
  type Price,
  paidPlanCost,
  perSecond,
  r2Cost,
  type Use,
} from './cost.js';
import {
  fileCounts,
  filesAt,
  inBucket,
  type Layout,
  meanPairBytes,
  printersWithin,
  today,
  withoutPairs,
} from './file-growth.js';
import { number, usd } from './number.js';
import type { Release } from './release.js';
import { table } from './table.js';

/** Requests a month that the tables show. */
export const SCALES = [1e6, 1e8, 1e10] as const;

/** Share of an answer's size that is left after compression; a test holds it against the release. */
export const COMPRESSED = 0.13;

const scaleHeads = (say: Say) => [say('1 million', '100 万'), say('100 million', '1 亿'), say('10 billion', '100 亿')];

/** Every published figure that the page counts with, where it stands and when it was read there. */
export function priceTable(say: Say): string {
  return table(
    [say('What', '项目'), say('Figure', '数值'), say('Page', '出处'), say('Read', '读取日期')],
    Object.values(PRICES).map((price) => [
      say(price.en, price.zh),
      amount(price, say),
      `[${pageName(price.page)}](${price.page})`,
      price.from === undefined
        ? price.read
        : say(`${price.read}, holds from ${price.from}`, `${price.read}，自 ${price.from} 起`),
    ]),
  );
}

function amount({ value, unit }: Price, say: Say): string {
  if (unit === 'usd') return usd(value, say);
  const units = {
    count: '',
    ms: say(' ms', ' 毫秒'),
    bytes: say(' bytes', ' 字节'),
    GB: ' GB',
    'GB-months': say(' GB-months', ' GB·月'),
  };
  return `${number(value, say)}${units[unit]}`;
}

/** Path of a page below the documentation's host. */
function pageName(source: string): string {
  return new URL(source).pathname.slice(1, -1);
}

/** A month's bill by how much is asked in which form. */
export function costTable(say: Say): string {
  const row = (name: string, use: Omit<Use, 'requests'>) => [
    name,
    ...SCALES.map((requests) => bill({ requests, ...use }, say)),
  ];
  const extra = (name: string, cost: (requests: number) => number) => [
    name,
    ...SCALES.map((requests) => `+ ${usd(cost(requests), say)}`),
  ];
  const all = { queryShare: 1 };
  return table(
    [say('Requests a month', '每月请求数'), ...scaleHeads(say)],
    [
      row(say('All are queries', '全部为查询形式'), all),
      row(say('All are queries, Workers Cache answers 9 of 10', '全部为查询形式，Workers Cache 响应十分之九'), {
        ...all,
        cacheShare: 0.9,
      }),
      row(
        say('All are queries, clients keep answers and spare every other one', '全部为查询形式，客户端缓存省去一半'),
        {
          queryShare: 0.5,
        },
      ),
      row(say('Half queries, half files', '一半查询、一半文件'), { queryShare: 0.5 }),
      row(say('1 of 100 is a query', '每 100 次中有 1 次查询'), { queryShare: 0.01 }),
      row(say('All are files', '全部为文件形式'), { queryShare: 0 }),
      extra(say('Each further ms of CPU time, all queries', '每多 1 毫秒 CPU 时间（全部为查询）'), (requests) => {
        const cost = (cpuMs: number) => paidPlanCost({ requests, ...all, cpuMs }).total;
        return fitsFreePlan({ requests, ...all }) ? 0 : cost(ASSUMED.cpuMs + 1) - cost(ASSUMED.cpuMs);
      }),
      extra(say('Logs of every query', '记录每次查询的日志'), (requests) => logsBill(requests, 1)),
      extra(say('Logs of 1 query in 100', '每 100 次查询记录 1 次日志'), (requests) => logsBill(requests, 0.01)),
    ],
  );
}

function bill(use: Use, say: Say): string {
  return fitsFreePlan(use) ? say('$0, free plan', '0 美元（免费套餐）') : usd(paidPlanCost(use).total, say);
}

/** What logs cost; nothing on the free plan, which stops taking them in at its daily limit. */
function logsBill(requests: number, share: number): number {
  return fitsFreePlan({ requests, queryShare: 1 }) ? 0 : logCost(requests * share);
}

/** What the requests are a second and a day, and how many bytes answer them. */
export function loadTable(release: Release, say: Say): string {
  const bytes = meanPairBytes(release);
  const rate = (requests: number) => number(requests, say, requests < 100 ? 1 : 0);
  const sent = (requests: number, share: number) => {
    const gb = (requests * bytes * share) / 1e9;
    return gb < 1000 ? `${number(gb, say)} GB` : `${number(gb / 1000, say)} TB`;
  };
  return table(
    [say('Requests a month', '每月请求数'), ...scaleHeads(say)],
    [
      [say('a second, on average', '平均每秒'), ...SCALES.map((requests) => rate(perSecond(requests)))],
      [
        say(`in the busiest second, at ${ASSUMED.peak} times the average`, `高峰每秒（按平均值的 ${ASSUMED.peak} 倍）`),
        ...SCALES.map((requests) => rate(perSecond(requests) * ASSUMED.peak)),
      ],
      [
        say('invocations a day, if all are queries', '每天调用次数（全部为查询）'),
        ...SCALES.map((requests) => number(invocations({ requests, queryShare: 1 }) / DAYS, say)),
      ],
      [say('bytes sent, uncompressed', '未压缩的流量'), ...SCALES.map((requests) => sent(requests, 1))],
      [say('bytes sent, compressed', '压缩后的流量'), ...SCALES.map((requests) => sent(requests, COMPRESSED))],
    ],
  );
}

/** The ways to hold more printers, with what each has room for and costs. */
export function growthTable(release: Release, say: Say): string {
  const counts = fileCounts(release);
  const { printers } = counts;
  const queries = 1e8;
  const byPath = paidPlanCost({ requests: queries, queryShare: 0 }).total;
  const byFunction = paidPlanCost({ requests: queries, queryShare: 1 }).total;
  // A release is far below the free storage and the free writes of a month.
  const bucket = byFunction + r2Cost({ gb: 1, writes: counts.growing, reads: queries });
  const room = (layout: Layout, files: number) => {
    const most = printersWithin(layout, files);
    return Number.isFinite(most) ? number(most, say) : say('any number', '不限');
  };
  const row = (name: string, layout: Layout, limit: number, cost: number) => [
    name,
    number(filesAt(layout, printers), say),
    number(limit, say),
    room(layout, limit),
    usd(cost, say),
  ];
  const free = PRICES.freeFiles.value;
  const paid = PRICES.paidFiles.value;
  return table(
    [
      say('Layout', '方案'),
      say('Files at the printers of today', '按目前打印机数的文件数'),
      say('Limit', '上限'),
      say('Printers that fit', '可容纳的打印机数'),
      say('100 million pair requests by path, a month', '每月 1 亿次按路径读取配对的费用'),
    ],
    [
      row(say('As today, free plan', '维持现状，免费套餐'), today(counts), free, 0),
      row(say('a) As today, paid plan', '（a）维持现状，付费套餐'), today(counts), paid, byPath),
      row(
        say('b) Pairs cut out of the printer’s list, free number of files', '（b）从打印机列表中截取配对，免费文件数'),
        withoutPairs(counts),
        free,
        byFunction,
      ),
      row(say('b) The same, paid number of files', '（b）同上，付费文件数'), withoutPairs(counts), paid, byFunction),
      row(say('c) Lists, pairs and records in R2', '（c）列表、配对与记录存入 R2'), inBucket(counts), free, bucket),
    ],
  );
}
