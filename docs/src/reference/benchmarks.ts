import type { Say } from '../../../core/words/language.js';
import RESULTS from '../../benchmarks.json' with { type: 'json' };
import { functionTable, servingTables, summary } from './benchmarks/serving.js';
import { buildingTable, growthTable, totalsTable, viewsTable, walkLine, weightTable } from './benchmarks/tables.js';
import { code, number } from './format.js';

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
  /** Size of the largest file. */
  largest: (say) => mb(WEIGHT.api.largest.bytes, say),
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

function mb(bytes: number, say: Say): string {
  return `${number(bytes / 1e6, say)} MB`;
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
