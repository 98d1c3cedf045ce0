import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';

const WORKFLOWS = path.resolve(import.meta.dirname, '../../.github/workflows');

/** The part of a workflow that tests run: the scripts of its steps. */
export interface Workflow {
  jobs: Record<string, { steps: { name?: string; run?: string; env?: Record<string, string> }[] }>;
}

export function workflows(): { file: string; workflow: Workflow }[] {
  return readdirSync(WORKFLOWS).map((file) => {
    return { file, workflow: load(readFileSync(path.join(WORKFLOWS, file), 'utf8')) as Workflow };
  });
}
