import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../clients/typescript/src/cli/run.js';
import { FILES } from '../core/contract/paths.js';

/** `npm run preset`: `open-print-data preset` from its source, over the release that was built. */
const DIST = 'dist';
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
process.exitCode = await runCommand(['preset', ...process.argv.slice(2)], {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  home: existsSync(path.join(DIST, FILES.index)) ? DIST : null,
  signal: stop.signal,
});
