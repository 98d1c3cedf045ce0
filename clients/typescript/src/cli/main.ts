import { existsSync } from 'node:fs';
import path from 'node:path';
import { FILES } from '../../../../core/contract/paths.js';
import { runCommand } from './run.js';

declare const SERVICE_ADDRESS: string | undefined;
const ADDRESS = typeof SERVICE_ADDRESS === 'undefined' || SERVICE_ADDRESS === '' ? null : SERVICE_ADDRESS;

/** The command `open-print-data`: runs {@link runCommand} with the process. */
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
process.once('SIGTERM', () => stop.abort());
// A reader such as `head` closes the pipe once it has enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 70));

process.exitCode = await runCommand(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  home: localRelease() ?? ADDRESS,
  signal: stop.signal,
});

/** The release built in the repository of this file, source or bundle; null: installed elsewhere, or not built. */
function localRelease(): string | null {
  const isRepository = (root: string) => existsSync(path.join(root, 'clients/typescript/package.json'));
  const [root] = ['../../..', '../../../..'].map((up) => path.join(import.meta.dirname, up)).filter(isRepository);
  const release = path.join(root ?? '', 'dist');
  return root !== undefined && existsSync(path.join(release, FILES.index)) ? release : null;
}
