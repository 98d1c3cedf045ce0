import { printerName } from '../../../core/names/printer-name.js';
import type { Printer } from '../../../schemas/generated/record.js';
import { boxOf, Cuboid, Cylinder, extentOf } from '../explorer/boxes.js';
import { KNOWN_PRINTERS } from '../explorer/known-printers.js';
import type { Catalogue } from './catalogue.js';
import type { PageLocale } from './locale.js';

/** mm. The largest drawing beside a name: what is larger is drawn as large. */
const LARGEST = 700;

/** The build volume of a printer, small and to one scale on all pages. */
export function OwnVolume({ printer }: { printer: Printer }) {
  const box = boxOf(printer);
  if (!box) return null;
  const { width, height } = extentOf([box]);
  const side = Math.max(LARGEST, width, height);
  return (
    <svg class="own-volume" viewBox={`${-side / 2} ${-side} ${side} ${side}`} aria-hidden="true">
      {box.round ? <Cylinder box={box} /> : <Cuboid box={box} />}
    </svg>
  );
}

/** The build volume of a printer to scale, beside printers that many people have seen. */
export function Volumes({ printer, from, locale }: { printer: Printer; from: Catalogue; locale: PageLocale }) {
  const { texts, writer, to } = locale;
  const known = KNOWN_PRINTERS.filter((id) => id !== printer.id).flatMap((id) => from.printers.get(id) ?? []);
  const all = [printer, ...known].flatMap((one) => {
    const box = boxOf(one);
    return box ? [{ one, box, ...extentOf([box]) }] : [];
  });
  if (all[0]?.one !== printer) return null;
  const width = Math.ceil(Math.max(...all.map((item) => item.width))) + 8;
  const height = Math.ceil(Math.max(...all.map((item) => item.height))) + 8;
  return (
    <section>
      <h2>{texts.volumeChart}</h2>
      <ul class="volumes">
        {all.map(({ one, box }) => (
          <li key={one.id} class={one === printer ? 'own' : ''}>
            <svg viewBox={`${-width / 2} ${4 - height} ${width} ${height}`} aria-hidden="true">
              {box.round ? <Cylinder box={box} /> : <Cuboid box={box} />}
            </svg>
            {one === printer ? (
              <strong>{printerName(one)}</strong>
            ) : (
              <a href={to(`/printers/${one.id}/`)}>{printerName(one)}</a>
            )}
            <span>{writer.withUnit([box.x, box.y, box.z].map((side) => writer.number(side)).join(' × '), 'mm')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
