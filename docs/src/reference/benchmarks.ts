import path from 'node:path';
import { type Conditions, type PartName, RESULTS, type Results, readResults } from '../../../bench/results.js';
import type { Say } from '../../../core/words/language.js';
import { buildingTable, growthTable, wholeTable } from './benchmarks/building.js';
import { functionTable, servingTables } from './benchmarks/serving.js';
import { summary } from './benchmarks/summary.js';
import { filteringLine, viewsTable, walkLine } from './benchmarks/views.js';
import { totalsTable, weightTable } from './benchmarks/weight.js';
import { number } from './number.js';
import { code } from './table.js';

const FILE = path.resolve(import.meta.dirname, '../../..', RESULTS);

/**
 * Figures of the last `npm run bench`: the `summary`, a part (`serving`, `function`, `building`, `whole`, `growth`, `weight`,
 * `totals`, `views`, `walk`, `filtering`), `conditions` of one of them, or a figure of the weight for a sentence: `files`, or `release`,
 * `largest` (file) and `archive` in MB.
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
    case 'summary':
      return summary({ serving: part('serving'), building: part('building'), weight: part('weight') }, say);
    case 'serving':
      return servingTables(part('serving').results, say);
    case 'function':
      return functionTable(part('serving').results, say);
    case 'building':
      return buildingTable(part('building').results, say);
    case 'whole':
      return wholeTable(part('whole').results, say);
    case 'growth':
      return growthTable(part('growth').results, say);
    case 'weight':
      return weightTable(part('weight').results, say);
    case 'totals':
      return totalsTable(part('weight').results, say);
    case 'views':
      return viewsTable(part('views').results, say);
    case 'files':
      return number(part('weight').results.files.count, say);
    case 'release':
      return mb(releaseBytes(part('weight').results), say);
    case 'largest':
      return mb(part('weight').results.api.largest.raw.bytes, say);
    case 'archive':
      return mb(part('weight').results.archive, say);
    case 'filtering':
      return filteringLine(part('views').results, say);
    case 'walk':
      return walkLine(part('views').results, say);
    default:
      throw new Error(`there is no benchmark "${what}"`);
  }
}

/** Bytes of all files of a release. */
export function releaseBytes({ api, site }: Results['weight']['results']): number {
  return api.total.raw + site.bytes;
}

function mb(bytes: number, say: Say): string {
  return `${number(bytes / 1e6, say)} MB`;
}

function conditionsLine({ cpu, cores, memoryGiB, system, versions, command }: Conditions, say: Say): string {
  const programs = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return say(
    `Measured by ${code(command)} on ${cpu}, ${cores} cores, ${memoryGiB} GiB, ${system}, with ${programs.join(', ')}.`,
    `由 ${code(command)} 测得：${cpu}，${cores} 核，${memoryGiB} GiB，${system}；${programs.join('，')}。`,
  );
}
