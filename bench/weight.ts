import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { build } from 'esbuild';
import { RELEASE_LIMITS } from '../core/contract/limits.js';
import { API, FILES, pagePath, recordPath } from '../core/contract/paths.js';
import { median } from '../core/profiles/median.js';
import { filesBelow } from '../scripts/shared/files.js';
import { manifestOf } from './building.js';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Sizes of one file, bytes. */
export interface Sizes {
  raw: number;
  /** With zlib's defaults: level 6, window of 32 KiB. */
  gzip: number;
}

/** The weight of a release, in bytes. */
export interface Weight {
  /** Bodies of single answers. */
  answers: {
    name: string;
    bytes: Sizes & {
      /** Quality 5, typical of CDNs that compress on the fly. */
      brotli5: number;
      /** Quality 11: the maximum, too slow except for files that are compressed once. */
      brotli11: number;
    };
  }[];
  /** Everything under `/api/v1`, each file compressed individually; the two medians may be of different files. */
  api: { files: number; total: Sizes; median: Sizes; largest: { path: string; bytes: number } };
  /** Everything published outside `/api/v1`; empty in a release without the site. */
  site: { files: number; bytes: number };
  /** Files counted by the CDN, and the limit of its free plan. */
  files: { count: number; limit: number };
  /** The function as one module, as `wrangler deploy` uploads it. */
  function: Sizes;
  /** The Node server as the single file made by `npm run bundle:server`. */
  server: Sizes;
  /** Size of the archive made by `npm run pack`, bytes. */
  archive: number;
}

/** The files of one answer of each kind, about common printers and materials. */
const ANSWERS: Readonly<Record<string, string>> = {
  'printers, first page': pagePath({ kind: 'printers' }),
  'printers of a brand': pagePath({ kind: 'printers', brand: 'bambu-lab' }),
  'one printer': recordPath('printers', 'bambu-lab-p1s'),
  'profiles of a printer and a material': pagePath({ kind: 'profiles', printer: 'bambu-lab-p1s', material: 'petg' }),
  'profiles of a printer, first page': pagePath({ kind: 'profiles', printer: 'bambu-lab-p1s' }),
  'profiles of a material, first page': pagePath({ kind: 'profiles', material: 'petg' }),
  'all materials': pagePath({ kind: 'materials' }),
  'one troubleshooting rule': pagePath({ kind: 'troubleshoot', symptom: 'stringing' }),
  'all troubleshooting rules': pagePath({ kind: 'troubleshoot' }),
  settings: FILES.settings,
  index: FILES.index,
  names: FILES.names,
  'entity tags': FILES.etags,
  manifest: FILES.manifest,
};

/**
 * Weighs a release: single answers, all of them, the site, the bundles of both servers and the archive. Nothing is
 * timed, so other load on the machine does not matter.
 *
 * @param dist folder of the release
 * @param work folder for the bundle of the server and the archive
 * @throws when an answer or the manifest is missing, a bundle cannot be made, or the release does not match its
 * manifest and thus cannot be packed
 */
export async function measureWeight(dist: string, work: string): Promise<Weight> {
  const { entries } = manifestOf(dist);
  const paths = [...entries.map((entry) => entry.path), FILES.manifest];
  const site = entries.filter((entry) => !isApi(entry.path));
  const server = path.join(work, 'server.mjs');
  runScript('bundle-server', '--out', server);
  runScript('pack', '--dist', path.resolve(dist), '--out', work);
  return {
    answers: Object.entries(ANSWERS).map(([name, file]) => {
      const content = readFileSync(path.join(dist, file));
      const brotli = (quality: number) =>
        brotliCompressSync(content, { params: { [zlib.BROTLI_PARAM_QUALITY]: quality } }).length;
      return { name, bytes: { ...sizesOf(content), brotli5: brotli(5), brotli11: brotli(11) } };
    }),
    api: weighApi(dist, paths.filter(isApi)),
    site: { files: site.length, bytes: site.reduce((sum, { bytes }) => sum + bytes, 0) },
    files: { count: paths.length, limit: RELEASE_LIMITS.files },
    function: await weighFunction(),
    server: sizesOf(readFileSync(server)),
    archive: statSync(path.join(work, filesBelow(work, '*.tar.gz')[0] ?? '')).size,
  };
}

function isApi(file: string): boolean {
  return file.startsWith(`${API}/`);
}

function sizesOf(content: Uint8Array): Sizes {
  return { raw: content.length, gzip: gzipSync(content).length };
}

function weighApi(dist: string, paths: readonly string[]): Weight['api'] {
  const weighed = paths.map((file) => ({ path: file, ...sizesOf(readFileSync(path.join(dist, file))) }));
  const raw = weighed.map((file) => file.raw);
  const gzip = weighed.map((file) => file.gzip);
  const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);
  const largest = weighed.reduce((best, next) => (next.raw > best.raw ? next : best));
  return {
    files: weighed.length,
    total: { raw: total(raw), gzip: total(gzip) },
    median: { raw: median(raw), gzip: median(gzip) },
    largest: { path: largest.path, bytes: largest.raw },
  };
}

/** Bundles the function with the size-relevant options of wrangler, which wrangler.jsonc leaves unchanged. */
async function weighFunction(): Promise<Sizes> {
  const { outputFiles } = await build({
    entryPoints: ['functions/worker.ts'],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    platform: 'browser',
    conditions: ['workerd', 'worker', 'browser'],
    format: 'esm',
    target: 'es2024',
    keepNames: true,
  });
  return sizesOf(outputFiles[0]?.contents ?? new Uint8Array());
}

/** Runs a script as its npm script does, so that the weighed result is the one users get. */
function runScript(name: string, ...args: string[]): void {
  execFileSync(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...args], { cwd: ROOT, stdio: 'pipe' });
}
