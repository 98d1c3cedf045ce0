import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ReleaseWriter } from './release-writer.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Builds the site from docs/ and adds its files to a release whose `api/v1` is already written below `folder`: the
 * pages quote it. Astro empties the folder that it builds into, so it gets one of its own.
 *
 * @throws with what Astro says when it cannot build the site
 */
export async function emitSite(writer: ReleaseWriter, folder: string): Promise<void> {
  const caches = path.join(ROOT, 'node_modules/.cache');
  mkdirSync(caches, { recursive: true });
  const workshop = mkdtempSync(path.join(caches, 'site-'));
  const out = path.join(workshop, 'out');
  try {
    await runAstro(['build', '--root', path.join(ROOT, 'docs'), '--outDir', out], {
      RELEASE_FOLDER: path.resolve(folder),
      SITE_CACHE_FOLDER: path.join(workshop, 'cache'),
      NODE_ENV: 'production',
    });
    for (const file of readdirSync(out, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      const place = path.join(file.parentPath, file.name);
      const content = readFileSync(place);
      writer.write(
        `/${path.relative(out, place).replaceAll(path.sep, '/')}`,
        file.name === 'pagefind-entry.json' ? languagesInOrder(content) : content,
      );
    }
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** The entry of the search index. Pagefind lists its languages in another order each time, which changes nothing. */
function languagesInOrder(content: Buffer): string {
  const entry = JSON.parse(content.toString()) as { languages: Record<string, unknown> };
  const languages = Object.entries(entry.languages).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify({ ...entry, languages: Object.fromEntries(languages) });
}

/** What Vite would take from the environment into the pages: a build must not depend on who starts it. */
const UNSET = { DEV: undefined, PROD: undefined, MODE: undefined, SSR: undefined, BASE_URL: undefined };

/** Runs Astro's command line in a process of its own, quietly. */
function runAstro(args: readonly string[], environment: Record<string, string>): Promise<void> {
  const manifest = createRequire(import.meta.url).resolve('astro/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { astro: string } };
  const child = spawn(process.execPath, [path.join(path.dirname(manifest), bin.astro), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...UNSET, ...environment, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`the site cannot be built:\n${output.trim()}`)),
    );
  });
}
