import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { build } from 'esbuild';
import { openLocation } from '../clients/typescript/src/mirror/location.js';
import { readManifest } from '../clients/typescript/src/mirror/manifest.js';
import { RELEASE_LIMITS } from '../core/contract/limits.js';
import { API, FILES, pagePath, recordPath } from '../core/contract/paths.js';
import { median } from '../core/profiles/median.js';
import { filesBelow } from '../scripts/shared/files.js';
import { runCommand } from './command.js';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Sizes of one file, bytes. */
export interface Sizes {
  raw: number;
  /** With zlib's defaults: level 6, window of 32 KiB. */
  gzip: number;
}

/** An answer weighed separately. */
export interface MeasuredAnswer {
  name: string;
  /** Path of its file, with a leading slash. */
  path: string;
}

export interface AnswerWeight extends MeasuredAnswer {
  /** Bytes of the body, by encoding. */
  bytes: Sizes & {
    /** Quality 5, typical of CDNs that compress on the fly. */
    brotli5: number;
    /** Quality 11: the maximum, too slow except for files that are compressed once. */
    brotli11: number;
  };
}

/** Totals of everything under `/api/v1`. */
export interface ApiWeight {
  files: number;
  /** Bytes of all files, compressed individually. */
  total: Sizes;
  /** Bytes; the two medians may be of different files. */
  median: Sizes;
  /** The largest file uncompressed and the largest compressed; often the same. */
  largest: Record<keyof Sizes, { path: string; bytes: number }>;
}

export interface Weight {
  answers: AnswerWeight[];
  api: ApiWeight;
  /** Everything published outside `/api/v1`; empty in a release without the site. */
  site: { files: number; bytes: number };
  /** Files counted by the CDN, and the limit of its free plan. */
  files: { count: number; limit: number };
  /** The function as one module, bytes: `plain` is the upload of `wrangler deploy`. */
  function: { plain: Sizes; minified: Sizes };
  /** The Node server as the single file made by `npm run bundle:server`, bytes. */
  server: Sizes;
  /** Size of the archive made by `npm run pack`, bytes. */
  archive: number;
}

/** One answer of each kind, about common printers and materials. */
const ANSWERS: readonly MeasuredAnswer[] = [
  { name: 'printers, first page', path: pagePath({ kind: 'printers' }) },
  { name: 'printers of a brand', path: pagePath({ kind: 'printers', brand: 'bambu-lab' }) },
  { name: 'one printer', path: recordPath('printers', 'bambu-lab-p1s') },
  {
    name: 'profiles of a printer and a material',
    path: pagePath({ kind: 'profiles', printer: 'bambu-lab-p1s', material: 'petg' }),
  },
  { name: 'profiles of a printer, first page', path: pagePath({ kind: 'profiles', printer: 'bambu-lab-p1s' }) },
  { name: 'profiles of a material, first page', path: pagePath({ kind: 'profiles', material: 'petg' }) },
  { name: 'all materials', path: pagePath({ kind: 'materials' }) },
  { name: 'one troubleshooting rule', path: pagePath({ kind: 'troubleshoot', symptom: 'stringing' }) },
  { name: 'all troubleshooting rules', path: pagePath({ kind: 'troubleshoot' }) },
  { name: 'settings', path: FILES.settings },
  { name: 'index', path: FILES.index },
  { name: 'names', path: FILES.names },
  { name: 'entity tags', path: FILES.etags },
  { name: 'manifest', path: FILES.manifest },
];

/**
 * Weighs a release: single answers, all of them, the site, the bundles of both servers and the archive. Nothing is
 * timed, so other load on the machine does not matter.
 *
 * @param dist folder of the release
 * @throws when an answer or the manifest is missing, a bundle cannot be made, or the release does not match its
 * manifest and thus cannot be packed
 */
export async function measureWeight(dist: string): Promise<Weight> {
  const { entries } = (await readManifest(openLocation(dist))).manifest;
  const paths = [...entries.map((entry) => entry.path), FILES.manifest];
  const site = entries.filter((entry) => !isApi(entry.path));
  return {
    answers: ANSWERS.map((answer) => weighAnswer(dist, answer)),
    api: weighApi(dist, paths.filter(isApi)),
    site: { files: site.length, bytes: site.reduce((sum, { bytes }) => sum + bytes, 0) },
    files: { count: paths.length, limit: RELEASE_LIMITS.files },
    function: { plain: await weighFunction(false), minified: await weighFunction(true) },
    server: inTemporaryFolder((folder) => {
      const out = path.join(folder, 'server.mjs');
      runScript('bundle-server', '--out', out);
      return sizesOf(readFileSync(out));
    }),
    archive: packedBytes(dist),
  };
}

function isApi(file: string): boolean {
  return file.startsWith(`${API}/`);
}

function sizesOf(content: Uint8Array): Sizes {
  return { raw: content.length, gzip: gzipSync(content).length };
}

function weighAnswer(dist: string, answer: MeasuredAnswer): AnswerWeight {
  const content = readFileSync(path.join(dist, answer.path));
  const brotli = (quality: number) =>
    brotliCompressSync(content, { params: { [zlib.BROTLI_PARAM_QUALITY]: quality } }).length;
  return { ...answer, bytes: { ...sizesOf(content), brotli5: brotli(5), brotli11: brotli(11) } };
}

function weighApi(dist: string, paths: readonly string[]): ApiWeight {
  const weighed = paths.map((file) => ({ path: file, ...sizesOf(readFileSync(path.join(dist, file))) }));
  const total = (by: keyof Sizes) => weighed.reduce((sum, file) => sum + file[by], 0);
  const largest = (by: keyof Sizes) => {
    const file = weighed.reduce((best, next) => (next[by] > best[by] ? next : best));
    return { path: file.path, bytes: file[by] };
  };
  return {
    files: weighed.length,
    total: { raw: total('raw'), gzip: total('gzip') },
    median: { raw: median(weighed.map(({ raw }) => raw)), gzip: median(weighed.map(({ gzip }) => gzip)) },
    largest: { raw: largest('raw'), gzip: largest('gzip') },
  };
}

/** Bundles the function with the size-relevant options of wrangler, which wrangler.jsonc leaves unchanged. */
async function weighFunction(minify: boolean): Promise<Sizes> {
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
    minify,
  });
  return sizesOf(outputFiles[0]?.contents ?? new Uint8Array());
}

function packedBytes(dist: string): number {
  return inTemporaryFolder((folder) => {
    runScript('pack', '--dist', path.resolve(dist), '--out', folder);
    const name = filesBelow(folder, '*.tar.gz')[0] ?? '';
    return statSync(path.join(folder, name)).size;
  });
}

function inTemporaryFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'open-print-data-weight-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a script as its npm script does, so that the weighed result is the one users get. */
function runScript(name: string, ...args: string[]): void {
  runCommand(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...args], { cwd: ROOT });
}
