import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { addFiles, folderOf } from './folder.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Holds Astro back until a file exists. */
const GATE = `import { existsSync } from 'node:fs';
if (/node_modules.astro/.test(process.argv[1] ?? '')) {
  process.once('disconnect', () => process.exit(1));
  while (!existsSync(process.env.GATE)) await new Promise((resolve) => setTimeout(resolve, 50));
}`;

/** A running `npm start`, without its site until `renderSite` is called. */
export interface StartedService {
  said(): string;
  /** Status, text and media type of the response for a path; status 0 if there is no response. */
  get(path: string): Promise<{ status: number; text: string; type: string | null }>;
  renderSite(): void;
  /** Interrupts it and returns its exit code. */
  stop(): Promise<number | null>;
}

/** Runs `npm start` over `data` into the folder `out`, on a free port. */
export async function startService(
  data: string,
  out: string,
  env: Record<string, string> = {},
): Promise<StartedService> {
  const gates = folderOf({ 'gate.mjs': GATE });
  const port = await freePort();
  const args = ['--import', 'tsx', 'scripts/start.ts', '--port', String(port), '--data', data, '--out', out];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      ...env,
      GATE: path.join(gates, 'open'),
      NODE_OPTIONS: `--import=${path.join(gates, 'gate.mjs')}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const stop = () => {
    child.kill('SIGINT');
    return ended;
  };
  onTestFinished(async () => void (await stop()));
  return {
    said: () => said,
    async get(path) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
      if (!response) return { status: 0, text: '', type: null };
      return { status: response.status, text: await response.text(), type: response.headers.get('Content-Type') };
    },
    renderSite: () => addFiles(gates, { open: '' }),
    stop,
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
