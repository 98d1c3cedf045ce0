import { SLICER_NAMES, SLICERS } from '../../../core/words/slicers.js';

/** The options of a slicer `<select>`; the first means no particular slicer. */
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
