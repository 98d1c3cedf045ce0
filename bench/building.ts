import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Seconds that each way took, run by run. */
export interface BuildTimes {
  build: number[];
  /** Writing and hashing the same bytes from memory: what no build can beat. */
  floor: number[];
  copy: number[];
  files: number;
  bytes: number;
  folder: string;
}

/** Times the whole process `npm run build:api` against the floor, in turn, on a memory file system where there is one. */
export function measureBuilding(dist: string, rounds: number, say: (text: string) => void): BuildTimes {
  const folder = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), 'open-print-data-bench-'));
  const manifest = JSON.parse(readFileSync(path.join(dist, 'api/v1/manifest.json'), 'utf8')) as {
    entries: { path: string }[];
  };
  const files = manifest.entries
    .filter(({ path: place }) => place.startsWith('/api/'))
    .map(({ path: place }) => [place, readFileSync(path.join(dist, place))] as const);
  const times: BuildTimes = {
    build: [],
    floor: [],
    copy: [],
    files: files.length,
    bytes: files.reduce((sum, [, bytes]) => sum + bytes.length, 0),
    folder: path.dirname(folder),
  };
  const timed = (list: number[], work: () => void) => {
    const start = performance.now();
    work();
    list.push((performance.now() - start) / 1000);
  };
  try {
    for (let round = 0; round < rounds; round++) {
      say(`building, round ${round + 1} of ${rounds}`);
      timed(times.build, () => {
        const { status, stderr } = spawnSync(
          'tsx',
          ['scripts/build.ts', '--api', '--out', path.join(folder, 'build')],
          {
            encoding: 'utf8',
          },
        );
        if (status !== 0) throw new Error(stderr);
      });
      timed(times.floor, () => {
        for (const [place, bytes] of files) {
          const target = path.join(folder, 'floor', place);
          mkdirSync(path.dirname(target), { recursive: true });
          writeFileSync(target, bytes);
          createHash('sha256').update(bytes).digest('hex');
        }
      });
      timed(times.copy, () => cpSync(path.join(folder, 'floor'), path.join(folder, 'copy'), { recursive: true }));
      for (const name of ['build', 'floor', 'copy']) rmSync(path.join(folder, name), { recursive: true, force: true });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return times;
}
