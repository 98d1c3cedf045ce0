import type { SlicerId } from '../../../core/words/slicers.js';
import { useTools } from './tools.js';

interface Props {
  printer?: string | null | undefined;
  material?: string | null | undefined;
  /** Nozzle variant. */
  nozzle?: string | null;
  slicer?: SlicerId | null;
}

/** What was chosen, as text: on paper it stands in the place of the fields. */
export function Printed({ printer, material, nozzle, slicer }: Props) {
  const { texts } = useTools();
  const rows = [
    [texts.printer, printer],
    [texts.material, material],
    [texts.nozzle, nozzle && `${nozzle} mm`],
    [texts.slicer, slicer && texts.slicers[slicer]],
  ].filter(([, value]) => value);
  if (rows.length === 0) return null;
  return (
    <dl class="xp-printed">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
