import { spawnSync } from 'node:child_process';

/** Runs a command and returns its output. @throws with its error output when it fails */
export function runCommand(
  name: string,
  args: readonly string[],
  where: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): string {
  const { status, stdout, stderr } = spawnSync(name, args, { encoding: 'utf8', ...where });
  if (status !== 0) throw new Error(`${name} ${args.join(' ')}: ${stderr.trim()}`);
  return stdout;
}
