import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { FILES, missingPagePath, pagePath } from '../core/contract/paths.js';
import { parsePort } from '../core/contract/port.js';
import { run } from './shared/run.js';
import type { Count } from './shared/stages.js';

/** No prompts, login or network requests; logs only warnings. */
const OFFLINE = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_LOG: 'warn',
};

/**
 * `npm start`: builds, and serves on localhost with the real edge runtime until interrupted. Serves the API from a
 * folder of its own as soon as it is written, with a placeholder page for the site; then the whole release once built.
 */
await run(async () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      port: { ...text, default: '8787' },
      data: { ...text, default: 'data' },
      out: { ...text, default: 'dist' },
    },
  });
  const port = parsePort(values.port, 1);
  await needFreePort(port);
  Object.assign(process.env, OFFLINE);
  const { data, out } = values;
  const interim = `${out}.interim`;
  rmSync(interim, { recursive: true, force: true });
  // Holds the counters of the local rate limiter, so a new folder resets them.
  const state = mkdtempSync(path.join(os.tmpdir(), 'open-print-data-'));
  const build = fork('scripts/build.ts', ['--data', data, '--out', out, '--interim', interim], {
    execArgv: ['--max-semi-space-size=64', '--import', 'tsx'],
  });
  const built = new Promise<boolean>((resolve) => build.once('exit', (code) => resolve(code === 0)));
  const written = new Promise<true>((resolve) => {
    build.on('message', (message: 'interim' | Count) => {
      writePage(interim, waitingPage(message === 'interim' ? undefined : message));
      resolve(true);
    });
  });
  // Before the runtime is loaded it handles no signals, so it has to end with this process, as the build does.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
  process.once('exit', () => {
    build.kill();
    for (const folder of [state, interim]) rmSync(folder, { recursive: true, force: true });
  });
  // Loaded in parallel on the other core, as it takes a third as long as building the API.
  const wrangler = import('wrangler');

  if (!(await Promise.race([written, built]))) {
    process.exitCode = 1;
    return;
  }
  const { unstable_startWorker: startWorker } = await wrangler;
  const dev = { server: { hostname: '127.0.0.1', port }, persist: state, watch: false };
  const worker = await startWorker({ config: 'wrangler.jsonc', assets: interim, dev });
  const base = `http://localhost:${port}`;
  await answers(`http://127.0.0.1:${port}${FILES.index}`);
  say(
    `The API is ready. Try:\n  ${base}/api/v1/printers?brand=Bambu+Lab\n  ${base}/api/v1/profiles?printer=bambu-lab-p1s&material=petg\n  ${base}/api/v1/troubleshoot?symptom=stringing\nFiles have no limit: ${base}${pagePath({ kind: 'materials' })}`,
  );
  if (await built) {
    await worker.patchConfig({ assets: out, dev: { ...dev, watch: true } });
    await answers(`http://127.0.0.1:${port}/`);
    rmSync(interim, { recursive: true, force: true });
    say(`Documentation and explorer: ${base}/`);
  } else {
    process.exitCode = 1;
    writePage(interim, page('The site could not be rendered: the terminal shows why.', '网站生成失败，原因见终端。'));
    say('The build of the site failed, see above. The API is still served.');
  }
});

/** Clears the current line first: on a terminal, the build shows its stage there. */
function say(message: string): void {
  console.log(`${process.stdout.isTTY ? '\r\x1b[2K' : ''}${message}`);
}

/** Placeholder while the site is being rendered; reloads itself with or without JavaScript. */
function waitingPage(pages?: Count): string {
  const [done, of] = [pages?.done, pages?.of].map((count) => count?.toLocaleString('en-GB'));
  return page(
    of === undefined ? 'The site is being rendered.' : `The site is being rendered: ${done} of ${of} pages.`,
    of === undefined ? '网站正在生成。' : `网站正在生成：已完成 ${done} 页，共 ${of} 页。`,
    '<meta http-equiv="refresh" content="2">\n',
  );
}

function page(en: string, zh: string, head = ''): string {
  const api = `<a href="${FILES.index}">${FILES.index}</a>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
${head}<title>Open Print Data</title>
<p>${en} The API already answers: ${api}</p>
<p lang="zh-CN">${zh}API 已可使用：${api}</p>
</html>
`;
}

/** Writes a page as the not-found page of both languages; no manifest lists it. */
function writePage(folder: string, html: string): void {
  for (const file of ['/', '/zh-cn/'].map(missingPagePath)) {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    // Replaces the file atomically, so that no request reads half of it.
    writeFileSync(`${place}.next`, html);
    renameSync(`${place}.next`, place);
  }
}

/** Checked first, so that no build is wasted. */
async function needFreePort(port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', ({ message }) => reject(new Error(`${message}\nUse another port: npm start -- --port 8788`)));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

async function answers(url: string): Promise<void> {
  for (;;) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
