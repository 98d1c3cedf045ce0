import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ReportStage } from '../../shared/stages.js';
import type { ReleaseWriter } from './release-writer.js';
import { searchIndex } from './search-index.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * Builds the site from docs/ and adds its files to a release whose `api/v1` is already written below `folder`: the
 * pages quote it. Astro empties the folder that it builds into, so it gets one of its own.
 *
 * @throws with what Astro says when it cannot build the site
 */
export async function emitSite(writer: ReleaseWriter, folder: string, onProgress: ReportStage): Promise<void> {
  const caches = path.join(ROOT, 'node_modules/.cache');
  mkdirSync(caches, { recursive: true });
  const workshop = mkdtempSync(path.join(caches, 'site-'));
  const out = path.join(workshop, 'out');
  try {
    onProgress('preparing the site');
    const args = ['build', '--root', ROOT, '--config', 'docs/astro.config.mjs', '--outDir', out];
    const environment = {
      RELEASE_FOLDER: path.resolve(folder),
      SITE_CACHE_FOLDER: path.join(workshop, 'cache'),
      NODE_ENV: 'production',
    };
    await runAstro(args, environment, (pages) => onProgress('rendering the site', { ...pages, what: 'pages' }));
    onProgress('writing the site');
    for (const file of readdirSync(out, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      const place = path.join(file.parentPath, file.name);
      writer.write(servedAs(`/${path.relative(out, place).replaceAll(path.sep, '/')}`), readFileSync(place));
    }
    onProgress('indexing the documentation');
    for (const [file, content] of await searchIndex(out)) writer.write(`/pagefind/${file}`, content);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** Path of a file of the release. Astro gives only the first of the pages for missing ones the name that servers look for. */
function servedAs(file: string): string {
  return file.replace(/\/404\/index\.html$/, '/404.html');
}

/** What Vite would take from the environment into the pages: a build must not depend on who starts it. */
const UNSET = { DEV: undefined, PROD: undefined, MODE: undefined, SSR: undefined, BASE_URL: undefined };

/** Runs Astro's command line in a process of its own, quietly; `onPages` is called with the number of rendered pages. */
function runAstro(
  args: readonly string[],
  environment: Record<string, string>,
  onPages: (pages: { done: number; of: number }) => void,
): Promise<void> {
  const manifest = createRequire(import.meta.url).resolve('astro/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { astro: string } };
  const child = spawn(process.execPath, [path.join(path.dirname(manifest), bin.astro), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...UNSET, ...environment, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk));
  child.on('message', (pages: { done: number; of: number }) => onPages(pages));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`the site cannot be built:\n${output.trim()}`)),
    );
  });
}
