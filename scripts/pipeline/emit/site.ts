import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { close, createIndex } from 'pagefind';
import { handle } from '../../../functions/handle.js';
import { filesBelow } from '../../shared/files.js';
import type { ReportStage } from '../../shared/stages.js';
import { folderAssets } from './folder-assets.js';
import type { ReleaseWriter } from './release-writer.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * Builds the site from docs/ and adds its files to a release whose `api/v1` is already written below `folder`: the
 * pages quote it and the answers of the service over it. Astro empties its output folder, so it gets a separate one.
 *
 * @throws with the output of Astro when it cannot build the site
 */
export async function emitSite(writer: ReleaseWriter, folder: string, onProgress: ReportStage): Promise<void> {
  const caches = path.join(ROOT, 'node_modules/.cache');
  mkdirSync(caches, { recursive: true });
  const workshop = mkdtempSync(path.join(caches, 'site-'));
  const out = path.join(workshop, 'out');
  const service = await serve(folder);
  try {
    onProgress('preparing the site');
    const args = ['build', '--root', ROOT, '--config', 'docs/astro.config.mjs', '--outDir', out];
    const environment = {
      RELEASE_FOLDER: path.resolve(folder),
      SERVICE_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
      SITE_CACHE_FOLDER: path.join(workshop, 'cache'),
      NODE_ENV: 'production',
    };
    await runAstro(args, environment, (pages) => onProgress('rendering the site', { ...pages, what: 'pages' }));
    onProgress('writing the site');
    for (const file of filesBelow(out)) writer.write(servedAs(`/${file}`), readFileSync(path.join(out, file)));
    onProgress('indexing the documentation');
    for (const [file, content] of await searchIndex(out)) writer.write(`/pagefind/${file}`, content);
  } finally {
    service.close();
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** Serves a release on the loopback address. */
async function serve(folder: string): Promise<Server> {
  const assets = folderAssets(folder);
  const server = createServer(async ({ url }, answer) => {
    const { status, headers, body } = await handle(new Request(`http://localhost${url}`), { assets });
    answer.writeHead(status, Object.fromEntries(headers)).end(await new Response(body).bytes());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Path of a file in the release. Astro names only the first of the 404 pages as servers expect. */
function servedAs(file: string): string {
  return file.replace(/\/404\/index\.html$/, '/404.html');
}

/** Variables that Vite would take from the environment into the pages: a build must not depend on its caller. */
const UNSET = { DEV: undefined, PROD: undefined, MODE: undefined, SSR: undefined, BASE_URL: undefined };

/** Runs Astro's command line quietly in a child process; `onPages` is called with the number of rendered pages. */
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

/**
 * The search index of the pages below a folder, by file path. Pagefind is not used to write the files because it
 * reports completion too early and is then terminated (Pagefind issue 1271): on a busy machine some files were
 * truncated. Nor to find the pages, since it numbers them in the order of the file system.
 *
 * @throws with the message of Pagefind when it cannot read a page
 */
export async function searchIndex(folder: string): Promise<Map<string, Uint8Array | string>> {
  try {
    const { index, errors } = await createIndex();
    if (!index) throw new Error(refusal(errors));
    const refused: string[] = [];
    for (const { file, content } of searchedPages(folder)) {
      const { errors: own } = await index.addHTMLFile({ sourcePath: file, content });
      refused.push(...own.map((error) => `${file}: ${error}`));
    }
    const { errors: failures, files } = await index.getFiles();
    if (refused.length + failures.length > 0) throw new Error(refusal([...refused, ...failures]));
    return new Map(
      files.map(({ path, content }) => [path, path === 'pagefind-entry.json' ? languagesInOrder(content) : content]),
    );
  } finally {
    await close();
  }
}

/** The pages with a part for Pagefind to index, ordered by path. */
function* searchedPages(folder: string): Iterable<{ file: string; content: string }> {
  for (const file of filesBelow(folder, '**/*.html')) {
    const content = readFileSync(path.join(folder, file), 'utf8');
    if (content.includes('data-pagefind-body')) yield { file, content };
  }
}

function refusal(errors: readonly string[]): string {
  return `the pages cannot be indexed for the search: ${errors.join('; ')}`;
}

/** Sorts the languages of the search index entry, whose order varies between runs of Pagefind. */
function languagesInOrder(content: Uint8Array): string {
  const entry = JSON.parse(Buffer.from(content).toString()) as { languages: Record<string, unknown> };
  const languages = Object.entries(entry.languages).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify({ ...entry, languages: Object.fromEntries(languages) });
}
