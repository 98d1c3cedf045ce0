import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { ReleaseStep } from '../../../core/contract/changes.js';

/** Folder of the kept steps, below the data folder. */
export const STEPS = 'changes';

/**
 * How the file of a step ends. A step is written once, and reviewed as text in CHANGELOG-DATA.md. The two of 2026-11-21
 * take 19 MB as indented JSON and 1.9 MB in git; compressed by Brotli, whose window spans the whole file, 0.3 MB in both
 * places.
 */
export const ENDING = '.json.br';

/** File of the step that leads to a version, below the data folder. */
export function stepFile(version: string): string {
  return path.join(STEPS, `${version}${ENDING}`);
}

/** A step as its file has it. */
export function packStep(step: ReleaseStep): Uint8Array {
  const text = Buffer.from(JSON.stringify(step));
  const { BROTLI_PARAM_LGWIN, BROTLI_MAX_WINDOW_BITS, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliCompressSync(text, {
    params: { [BROTLI_PARAM_LGWIN]: BROTLI_MAX_WINDOW_BITS, [BROTLI_PARAM_SIZE_HINT]: text.length },
  });
}

/** The step in the content of a file. @throws when it is none */
export function unpackStep(content: Uint8Array): ReleaseStep {
  return JSON.parse(brotliDecompressSync(content).toString()) as ReleaseStep;
}
