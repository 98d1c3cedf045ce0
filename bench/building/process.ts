import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Manifest } from '../../core/contract/manifest.js';
import { FILES } from '../../core/contract/paths.js';
import { runCommand } from '../command.js';

/** Duration and peak memory of a whole process. */
export interface BuildCost {
  seconds: number;
  peakMiB: number;
}

/** A folder on a memory file system, if there is one: disks are too noisy for measurements. */
export function memoryFolder(): string {
  return mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), 'open-print-data-bench-'));
}

/** Runs the script `build:api` of package.json without npm. @throws when it fails */
export function runBuild(data: string, out: string, work: string): BuildCost {
  const peak = path.join(work, 'peak');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const [node = '', ...args] = (scripts['build:api'] ?? '').split(' ');
  const start = performance.now();
  runCommand(
    node,
    [...['--import', './bench/building/peak.ts'], ...args, '--data', data, '--out', out, '--max-files', '1000000'],
    { env: { ...process.env, PEAK_FILE: peak } },
  );
  const seconds = (performance.now() - start) / 1000;
  return { seconds, peakMiB: Number(readFileSync(peak, 'utf8')) / 1024 };
}

export function manifestOf(dist: string): Manifest {
  return JSON.parse(readFileSync(path.join(dist, FILES.manifest), 'utf8')) as Manifest;
}
