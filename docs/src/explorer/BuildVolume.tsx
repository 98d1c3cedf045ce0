import { printerName } from '../../../core/names/printer-name.js';
import type { Printer } from '../../../schemas/generated/record.js';
import { boxOf, Cuboid, Cylinder, extentOf } from './boxes.js';
import { useLayout } from './LaidOut.js';
import { fill } from './texts/fill.js';
import { useTools } from './tools.js';

/** The build volumes of some printers, seen from above one corner, all to one scale, beside printers that are known. */
export function BuildVolume({ printers }: { printers: readonly Printer[] }) {
  const { writer, hrefOf } = useTools();
  const { texts, known } = useLayout();
  const others = known.filter((other) => !printers.some(({ id }) => id === other.id));
  const all = [...printers, ...others].flatMap((printer) => {
    const box = boxOf(printer);
    return box ? [{ printer, box }] : [];
  });
  if (!printers.some((printer) => boxOf(printer) !== null)) return null;
  const { width, height } = extentOf(all.map(({ box }) => box));
  return (
    <section class="xp-card xp-wide">
      <h3>{texts.volumeChart}</h3>
      <ul class="xp-volumes">
        {all.map(({ printer, box }) => {
          const chosen = printers.find(({ id }) => id === printer.id);
          const size = writer.withUnit([box.x, box.y, box.z].map((side) => writer.number(side)).join(' × '), 'mm');
          return (
            <li key={printer.id} class={chosen ? 'xp-chosen' : ''}>
              <svg viewBox={`${-width / 2 - 4} ${-height - 4} ${width + 8} ${height + 8}`} aria-hidden="true">
                {box.round ? <Cylinder box={box} /> : <Cuboid box={box} />}
              </svg>
              {chosen ? (
                <strong>{printerName(printer)}</strong>
              ) : (
                <a href={hrefOf({ printer: printer.id, printer2: null, view: 'profile' })}>{printerName(printer)}</a>
              )}
              <span>{size}</span>
              {chosen && <Printable printer={chosen} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What can be used of the volume, where that is something else. */
function Printable({ printer }: { printer: Printer }) {
  const { writer } = useTools();
  const { texts } = useLayout();
  const { build_volume_mm: whole, printable_volume_mm: usable, printable_volume_reason: reason } = printer;
  const sides = [usable.x, usable.y, usable.z];
  if (sides.every((side, i) => side === null || side === [whole.x, whole.y, whole.z][i])) return null;
  const size = writer.withUnit(sides.map((side) => (side === null ? '?' : writer.number(side))).join(' × '), 'mm');
  return (
    <small class="xp-quiet">
      {fill(texts.printable, { size })}
      {reason !== null && writer.aside.join(writer.word(reason))}
    </small>
  );
}
