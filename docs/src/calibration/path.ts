import { type Place, readPlace, writePlace } from '../explorer/place.js';

/** Path of the calibration, without the language, for a setup; at a step where one is named. */
export function calibrationPath(
  { printer, nozzle, material, slicer }: Pick<Place, 'printer' | 'nozzle' | 'material' | 'slicer'>,
  step?: string,
): string {
  const query = writePlace({ ...readPlace(''), printer, nozzle, material, slicer });
  return `/calibration/${query}${step === undefined ? '' : `#${step}`}`;
}
