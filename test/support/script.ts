import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Runs one of the scripts, as its npm script does, and gives what it wrote and its exit code. */
export function script(name: string, ...args: string[]): { out: string; error: string; code: number | null } {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { out: stdout, error: stderr, code: status };
}
