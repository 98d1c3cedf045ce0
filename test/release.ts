import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { loadChecked } from '../scripts/check/check.js';
import { emitRelease } from '../scripts/emit/release.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a release that was built from data/ for this run. */
    release: string;
  }
}

/** Builds the release that the tests look at: once a run, from the real data, into a folder of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'open-print-data-release-'));
  await emitRelease(await loadChecked(process.env.DATA ?? 'data'), folder, { site: true });
  project.provide('release', folder);
  return () => rm(folder, { recursive: true, force: true });
}
