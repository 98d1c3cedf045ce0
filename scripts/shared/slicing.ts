import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files.js';

/** Where it is kept how presets were proven by slicing; the page on presets shows it in both languages. */
export const RESULTS = 'docs/slicing.json';

/** The variable with the folder into which each test that slices puts its part, for `npm run test:slicers -- --keep`. */
export const PARTS = 'SLICING_PARTS';

/** A documented reason why figures differ from the record, and how many do. */
export interface ExplainedCount {
  reason: string;
  reason_zh: string;
  checks: number;
}

/**
 * What presets were made of: records spread over the data, those of them that the slicer has presets for to be on
 * (`parents`), records of other slicers, a record and a fix, or branded filaments on printers (`spools`).
 */
const KINDS = ['pairs', 'parents', 'translations', 'fixes', 'spools'] as const;

export type SlicedKind = (typeof KINDS)[number];

export interface SlicingResult {
  slicer: string;
  version: string;
  /** Day of the run, `2026-11-24`. */
  date: string;
  /** The source of a slicer that was no official build. */
  build?: { repository: string; commit: string };
  kind: SlicedKind;
  /** How many presets were sliced with. */
  presets: number;
  /** Figures of the G-code that were compared with the record. */
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
 * The parts of a run as one file, the slicers by name and their versions from the oldest. Earlier results of slicers,
 * versions and kinds that did not run stay.
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
