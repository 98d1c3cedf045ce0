import { readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FILES } from '../core/contract/paths.js';
import { manifestOf, memoryFolder, runBuild } from './building/process.js';
import { growData } from './growth.js';

/** A build of everything, the site included. */
export interface WholeBuild {
  printers: number;
  /** Files below `/api/`, and all others. */
  api: number;
  site: number;
  /** Of all files. */
  bytes: number;
  /** Of whole processes, each with those that it started. */
  seconds: number[];
  cpuSeconds: number[];
  /** Of the process that builds; the site is rendered in another. */
  peakMiB: number[];
  /** Processes that wanted a core in the minute before each build: the machine may have other work. */
  load: number[];
}

/** The printers that the service is made for. */
const GROWN = 1500;

/** Copies of each printer that are more than enough for that. */
const FACTOR = 3;

/** Times builds with the site, of today's data and of as much as 1,500 printers would bring. */
export function measureWhole(data: string, rounds: number, say: (text: string) => void): WholeBuild[] {
  return [0, GROWN].map((printers) => {
    const folder = memoryFolder();
    try {
      const [grown, out] = [path.join(folder, 'data'), path.join(folder, 'dist')];
      growData(data, grown, printers === 0 ? 1 : FACTOR, printers === 0 ? undefined : printers);
      const load: number[] = [];
      const runs = Array.from({ length: rounds }, (_, round) => {
        say(`building with the site, ${printers || 'today’s'} printers, round ${round + 1} of ${rounds}`);
        rmSync(out, { recursive: true, force: true });
        load.push(os.loadavg()[0] ?? Number.NaN);
        return runBuild(grown, out, folder, 'site');
      });
      const { counts } = JSON.parse(readFileSync(path.join(out, FILES.index), 'utf8')) as {
        counts: { printers: number };
      };
      const { entries, bytes } = manifestOf(out);
      const paths = [...entries.map((entry) => entry.path), FILES.manifest];
      const api = paths.filter((file) => file.startsWith('/api/')).length;
      return {
        printers: counts.printers,
        api,
        site: paths.length - api,
        bytes,
        seconds: runs.map(({ seconds }) => seconds),
        cpuSeconds: runs.map(({ cpuSeconds }) => cpuSeconds),
        peakMiB: runs.map(({ peakMiB }) => peakMiB),
        load,
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
