import { statSync } from 'node:fs';
import path from 'node:path';
import type { EtagTree } from '../../../core/contract/etag-tree.js';
import { RELEASE_LIMITS } from '../../../core/contract/limits.js';
import { API, FILES } from '../../../core/contract/paths.js';
import type { Say } from '../../../core/words/language.js';
import { markdownTable } from '../../../core/words/markdown.js';
import { number, titles } from './format.js';
import type { Release } from './release.js';

/** Site pages per printer: one per language. */
export const PAGES_PER_PRINTER = 2;

/**
 * Files reserved for the other pages of the site, which do not exist yet when they quote the release. A test checks
 * that this is enough.
 */
export const SITE_FILES = 2800;

/** Numbers of files of a release below `/api`, by how they grow. */
export interface FileCounts {
  printers: number;
  /** All files below `/api`. */
  api: number;
  /** The part that grows with printers: records, pair answers, lists of printers and brands, further pages. */
  growing: number;
  /** The part that answers for one printer and one material. */
  pairs: number;
}

/** The number of files of a layout as a function of the number of printers. */
export interface Layout {
  /** Files independent of the number of printers. */
  fixed: number;
  /** Average number of files per additional printer. */
  perPrinter: number;
}

/** Paths of the files below `/api`, including the ETag list and the manifest. */
export function apiPaths(release: Release): string[] {
  return [...leaves(release.json<EtagTree>(FILES.etags), ''), FILES.etags, FILES.manifest];
}

/**
 * The first page of a material's list and of the list of all records exist once, regardless of the number of printers.
 */
const GROWING = /^(printers|profiles)\/(?!material\/[^/]+$)/;

export function countFiles(paths: readonly string[], printers: number): FileCounts {
  return {
    printers,
    api: paths.length,
    growing: paths.filter((path) => GROWING.test(path.slice(API.length + 1))).length,
    pairs: paths.filter(isPair).length,
  };
}

/** Cached: sentences ask for the same numbers repeatedly. */
const counted = new WeakMap<Release, FileCounts>();

export function fileCounts(release: Release): FileCounts {
  const known = counted.get(release);
  if (known) return known;
  const { counts } = release.json<{ counts: { printers: number } }>(FILES.index);
  const result = countFiles(apiPaths(release), counts.printers);
  counted.set(release, result);
  return result;
}

/** The current layout: everything is a file, and each printer has its pages. */
export function today({ printers, api, growing }: FileCounts): Layout {
  return { fixed: api - growing + SITE_FILES, perPrinter: growing / printers + PAGES_PER_PRINTER };
}

export function withoutPairs(counts: FileCounts): Layout {
  return { ...today(counts), perPrinter: (counts.growing - counts.pairs) / counts.printers + PAGES_PER_PRINTER };
}

/** The layout with everything that grows in a bucket, including pages. */
export function inBucket(counts: FileCounts): Layout {
  return { ...today(counts), perPrinter: 0 };
}

export function filesAt({ fixed, perPrinter }: Layout, printers: number): number {
  return Math.round(fixed + perPrinter * printers);
}

/** Maximum number of printers in a layout; Infinity if files do not grow with printers. */
export function printersWithin({ fixed, perPrinter }: Layout, files: number): number {
  return Math.floor((files - fixed) / perPrinter);
}

/** Mean size of the answer for a printer and a material, bytes, uncompressed. */
function meanPairBytes(release: Release): number {
  const pairs = apiPaths(release).filter(isPair);
  const bytes = pairs.reduce((sum, file) => sum + statSync(path.join(release.folder, file)).size, 0);
  return bytes / pairs.length;
}

/** Bytes that each file adds to the function's ETag list. */
function etagBytesPerFile(release: Release): number {
  return statSync(path.join(release.folder, FILES.etags)).size / apiPaths(release).length;
}

/** Whether a file is a page of the answer for one printer and one material. */
export function isPair(file: string): boolean {
  const [, first = '', second] = /^profiles\/([^/]+)\/([^/]+)/.exec(file.slice(API.length + 1)) ?? [];
  return second !== undefined && !['printer', 'material', 'page'].includes(first);
}

/** The options for more printers, with the capacity of each. */
export function growthTable(release: Release, say: Say): string {
  const counts = fileCounts(release);
  const { files: free, paidFiles: paid } = RELEASE_LIMITS;
  const room = (layout: Layout, files: number) => {
    const most = printersWithin(layout, files);
    return Number.isFinite(most) ? number(most, say) : say('any number', '不限');
  };
  const row = (name: string, layout: Layout, limit: number) => [
    name,
    number(filesAt(layout, counts.printers), say),
    number(limit, say),
    room(layout, limit),
  ];
  const fromList = say('b) Pairs cut from the printer’s list', '（b）从打印机列表中截取配对');
  return markdownTable(
    titles(
      say,
      'Layout | Files with today’s printers | Limit | Maximum number of printers',
      '方案 | 按目前打印机数的文件数 | 上限 | 可容纳的打印机数',
    ),
    [
      row(say('As today, free plan', '维持现状，免费套餐'), today(counts), free),
      row(say('a) As today, paid plan', '（a）维持现状，付费套餐'), today(counts), paid),
      row(say(`${fromList}, free plan`, `${fromList}，免费套餐`), withoutPairs(counts), free),
      row(say(`${fromList}, paid plan`, `${fromList}，付费套餐`), withoutPairs(counts), paid),
      row(say('c) Lists, pairs and records in R2', '（c）列表、配对与记录存入 R2'), inBucket(counts), free),
    ],
  );
}

function leaves(tree: EtagTree, folder: string): string[] {
  return Object.entries(tree).flatMap(([name, node]) =>
    typeof node === 'string' ? [`${folder}/${name}`] : leaves(node, `${folder}/${name}`),
  );
}

/** Numbers used in the text of the page on scale and cost. */
const FIGURES: Record<string, (release: Release, say: Say) => string> = {
  pairKb: (release, say) => number(meanPairBytes(release) / 1000, say, 1),
  files: (release, say) => number(fileCounts(release).api, say),
  fixedFiles: (release, say) => number(fileCounts(release).api - fileCounts(release).growing, say),
  siteFiles: (_, say) => number(SITE_FILES, say),
  pairFiles: (release, say) => number(fileCounts(release).pairs, say),
  etagsMb: (release, say) => number((etagBytesPerFile(release) * RELEASE_LIMITS.paidFiles) / 1e6, say, 1),
  perPrinter: (release, say) => number(today(fileCounts(release)).perPrinter, say, 1),
  pairsPerPrinter: (release, say) => number(fileCounts(release).pairs / fileCounts(release).printers, say, 1),
  freeFiles: (_, say) => number(RELEASE_LIMITS.files, say),
  paidFiles: (_, say) => number(RELEASE_LIMITS.paidFiles, say),
  freePrinters: (release, say) => number(printersWithin(today(fileCounts(release)), RELEASE_LIMITS.files), say),
  paidPrinters: (release, say) => number(printersWithin(today(fileCounts(release)), RELEASE_LIMITS.paidFiles), say),
};

/** A number by name, formatted for the page's language. @throws if there is none */
export function figure(name: string, release: Release, say: Say): string {
  const write = Object.hasOwn(FIGURES, name) ? FIGURES[name] : undefined;
  if (!write) throw new Error(`there is no figure "${name}"`);
  return write(release, say);
}
