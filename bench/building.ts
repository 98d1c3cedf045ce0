import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Builder } from '../scripts/pipeline/builder.js';
import { manifestOf, memoryFolder, runBuild } from './building/process.js';
import { runCommand } from './command.js';

/** Seconds that each way took, run by run. */
export interface Building {
  /** The whole process of `npm run build:api`. */
  build: number[];
  /** Most memory that it had, MiB. */
  peakMiB: number[];
  /** Writing and hashing the same bytes from memory: what no build can beat. */
  floor: number[];
  /** `cp -r` of the result. */
  copy: number[];
  /** Building again after one edit, in a process that goes on, as `npm run watch` does. */
  rebuild: number[];
  /** Files below /api/ and their bytes. */
  files: number;
  bytes: number;
}

const EDITED = 'printers/bambu-lab/p1s.yaml';

/**
 * Times builds against the floor of the same bytes, in turn, on a memory file system where there is one.
 *
 * @throws when a rebuild has other bytes than a build from nothing
 */
export async function measureBuilding(data: string, rounds: number, say: (text: string) => void): Promise<Building> {
  const folder = memoryFolder();
  const at = (name: string) => path.join(folder, name);
  const remove = (...names: string[]) => {
    for (const name of names) rmSync(at(name), { recursive: true, force: true });
  };
  const result: Building = { build: [], peakMiB: [], floor: [], copy: [], rebuild: [], files: 0, bytes: 0 };
  try {
    cpSync(data, at('data'), { recursive: true });
    for (let round = 0; round < rounds; round++) {
      say(`building, round ${round + 1} of ${rounds}`);
      const { seconds, peakMiB } = runBuild(at('data'), at('built'), folder);
      result.build.push(seconds);
      result.peakMiB.push(peakMiB);
      result.floor.push(
        Number(runCommand('node', ['--import', 'tsx', 'bench/building/floor.ts', at('built'), at('floor')])),
      );
      const start = performance.now();
      runCommand('cp', ['-r', at('built'), at('copy')]);
      result.copy.push((performance.now() - start) / 1000);
      const { entries, bytes } = manifestOf(at('built'));
      Object.assign(result, { files: entries.length, bytes });
      remove('built', 'floor', 'copy');
    }
    say('building again after an edit');
    const builder = new Builder({ data: at('data'), out: at('watched'), site: false });
    await builder.build();
    const text = readFileSync(at(`data/${EDITED}`), 'utf8');
    for (let round = 0; round < rounds + 1; round++) {
      writeFileSync(at(`data/${EDITED}`), text.replace(/^model: .*$/m, `model: P1S ${round}`));
      const start = performance.now();
      await builder.build();
      // The first edit is the first time that most of that code runs.
      if (round > 0) result.rebuild.push((performance.now() - start) / 1000);
    }
    runBuild(at('data'), at('built'), folder);
    if (manifestOf(at('built')).sha256 !== manifestOf(at('watched')).sha256)
      throw new Error('a rebuild has other bytes than a build from nothing');
  } finally {
    remove('.');
  }
  return result;
}
