import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { folderOf } from './folder.js';

const WORKFLOWS = path.resolve(import.meta.dirname, '../../.github/workflows');

/** The tested part of a workflow: the scripts of its steps. */
export interface Workflow {
  jobs: Record<string, { steps: { name?: string; run?: string; env?: Record<string, string> }[] }>;
}

export function workflows(): { file: string; workflow: Workflow }[] {
  return readdirSync(WORKFLOWS).map((file) => {
    return { file, workflow: load(readFileSync(path.join(WORKFLOWS, file), 'utf8')) as Workflow };
  });
}

/** Runs the script of a step in a folder, as GitHub does, with substitutes for some of the programs it calls. */
export function runStep(script = '', cwd: string, programs: Record<string, string>, env: Record<string, string>) {
  const standIns = folderOf(programs);
  for (const name of Object.keys(programs)) chmodSync(path.join(standIns, name), 0o755);
  return spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    cwd,
    encoding: 'utf8',
    env: { PATH: `${standIns}:${process.env.PATH}`, ...env },
  });
}
