import { type QueryState, readQueryState, writeQueryState } from '../explorer/query-state.js';

/** Path of the calibration page for a setup, without the language prefix; with the anchor of a step if given. */
export function calibrationPath(
  { printer, nozzle, material, slicer }: Pick<QueryState, 'printer' | 'nozzle' | 'material' | 'slicer'>,
  step?: string,
): string {
  const query = writeQueryState({ ...readQueryState(''), printer, nozzle, material, slicer });
  return `/calibration/${query}${step === undefined ? '' : `#${step}`}`;
}
