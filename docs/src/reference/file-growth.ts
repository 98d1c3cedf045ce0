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

function leaves(tree: EtagTree, folder: string): string[] {
  return Object.entries(tree).flatMap(([name, node]) =>
    typeof node === 'string' ? [`${folder}/${name}`] : leaves(node, `${folder}/${name}`),
  );
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

export function fileCounts(release: Release): FileCounts {
  return countFiles(apiPaths(release), release.index.counts.printers);
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
  const fromList = say('b) Pairs cut from the printer’s list', '（b）从打印机列表中截取配对');
  const rows: [name: string, layout: Layout, limit: number][] = [
    [say('As today, free plan', '维持现状，免费套餐'), today(counts), free],
    [say('a) As today, paid plan', '（a）维持现状，付费套餐'), today(counts), paid],
    [say(`${fromList}, free plan`, `${fromList}，免费套餐`), withoutPairs(counts), free],
    [say(`${fromList}, paid plan`, `${fromList}，付费套餐`), withoutPairs(counts), paid],
    [say('c) Lists, pairs and records in R2', '（c）列表、配对与记录存入 R2'), inBucket(counts), free],
  ];
  return markdownTable(
    titles(
      say,
      'Layout | Files with today’s printers | Limit | Maximum number of printers',
      '方案 | 按目前打印机数的文件数 | 上限 | 可容纳的打印机数',
    ),
    rows.map(([name, layout, limit]) => [
      name,
      number(filesAt(layout, counts.printers), say),
      number(limit, say),
      room(layout, limit),
    ]),
  );
}

/** Numbers used in the text of the page on scale and cost. */
const FIGURES: Readonly<Record<string, (counts: FileCounts, release: Release) => number>> = {
  /** Mean size of the answer for a printer and a material, uncompressed. */
  pairKb: ({ pairs }, release) => {
    const files = apiPaths(release).filter(isPair);
    return files.reduce((sum, file) => sum + bytesOf(file, release), 0) / pairs / 1000;
  },
  files: ({ api }) => api,
  fixedFiles: ({ api, growing }) => api - growing,
  siteFiles: () => SITE_FILES,
  pairFiles: ({ pairs }) => pairs,
  /** Size of the function's ETag list with the most files of the paid plan. */
  etagsMb: ({ api }, release) => ((bytesOf(FILES.etags, release) / api) * RELEASE_LIMITS.paidFiles) / 1e6,
  perPrinter: (counts) => today(counts).perPrinter,
  pairsPerPrinter: ({ pairs, printers }) => pairs / printers,
  freeFiles: () => RELEASE_LIMITS.files,
  paidFiles: () => RELEASE_LIMITS.paidFiles,
  freePrinters: (counts) => printersWithin(today(counts), RELEASE_LIMITS.files),
  paidPrinters: (counts) => printersWithin(today(counts), RELEASE_LIMITS.paidFiles),
};

function bytesOf(file: string, { folder }: Release): number {
  return statSync(path.join(folder, file)).size;
}

/** A number by name, formatted for the page's language. @throws if there is none */
export function figure(name: string, release: Release, say: Say): string {
  const value = Object.hasOwn(FIGURES, name) ? FIGURES[name]?.(fileCounts(release), release) : undefined;
  if (value === undefined) throw new Error(`there is no figure "${name}"`);
  return number(value, say, 1);
}
