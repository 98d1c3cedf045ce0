import { type JsonObject, merge } from './tree.js';

/** The full values of a profile on one nozzle, from the printer's differences and what they differ from. */
export function expandProfile(
  profile: JsonObject,
  nozzle: string,
  defaults: JsonObject,
  retraction: JsonObject,
): JsonObject {
  const { preset: _p, basis: _b, only: _o, nozzles, ...own } = profile;
  const byNozzle = (nozzles ?? {}) as JsonObject;
  const { preset: _np, basis: _nb, ...ofNozzle } = (byNozzle[nozzle] ?? {}) as JsonObject;
  return merge(merge({ ...defaults, retraction }, own), ofNozzle);
}
