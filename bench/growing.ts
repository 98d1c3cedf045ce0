import { readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FILES } from '../core/contract/paths.js';
import { manifestOf, memoryFolder, runBuild } from './building/process.js';
import { growData } from './growth.js';

/** Builds of data with more printers, each in a separate process. */
interface GrownBuilds {
  printers: number;
  /** Total of all files. */
  bytes: number;
  seconds: number[];
  /** Of the build process; the site is rendered in another. */
  peakMiB: number[];
}

/** Builds of the API with a multiple of the printers. */
export interface Growth extends GrownBuilds {
  factor: number;
  profiles: number;
  files: number;
}

/** Builds of everything including the site. */
export interface WholeBuild extends GrownBuilds {
  /** Number of files below `/api/`, and of all others. */
  api: number;
  site: number;
  /** Including child processes of each build. */
  cpuSeconds: number[];
  /** Load average of the minute before each build, since the machine may have other work. */
  load: number[];
}

/** The number of printers that the service is designed for, and a factor that is sufficient to reach it. */
const GROWN = { printers: 1500, factor: 3 };

interface Plan {
  what: 'api' | 'site';
  factor: number;
  /** Maximum number of printers in the grown data. */
  most?: number | undefined;
  rounds: number;
  say: (round: number) => void;
}

function buildGrown(data: string, { what, factor, most, rounds, say }: Plan): WholeBuild & Growth {
  const folder = memoryFolder();
  try {
    const [grown, out] = [path.join(folder, 'data'), path.join(folder, 'dist')];
    growData(data, grown, factor, most);
    const load: number[] = [];
    const runs = Array.from({ length: rounds }, (_, round) => {
      say(round + 1);
      rmSync(out, { recursive: true, force: true });
      load.push(os.loadavg()[0] ?? Number.NaN);
      return runBuild(grown, out, folder, what);
    });
    const { counts } = JSON.parse(readFileSync(path.join(out, FILES.index), 'utf8')) as {
      counts: { printers: number; profiles: number };
    };
    const { entries, bytes, files } = manifestOf(out);
    const paths = [...entries.map((entry) => entry.path), FILES.manifest];
    const api = paths.filter((file) => file.startsWith('/api/')).length;
    return {
      ...{ factor, printers: counts.printers, profiles: counts.profiles },
      ...{ files, api, site: paths.length - api, bytes },
      seconds: runs.map(({ seconds }) => seconds),
      cpuSeconds: runs.map(({ cpuSeconds }) => cpuSeconds),
      peakMiB: runs.map(({ peakMiB }) => peakMiB),
      load,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds the API twice per factor, from synthetic data with that multiple of the printers. */
export function measureGrowth(data: string, factors: readonly number[], say: (text: string) => void): Growth[] {
  return factors.map((factor) => {
    const plan: Plan = { what: 'api', factor, rounds: 2, say: () => say(`building ${factor} times the printers`) };
    const { printers, profiles, files, bytes, seconds, peakMiB } = buildGrown(data, plan);
    return { factor, printers, profiles, files, bytes, seconds, peakMiB };
  });
}

/** Times builds including the site, of today's data and of data grown to 1,500 printers. */
export function measureWhole(data: string, rounds: number, say: (text: string) => void): WholeBuild[] {
  return [
    { name: 'today’s', factor: 1 },
    { name: GROWN.printers, factor: GROWN.factor, most: GROWN.printers },
  ].map(({ name, ...size }) => {
    const note = (round: number) => say(`building with the site, ${name} printers, round ${round} of ${rounds}`);
    const { printers, api, site, bytes, seconds, cpuSeconds, peakMiB, load } = buildGrown(data, {
      ...{ ...size, what: 'site', rounds, say: note },
    });
    return { printers, api, site, bytes, seconds, cpuSeconds, peakMiB, load };
  });
}
