import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { folderOf } from './folder.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Folder of the workflows. */
export const WORKFLOWS = path.join(ROOT, '.github/workflows');

export interface WorkflowStep {
  id?: string;
  name?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
  'working-directory'?: string;
}

export interface WorkflowJob {
  steps: WorkflowStep[];
  needs?: string;
  permissions?: Record<string, string>;
  'timeout-minutes': number;
}

export interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, WorkflowJob>;
}

/** The workflows of the project. */
export function workflows(): { file: string; text: string; workflow: Workflow }[] {
  return readdirSync(WORKFLOWS).map((file) => {
    const text = readFileSync(path.join(WORKFLOWS, file), 'utf8');
    return { file, text, workflow: load(text) as Workflow };
  });
}

/** What a dry run goes by. */
export interface DryRun {
  env: Record<string, string>;
  /** Commands that are not run, and why. */
  left: Readonly<Record<string, string>>;
  /** Folder of commands that stand in for those that would reach out, first in the path. */
  standIns: string;
}

/**
 * Runs the commands of a workflow's jobs in their order: a job that checks out starts in a clean clone with the packages
 * of this checkout, any other in an empty folder, and what one job uploads is what the next one downloads.
 *
 * @returns what each step that ran said, by job and name
 * @throws with what a failing command said
 */
export function dryRun({ jobs }: Workflow, { env, left, standIns }: DryRun): Map<string, string> {
  const artifacts = folderOf();
  const said = new Map<string, string>();
  for (const [name, { steps }] of Object.entries(jobs)) {
    const place = folderOf();
    for (const step of steps) {
      const { uses = '', run, with: given = {} } = step;
      const artifact = path.join(artifacts, String(given.name));
      const target = path.join(place, String(given.path));
      if (uses.startsWith('actions/checkout@')) cleanClone(place);
      else if (uses.startsWith('actions/upload-artifact@')) upload(target, artifact);
      else if (uses.startsWith('actions/download-artifact@')) cpSync(artifact, target, { recursive: true });
      else if (uses.startsWith('actions/attest@'))
        said.set(`${name} attest`, subjects(place, String(given['subject-path'])));
      if (run !== undefined && !Object.hasOwn(left, run))
        said.set(`${name} ${step.name ?? run}`, runIn(place, run, { ...env, PATH: `${standIns}:${process.env.PATH}` }));
    }
  }
  return said;
}

function cleanClone(place: string): void {
  const clone = spawnSync('git', ['clone', '--quiet', ROOT, place], { encoding: 'utf8' });
  if (clone.status !== 0) throw new Error(clone.stderr);
  const packages = path.join(ROOT, 'node_modules');
  // Hard links, so that packages find each other as if they were installed there.
  if (spawnSync('cp', ['-al', packages, place]).status === 0) return;
  // Other tests keep what they need in there, so that a file may go while they are linked.
  const copy = path.join(place, 'node_modules');
  rmSync(copy, { recursive: true, force: true });
  cpSync(packages, copy, { recursive: true, verbatimSymlinks: true });
}

/** A folder is uploaded as what it holds, a file as itself. */
function upload(from: string, artifact: string): void {
  if (!existsSync(from)) throw new Error(`nothing to upload at ${from}`);
  mkdirSync(artifact, { recursive: true });
  cpSync(from, statSync(from).isDirectory() ? artifact : path.join(artifact, path.basename(from)), { recursive: true });
}

function subjects(place: string, pattern: string): string {
  return runIn(place, `ls ${pattern}`, { PATH: process.env.PATH ?? '' });
}

/** As the runner does: bash that stops at the first failure, with no more of the environment than it is given. */
function runIn(cwd: string, command: string, env: Record<string, string>): string {
  const { status, stdout, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', command], {
    cwd,
    encoding: 'utf8',
    env: { HOME: cwd, CI: '1', ...env },
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`${command}\n${stdout}${stderr}`);
  return stdout;
}
