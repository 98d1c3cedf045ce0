import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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
 * What presets were made of: records spread over the data, those of them that the slicer has presets for to stand on
 * (`parents`), records of other slicers, or a record and a fix.
 */
export type SlicedKind = 'pairs' | 'parents' | 'translations' | 'fixes';

/** What came of slicing with one version of a slicer. */
export interface SlicingResult {
  slicer: string;
  version: string;
  /** Commit of the source that the slicer was built from, where it says one. */
  commit?: string;
  kind: SlicedKind;
  /** How many presets were sliced with. */
  presets: number;
  /** Figures of the G-code that were compared with the record. */
  checks: number;
  right: number;
  explained: ExplainedCount[];
}

const KINDS: readonly SlicedKind[] = ['pairs', 'parents', 'translations', 'fixes'];

/** Writes the result of one test into the folder of the run, if there is one. */
export function writePart(sliced: SlicingResult, folder = process.env[PARTS]): void {
  if (!folder) return;
  const name = `${sliced.slicer}-${sliced.version}-${sliced.kind}.json`;
  writeFileSync(path.join(folder, name), JSON.stringify(sliced));
}

/** The parts of a run as one file, the slicers by name and their versions from the oldest. */
export function mergeParts(folder: string): string {
  const parts = globSync(path.join(folder, '*.json')).map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as SlicingResult,
  );
  const order = ({ slicer, version, kind }: SlicingResult) => `${slicer} ${version} ${KINDS.indexOf(kind)}`;
  const sorted = parts.sort((a, b) => order(a).localeCompare(order(b), 'en', { numeric: true }));
  return `${JSON.stringify(sorted, null, 1)}\n`;
}
