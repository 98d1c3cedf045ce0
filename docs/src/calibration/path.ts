import { type QueryState, readQueryState, writeQueryState } from '../explorer/query-state.js';

/** Path of the calibration, without the language, for a setup; at a step where one is named. */
export function calibrationPath(
  { printer, nozzle, material, slicer }: Pick<QueryState, 'printer' | 'nozzle' | 'material' | 'slicer'>,
  step?: string,
): string {
  const query = writeQueryState({ ...readQueryState(''), printer, nozzle, material, slicer });
  return `/calibration/${query}${step === undefined ? '' : `#${step}`}`;
}
