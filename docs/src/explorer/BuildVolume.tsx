import type { Printer } from '../../../schemas/generated/record.js';
import { loadRecord, printerName } from './choices.js';
import { KNOWN_PRINTERS } from './known-printers.js';
import { loadedValue, useLoaded, useTools } from './tools.js';

const SLOPE = 0.5;
const ACROSS = Math.cos(Math.PI / 6);

interface Box {
  x: number;
  y: number;
  z: number;
  round: boolean;
}

function boxOf({ build_volume_mm: { x, y, z }, bed_shape }: Printer): Box | null {
  return x === null || y === null || z === null ? null : { x, y, z, round: bed_shape === 'circular' };
}

/** The build volumes of some printers, seen from above one corner, all to one scale, beside printers that are known. */
export function BuildVolume({ printers }: { printers: readonly Printer[] }) {
  const { texts, loader, writer, hrefOf } = useTools();
  // A copy of the data may hold fewer printers: then there are fewer to compare with.
  const known = loadedValue(
    useLoaded('known printers', () =>
      Promise.all(KNOWN_PRINTERS.map((id) => loadRecord<Printer>(loader, 'printers', id).catch(() => null))),
    ),
  );
  const others = (known ?? []).filter((other) => other !== null && !printers.some(({ id }) => id === other.id));
  const all = [...printers, ...others].flatMap((printer) => {
    const box = printer && boxOf(printer);
    return box ? [{ printer, box }] : [];
  });
  if (!printers.some((printer) => boxOf(printer) !== null)) return null;
  const width = Math.max(...all.map(({ box: { x, y } }) => (x + y) * ACROSS));
  const height = Math.max(...all.map(({ box: { x, y, z } }) => (x + y) * SLOPE + z));
  return (
    <section class="xp-card xp-wide">
      <h3>{texts.volumeChart}</h3>
      <ul class="xp-volumes">
        {all.map(({ printer, box }) => {
          const chosen = printers.some(({ id }) => id === printer.id);
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
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A corner of the box on the page: x goes down right, y down left, z up; the nearest corner is at the bottom. */
function Cuboid({ box: { x, y, z } }: { box: Box }) {
  const middle = ((x - y) * ACROSS) / 2;
  const points = (...corners: [number, number, number][]) =>
    corners
      .map(([a, b, c]) => `${((a - b) * ACROSS - middle).toFixed(1)},${((a + b - x - y) * SLOPE - c).toFixed(1)}`)
      .join(' ');
  return (
    <>
      <polygon class="xp-left" points={points([0, y, 0], [x, y, 0], [x, y, z], [0, y, z])} />
      <polygon class="xp-right" points={points([x, 0, 0], [x, y, 0], [x, y, z], [x, 0, z])} />
      <polygon class="xp-top" points={points([0, 0, z], [x, 0, z], [x, y, z], [0, y, z])} />
    </>
  );
}

/** The same view of a round bed: a circle of diameter d is as wide as the box's diagonal direction makes it. */
function Cylinder({ box: { x, z } }: { box: Box }) {
  // The projection stretches a circle to √1.5 and √0.5 of its radius.
  const rx = (x / 2) * Math.sqrt(1.5);
  const ry = (x / 2) * Math.sqrt(0.5);
  const bottom = -x * SLOPE;
  return (
    <>
      <path
        class="xp-left"
        d={`M${-rx},${bottom - z} V${bottom} A${rx},${ry} 0 0 0 ${rx},${bottom} V${bottom - z} Z`}
      />
      <ellipse class="xp-top" cx="0" cy={bottom - z} rx={rx} ry={ry} />
    </>
  );
}
