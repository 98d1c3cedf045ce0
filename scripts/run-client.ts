import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../clients/typescript/src/cli/run.js';
import { FILES } from '../core/contract/paths.js';

/** The release built here, which commands of the package read by default. */
const DIST = 'dist';

/** Runs a command of `open-print-data` from source with the arguments of this process. @returns its exit code */
export function runClient(command: string): Promise<number> {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  return runCommand([command, ...process.argv.slice(2)], {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    home: existsSync(path.join(DIST, FILES.index)) ? DIST : null,
    signal: stop.signal,
  });
}
