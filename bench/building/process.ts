import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Manifest } from '../../functions/manifest.js';
import { FILES } from '../../functions/paths.js';
import { command } from '../command.js';

/** A whole process: how long it took, and the most memory that it had. */
export interface Took {
  seconds: number;
  peakMiB: number;
}

/** A folder on a memory file system, where there is one: a disk is too noisy to measure on. */
export function memoryFolder(): string {
  return mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), 'open-print-data-bench-'));
}

/** Runs `npm run build:api` without npm. @throws when it fails */
export function runBuild(data: string, out: string, work: string): Took {
  const peak = path.join(work, 'peak');
  const start = performance.now();
  command(
    'node',
    [
      ...['--import', 'tsx', '--import', './bench/building/peak.ts'],
      ...['scripts/build.ts', '--api', '--data', data, '--out', out, '--max-files', '1000000'],
    ],
    { env: { ...process.env, PEAK_FILE: peak } },
  );
  const seconds = (performance.now() - start) / 1000;
  return { seconds, peakMiB: Number(readFileSync(peak, 'utf8')) / 1024 };
}

/** The manifest of a release. */
export function manifestOf(dist: string): Manifest {
  return JSON.parse(readFileSync(path.join(dist, FILES.manifest), 'utf8')) as Manifest;
}
