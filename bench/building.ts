import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { manifestOf, memoryFolder, runBuild } from './building/process.js';
import { runCommand } from './command.js';

/** Build times for one target folder in seconds, per run. */
export interface BuildTimes {
  /** The whole process of `npm run build:api`. */
  build: number[];
  /** Writing and hashing the same bytes from memory: a lower bound for any build. */
  floor: number[];
}

export interface Building {
  disk: BuildTimes;
  /** On a memory file system, if there is one. */
  memory: BuildTimes;
  /** Peak memory of each build, MiB. */
  peakMiB: number[];
  /** Number and total bytes of the files below /api/. */
  files: number;
  bytes: number;
}

/** Times builds and the lower bound of the same bytes in turn, on disk and in memory. */
export function measureBuilding(data: string, rounds: number, say: (text: string) => void): Building {
  const cache = path.resolve('node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folders = { disk: mkdtempSync(path.join(cache, 'bench-')), memory: memoryFolder() };
  const times = (): BuildTimes => ({ build: [], floor: [] });
  const result: Building = { disk: times(), memory: times(), peakMiB: [], files: 0, bytes: 0 };
  try {
    for (let round = 0; round < rounds; round++)
      for (const [place, folder] of Object.entries(folders) as ['disk' | 'memory', string][]) {
        say(`building, ${place}, round ${round + 1} of ${rounds}`);
        const [built, floor] = [path.join(folder, 'built'), path.join(folder, 'floor')];
        const settle = () => runCommand('sync', []); // or the writes of one run slow down the next
        settle();
        const { seconds, peakMiB } = runBuild(data, built, folder);
        result[place].build.push(seconds);
        result.peakMiB.push(peakMiB);
        settle();
        const time = runCommand('node', ['--import', 'tsx', 'bench/building/floor.ts', built, floor]);
        result[place].floor.push(Number(time));
        const { entries, bytes } = manifestOf(built);
        Object.assign(result, { files: entries.length, bytes });
        for (const done of [built, floor]) rmSync(done, { recursive: true });
      }
  } finally {
    for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
  }
  return result;
}
