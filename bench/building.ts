import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Manifest } from '../core/contract/manifest.js';
import { FILES } from '../core/contract/paths.js';

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
export function measureBuilding(data: string, rounds: number, note: (text: string) => void): Building {
  const cache = path.resolve('node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folders = { disk: mkdtempSync(path.join(cache, 'bench-')), memory: memoryFolder() };
  const times = (): BuildTimes => ({ build: [], floor: [] });
  const result: Building = { disk: times(), memory: times(), peakMiB: [], files: 0, bytes: 0 };
  try {
    for (let round = 0; round < rounds; round++)
      for (const place of ['disk', 'memory'] as const) {
        note(`building, ${place}, round ${round + 1} of ${rounds}`);
        const folder = folders[place];
        const [built, floor] = [path.join(folder, 'built'), path.join(folder, 'floor')];
        const settle = () => execFileSync('sync'); // or the writes of one run slow down the next
        settle();
        const { seconds, peakMiB } = runBuild(data, built, folder);
        result[place].build.push(seconds);
        result.peakMiB.push(peakMiB);
        settle();
        const time = execFileSync('node', ['--import', 'tsx', 'bench/building/floor.ts', built, floor]);
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

/** A folder on a memory file system, if there is one: disks are too noisy for measurements. */
export function memoryFolder(): string {
  return mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), 'open-print-data-bench-'));
}

/** Runs the script `build:api` of package.json without npm. @returns its duration and the peak memory of its process */
export function runBuild(data: string, out: string, work: string): { seconds: number; peakMiB: number } {
  const peak = path.join(work, 'peak');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const [node = '', ...args] = (scripts['build:api'] ?? '').split(' ');
  const start = performance.now();
  execFileSync(
    node,
    ['--import', './bench/building/peak.ts', ...args, '--data', data, '--out', out, '--max-files', '1000000'],
    { stdio: 'pipe', env: { ...process.env, PEAK_FILE: peak } },
  );
  const seconds = (performance.now() - start) / 1000;
  return { seconds, peakMiB: Number(readFileSync(peak, 'utf8')) / 1024 };
}

export function manifestOf(dist: string): Manifest {
  return JSON.parse(readFileSync(path.join(dist, FILES.manifest), 'utf8')) as Manifest;
}
