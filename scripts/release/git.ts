import { execFileSync } from 'node:child_process';

export class Git {
  constructor(readonly folder: string) {}

  /** Output of a command, without the trailing newline. @throws with its error message */
  run(...args: string[]): string {
    try {
      return execFileSync('git', args, {
        cwd: this.folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        maxBuffer: 1 << 28,
      }).trimEnd();
    } catch (error) {
      const { stderr = '', message } = error as Error & { stderr?: string };
      throw new Error(`git ${args[0]}: ${stderr.trim() || message}`, { cause: error });
    }
  }

  /** Like {@link run}, but null if the command fails. */
  try(...args: string[]): string | null {
    try {
      return this.run(...args);
    } catch {
      return null;
    }
  }

  /** Files that differ from the last commit, including new ones. */
  dirty(): string[] {
    return this.run('status', '--porcelain')
      .split('\n')
      .filter((line) => line !== '');
  }
}
