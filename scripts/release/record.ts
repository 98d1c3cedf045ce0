import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseStep } from '../../core/contract/changes.js';
import { stepFiles } from '../pipeline/emit/steps.js';
import { packStep, stepFile } from '../pipeline/load/step-file.js';
import { changelogSection } from './diff/changelog.js';
import { CHANGELOG } from './last-release.js';

/**
 * Most bytes that the published files of the kept steps take together; the last step stays in any case. A step of today
 * takes 6 to 7 MB as it is published and a fiftieth of that in the repository.
 */
export const KEPT_BYTES = 64 * 1024 * 1024;

const HEAD = '# Changes of the data\n';

/** Files of the repository by path, with what a release writes into them; null for those that go. */
export type Writes = ReadonlyMap<string, Uint8Array | null>;

/** What a release writes: its step, the change log with its section on top, and no more of what is too old to keep. */
export function writesOf(root: string, kept: readonly ReleaseStep[], step: ReleaseStep, most = KEPT_BYTES): Writes {
  const steps = [...kept, step];
  const sizes = stepFiles(steps).map(({ pieces }) => pieces.reduce((sum, { length }) => sum + length, 0));
  const from = (start: number) => sizes.slice(start).reduce((sum, size) => sum + size, 0);
  let first = 0;
  while (first < kept.length && from(first) > most) first++;
  const inData = (version: string) => path.join('data', stepFile(version));
  const file = path.join(root, CHANGELOG);
  const [head = HEAD, ...sections] = existsSync(file) ? readFileSync(file, 'utf8').split(/^(?=## )/m) : [];
  const log = [`${head.trimEnd()}\n`, changelogSection(step), ...sections].join('\n').replaceAll(/\n{3,}/g, '\n\n');
  return new Map<string, Uint8Array | null>([
    ...kept.slice(0, first).map(({ version }) => [inData(version), null] as const),
    [inData(step.version), packStep(step)],
    [CHANGELOG, Buffer.from(log)],
  ]);
}

/** Writes files; what it gives back puts everything back as it was. */
export function writeAll(root: string, writes: Writes): () => void {
  const put = (file: string, content: Uint8Array | null) => {
    const place = path.join(root, file);
    if (content === null) return rmSync(place, { force: true });
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, content);
  };
  const before = [...writes.keys()].map((file) => {
    const place = path.join(root, file);
    return [file, existsSync(place) ? readFileSync(place) : null] as const;
  });
  const undo = () => {
    for (const [file, content] of before) put(file, content);
  };
  try {
    for (const [file, content] of writes) put(file, content);
  } catch (error) {
    undo();
    throw error;
  }
  return undo;
}
