import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { FILES } from '../core/contract/paths.js';
import { manifestOf, memoryFolder, runBuild } from './building/process.js';
import { growData } from './growth.js';

/** A build of so many times the printers. */
export interface Growth {
  factor: number;
  printers: number;
  profiles: number;
  files: number;
  bytes: number;
  /** Whole processes, each of its own. */
  seconds: number[];
  peakMiB: number[];
}

/** Builds synthetic data with more and more printers, twice each. */
export async function measureGrowth(
  data: string,
  factors: readonly number[],
  say: (text: string) => void,
): Promise<Growth[]> {
  return factors.map((factor) => {
    say(`building ${factor} times the printers`);
    const folder = memoryFolder();
    try {
      const [grown, out] = [path.join(folder, 'data'), path.join(folder, 'dist')];
      growData(data, grown, factor);
      const runs = [1, 2].map(() => {
        rmSync(out, { recursive: true, force: true });
        return runBuild(grown, out, folder);
      });
      const { files, bytes } = manifestOf(out);
      const { counts } = JSON.parse(readFileSync(path.join(out, FILES.index), 'utf8')) as {
        counts: { printers: number; profiles: number };
      };
      return {
        factor,
        printers: counts.printers,
        profiles: counts.profiles,
        files,
        bytes,
        seconds: runs.map(({ seconds }) => seconds),
        peakMiB: runs.map(({ peakMiB }) => peakMiB),
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
