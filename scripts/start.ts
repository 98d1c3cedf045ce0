import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pagePath } from '../core/contract/paths.js';
import { parsePort } from '../core/contract/port.js';
import { run } from './shared/run.js';
import { Stages } from './shared/stages.js';

/** No prompts, no login, no request to anyone. */
const OFFLINE = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_HIDE_BANNER: 'true',
};

/** `npm start`: builds, then serves dist/ on localhost with the real edge runtime, until it is interrupted. */
await run(async () => {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '8787' } } });
  await needFreePort(parsePort(values.port, 1));
  const built = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
  if (built.status !== 0) {
    process.exitCode = built.status ?? 1;
    return;
  }
  const stages = new Stages();
  stages.report('starting the service');
  // The local limiter keeps its counts there; a fresh folder starts at zero.
  const state = mkdtempSync(path.join(os.tmpdir(), 'open-print-data-'));
  const wrangler = spawn(
    'wrangler',
    [
      'dev',
      '--ip',
      '127.0.0.1',
      '--port',
      values.port,
      '--persist-to',
      state,
      '--show-interactive-dev-session=false',
      '--log-level',
      'warn',
    ],
    {
      env: { ...process.env, ...OFFLINE },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const stop = (signal: NodeJS.Signals) => wrangler.kill(signal);
  process.once('SIGINT', () => stop('SIGINT'));
  process.once('SIGTERM', () => stop('SIGTERM'));
  const ended = new Promise<number>((resolve) => wrangler.once('exit', (code) => resolve(code ?? 0)));
  const base = `http://localhost:${values.port}`;
  const ready = await Promise.race([
    answers(`http://127.0.0.1:${values.port}/api/v1/index.json`),
    ended.then(() => false),
  ]);
  stages.end();
  if (ready) {
    console.log(
      `Ready. Try:\n  ${base}/api/v1/printers?brand=Bambu+Lab\n  ${base}/api/v1/profiles?printer=bambu-lab-p1s&material=petg\n  ${base}/api/v1/troubleshoot?symptom=stringing\nFiles have no limit: ${base}${pagePath({ kind: 'materials' })}\nDocumentation and explorer: ${base}/`,
    );
  }
  process.exitCode = await ended;
  rmSync(state, { recursive: true, force: true });
});

/** Minutes of building are lost if this is found out afterwards, and wrangler does not end when it cannot listen. */
async function needFreePort(port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', ({ message }) => reject(new Error(`${message}\nUse another port: npm start -- --port 8788`)));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

async function answers(url: string): Promise<boolean> {
  for (;;) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
