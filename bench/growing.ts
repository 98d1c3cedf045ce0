import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { FILES } from '../core/contract/paths.js';
import { manifestOf, memoryFolder, runBuild } from './building/process.js';
import { contenders } from './contenders.js';
import { growData } from './growth.js';
import { measuredRequests } from './requests.js';
import { measureServing } from './serving.js';

/** A release of a multiple of today's printers: the cost of building it, twice, and of serving it. */
export interface Growth extends Served {
  factor: number;
  printers: number;
  profiles: number;
  files: number;
  /** Total of all files. */
  bytes: number;
  seconds: number[];
  peakMiB: number[];
}

interface Served {
  /** The Node server's request rate relative to a bare map of the same answers, per round. */
  rateOfMap: number[];
  /** Resident memory of the Node server after it has sent {@link WALKED} files, MiB. */
  serverMiB: number;
}

/** Files that the server sends before its memory is read. */
const WALKED = 5000;

/** Builds the API of synthetic data with more and more printers, each in a separate process, and serves it. */
export async function measureGrowth(
  data: string,
  factors: readonly number[],
  note: (text: string) => void,
): Promise<Growth[]> {
  const all: Growth[] = [];
  for (const factor of factors) {
    const folder = memoryFolder();
    try {
      const [grown, out] = [path.join(folder, 'data'), path.join(folder, 'dist')];
      growData(data, grown, factor);
      const runs = [1, 2].map(() => {
        note(`building ${factor} times the printers`);
        rmSync(out, { recursive: true, force: true });
        return runBuild(grown, out, folder);
      });
      const { counts } = JSON.parse(readFileSync(path.join(out, FILES.index), 'utf8')) as {
        counts: { printers: number; profiles: number };
      };
      const { bytes, files } = manifestOf(out);
      all.push({
        ...{ factor, printers: counts.printers, profiles: counts.profiles, files, bytes },
        seconds: runs.map(({ seconds }) => seconds),
        peakMiB: runs.map(({ peakMiB }) => peakMiB),
        ...(await serve(out, path.join(folder, 'work'), note)),
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
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
