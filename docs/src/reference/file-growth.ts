import { statSync } from 'node:fs';
import path from 'node:path';
import type { EtagTree } from '../../../functions/assets.js';
import { API, FILES } from '../../../functions/paths.js';
import { Memory } from '../../../scripts/shared/memory.js';
import type { Release } from './release.js';

/**
 * Files that are set aside for the pages of the site, which are not built yet when they quote the release. A test holds
 * that they are fewer.
 */
export const SITE_FILES = 200;

/** What a release has below `/api`, by how it grows. */
export interface FileCounts {
  printers: number;
  /** All files below `/api`. */
  api: number;
  /** Those of them that come with printers: records, lists and answers for pairs. */
  growing: number;
  /** Those of them that answer for one printer and one material. */
  pairs: number;
}

/** How many files a way of laying them out has at a number of printers. */
export interface Layout {
  /** Files that stay as many, whatever the number of printers. */
  fixed: number;
  /** Files that each further printer brings, on average. */
  perPrinter: number;
}

/** Paths of the files below `/api`, the list of them and the manifest among them. */
export function apiPaths(release: Release): string[] {
  return [...leaves(release.json<EtagTree>(FILES.etags), ''), FILES.etags, FILES.manifest];
}

/** Counts the files of a release. */
export function countFiles(paths: readonly string[], printers: number): FileCounts {
  return {
    printers,
    api: paths.length,
    growing: paths.filter((path) => /^(printers|profiles)[./]/.test(path.slice(API.length + 1))).length,
    pairs: paths.filter(isPair).length,
  };
}

/** Sentences ask for the same figures again and again. */
const counted = new Memory();

/** The files of a release, counted. */
export function fileCounts(release: Release): FileCounts {
  return counted.once('files', [release], () => {
    const { counts } = release.json<{ counts: { printers: number } }>(FILES.index);
    return countFiles(apiPaths(release), counts.printers);
  });
}

/** The layout of today: everything is a file. */
export function today({ printers, api, growing }: FileCounts): Layout {
  return { fixed: api - growing + SITE_FILES, perPrinter: growing / printers };
}

/** The layout without a file for each pair. */
export function withoutPairs(counts: FileCounts): Layout {
  return { ...today(counts), perPrinter: (counts.growing - counts.pairs) / counts.printers };
}

/** The layout with everything that grows in a bucket. */
export function inBucket(counts: FileCounts): Layout {
  return { ...today(counts), perPrinter: 0 };
}

/** Files of a layout at a number of printers. */
export function filesAt({ fixed, perPrinter }: Layout, printers: number): number {
  return Math.round(fixed + perPrinter * printers);
}

/** Most printers that a layout has room for; infinite when files do not grow with them. */
export function printersWithin({ fixed, perPrinter }: Layout, files: number): number {
  return Math.floor((files - fixed) / perPrinter);
}

/** Average size of the answer for a printer and a material, bytes, before compression. */
export function meanPairBytes(release: Release): number {
  return counted.once('pair', [release], () => {
    const pairs = apiPaths(release).filter(isPair);
    const bytes = pairs.reduce((sum, file) => sum + statSync(path.join(release.folder, file)).size, 0);
    return bytes / pairs.length;
  });
}

/** Bytes that each file adds to the function's list of files. */
export function etagBytesPerFile(release: Release): number {
  return statSync(path.join(release.folder, FILES.etags)).size / apiPaths(release).length;
}

/** Whether a file answers for one printer and one material: its first page, or a further one. */
export function isPair(file: string): boolean {
  const [, first = '', second] = /^profiles\/([^/]+)\/([^/]+)/.exec(file.slice(API.length + 1)) ?? [];
  return second !== undefined && !['printer', 'material', 'page', 'chunk'].includes(first);
}

function leaves(tree: EtagTree, folder: string): string[] {
  return Object.entries(tree).flatMap(([name, node]) =>
    typeof node === 'string' ? [`${folder}/${name}`] : leaves(node, `${folder}/${name}`),
  );
}
