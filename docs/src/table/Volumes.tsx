import { printerName } from '../../../core/names/printer-name.js';
import type { BriefPrinter } from '../../../schemas/generated/record.js';
import { type Box, Cuboid, Cylinder, extentOf } from '../explorer/boxes.js';
import { volumeText } from './cells.js';
import { useTable } from './context.js';

/** The build volumes of printers, all to one scale. */
export function Volumes({ printers }: { printers: readonly BriefPrinter[] }) {
  const { texts } = useTable();
  const boxes = printers.map(boxOf);
  const { width, height } = extentOf(boxes.filter((box) => box !== null));
  if (width === 0) return null;
  return (
    <>
      <h3>{texts.volumes}</h3>
      <ul class="xp-volumes">
        {printers.map((printer, i) => {
          const box = boxes[i];
          return (
            <li key={printer.id} class="xp-chosen">
              {box && (
                <svg viewBox={`${-width / 2 - 4} ${-height - 4} ${width + 8} ${height + 8}`} aria-hidden="true">
                  {box.round ? <Cylinder box={box} /> : <Cuboid box={box} />}
                </svg>
              )}
              <strong>{printerName(printer)}</strong>
              <span>{(box && volumeText(printer, texts)) ?? texts.noVolume}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function boxOf({ build_volume_mm: { x, y, z }, bed_shape }: BriefPrinter): Box | null {
  return x === null || y === null || z === null ? null : { x, y, z, round: bed_shape === 'circular' };
}
