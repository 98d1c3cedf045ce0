import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files.js';

/** Results of the slicing tests; the page on presets shows them in both languages. */
export const RESULTS = 'docs/slicing.json';

/** Environment variable: folder for the partial results of slicing tests, set by `npm run test:slicers -- --keep`. */
export const PARTS = 'SLICING_PARTS';

/** A documented reason for values that differ from the record, and their number. */
export interface ExplainedCount {
  reason: string;
  reason_zh: string;
  checks: number;
}

/**
 * Origin of the presets: records spread over the data, those that the slicer has parent presets for (`parents`),
 * records of other slicers, a record and a fix, or branded filaments on printers (`spools`).
 */
const KINDS = ['pairs', 'parents', 'translations', 'fixes', 'spools'] as const;

export type SlicedKind = (typeof KINDS)[number];

export interface SlicingResult {
  slicer: string;
  version: string;
  /** Day of the run, `2026-11-24`. */
  date: string;
  /** The source of an unofficial build of a slicer. */
  build?: { repository: string; commit: string };
  kind: SlicedKind;
  /** Number of presets used for slicing. */
  presets: number;
  /** Values in the G-code compared with the record. */
  checks: number;
  right: number;
  explained: ExplainedCount[];
}

export function writePart(sliced: SlicingResult, folder = process.env[PARTS]): void {
  if (!folder) return;
  const name = `${sliced.slicer}-${sliced.version}-${sliced.kind}.json`;
  writeFileSync(path.join(folder, name), JSON.stringify(sliced));
}

/**
 * Merges the partial results of a run into one file, by slicer name and ascending version. Keeps earlier results of
 * slicers, versions and kinds that did not run.
 */
export function mergeParts(folder: string, earlier: readonly SlicingResult[]): string {
  const parts = filesBelow(folder, '*.json').map(
    (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as SlicingResult,
  );
  const order = ({ slicer, version, kind }: SlicingResult) => `${slicer} ${version} ${KINDS.indexOf(kind)}`;
  const ran = new Set(parts.map(order));
  const kept = earlier.filter((result) => !ran.has(order(result)));
  const sorted = [...kept, ...parts].sort((a, b) => order(a).localeCompare(order(b), 'en', { numeric: true }));
  return `${JSON.stringify(sorted, null, 1)}\n`;
}
