import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FILES } from '../core/contract/paths.js';
import { manifestOf, memoryFolder, runBuild } from './building/process.js';
import { contenders } from './contenders.js';
import { growData } from './growth.js';
import { measuredRequests } from './requests.js';
import { measureServing } from './serving.js';

/** Builds of data with more printers, each in a separate process. */
interface GrownBuilds {
  printers: number;
  /** Total of all files. */
  bytes: number;
  seconds: number[];
  /** Of the build process; the site is rendered in another. */
  peakMiB: number[];
}

/** A release of a multiple of today's printers: the cost of building it, and of serving it. */
export interface Growth extends GrownBuilds, Served {
  factor: number;
  profiles: number;
  files: number;
}

interface Served {
  /** The Node server's request rate relative to a bare map of the same answers, per round. */
  rateOfMap: number[];
  /** Resident memory of the Node server after it has sent {@link WALKED} files, MiB. */
  serverMiB: number;
}

/** Files that the server sends before its memory is read. */
const WALKED = 5000;

/** Builds of everything, the site included. */
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

type Built = WholeBuild & Omit<Growth, keyof Served>;

/** @param use what is done with the last release before it is deleted */
async function buildGrown<T>(
  data: string,
  { what, factor, most, rounds, say }: Plan,
  use: (dist: string, work: string) => Promise<T>,
): Promise<Built & T> {
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
      ...(await use(out, path.join(folder, 'work'))),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds the API of synthetic data with more and more printers, twice each, and serves it. */
export async function measureGrowth(
  data: string,
  factors: readonly number[],
  note: (text: string) => void,
): Promise<Growth[]> {
  const all: Growth[] = [];
  for (const factor of factors) {
    const say = () => note(`building ${factor} times the printers`);
    const built = await buildGrown(data, { what: 'api', factor, rounds: 2, say }, (dist, work) =>
      serve(dist, work, note),
    );
    const { printers, profiles, files, bytes, seconds, peakMiB, rateOfMap, serverMiB } = built;
    all.push({ factor, printers, profiles, files, bytes, seconds, peakMiB, rateOfMap, serverMiB });
  }
  return all;
}

/** The servers that are compared at each size. */
const COMPARED = ['bare Map server (limit)', 'Node server'];

async function serve(dist: string, work: string, say: (text: string) => void): Promise<Served> {
  mkdirSync(work);
  const pair = (await contenders(dist, work)).filter(({ name }) => COMPARED.includes(name));
  const asked = measuredRequests(dist).filter(({ name }) => name === 'printer and material');
  const [map, server] = await measureServing(pair, asked, { connections: [32], seconds: 2, rounds: 5 }, say);
  const rateOfMap = (server?.runs ?? []).map(({ rate }, round) => rate / (map?.runs[round]?.rate ?? Number.NaN));
  const port = 18_790;
  const running = await pair[1]?.start(port);
  if (!running) throw new Error('the Node server is not among the contenders');
  try {
    const files = manifestOf(dist)
      .entries.map((entry) => entry.path)
      .filter((file) => file.startsWith('/api/'));
    const step = Math.max(1, Math.floor(files.length / WALKED));
    for (let i = 0; i < files.length; i += step)
      await fetch(`http://127.0.0.1:${port}${files[i]}`).then((response) => response.arrayBuffer());
    return { rateOfMap, serverMiB: running.residentMiB };
  } finally {
    await running.stop();
  }
}

/** Times builds with the site, of today's data and of as much as 1,500 printers would bring. */
export async function measureWhole(data: string, rounds: number, say: (text: string) => void): Promise<WholeBuild[]> {
  const all: WholeBuild[] = [];
  for (const { name, ...size } of [
    { name: 'today’s', factor: 1 },
    { name: GROWN.printers, factor: GROWN.factor, most: GROWN.printers },
  ]) {
    const note = (round: number) => say(`building with the site, ${name} printers, round ${round} of ${rounds}`);
    const plan: Plan = { ...size, what: 'site', rounds, say: note };
    const { printers, api, site, bytes, seconds, cpuSeconds, peakMiB, load } = await buildGrown(
      data,
      plan,
      async () => ({}),
    );
    all.push({ printers, api, site, bytes, seconds, cpuSeconds, peakMiB, load });
  }
  return all;
}
