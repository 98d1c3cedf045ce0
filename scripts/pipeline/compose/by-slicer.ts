import { SLICERS, type SlicerId } from '../../../core/words/slicers.js';

/** Calls `find` for every slicer, in the order of the slicers. */
export function bySlicer<T>(find: (slicer: SlicerId) => T): Record<SlicerId, T> {
  const found = {} as Record<SlicerId, T>;
  for (const slicer of SLICERS) found[slicer] = find(slicer);
  return found;
}
