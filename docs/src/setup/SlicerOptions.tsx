import { SLICER_NAMES, SLICERS } from '../../../core/words/slicers.js';

/** The options of a field that chooses a slicer, the first for none in particular. */
export function SlicerOptions({ any }: { any: string }) {
  return (
    <>
      <option value="">{any}</option>
      {SLICERS.map((id) => (
        <option key={id} value={id}>
          {SLICER_NAMES[id]}
        </option>
      ))}
    </>
  );
}
