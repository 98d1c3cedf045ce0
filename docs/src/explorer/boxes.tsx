import { printerName } from '../../../core/names/printer-name.js';
import type { Writer } from '../../../core/words/values.js';
import type { Printer } from '../../../schemas/generated/record.js';

/** The fields that a drawing needs. */
export type KnownPrinter = Pick<Printer, 'id' | 'brand' | 'model' | 'build_volume_mm' | 'bed_shape'>;

const SLOPE = 0.5;
const ACROSS = Math.cos(Math.PI / 6);

/** Build volume in mm; if round, x is the diameter. */
export interface Box {
  x: number;
  y: number;
  z: number;
  round: boolean;
}

/** The build volume of a printer as a box; null if a dimension is unknown. */
export function boxOf({ build_volume_mm: { x, y, z }, bed_shape }: KnownPrinter): Box | null {
  return x === null || y === null || z === null ? null : { x, y, z, round: bed_shape === 'circular' };
}

interface Extent {
  width: number;
  height: number;
}

/** Size of a drawing that fits every box, rounded up to mm; 0 without boxes. */
export function extentOf(boxes: readonly Box[]): Extent {
  return {
    width: Math.ceil(Math.max(0, ...boxes.map(({ x, y }) => (x + y) * ACROSS))),
    height: Math.ceil(Math.max(0, ...boxes.map(({ x, y, z }) => (x + y) * SLOPE + z))),
  };
}

/** Draws a box in a viewBox large enough for the largest compared box. */
export function VolumeDrawing({ box, extent: { width, height } }: { box: Box; extent: Extent }) {
  return (
    <svg viewBox={`${-width / 2 - 4} ${-height - 4} ${width + 8} ${height + 8}`} aria-hidden="true">
      {box.round ? <Cylinder box={box} /> : <Cuboid box={box} />}
    </svg>
  );
}

/** Projects a corner: x runs down right, y down left, z up; the nearest corner is at the bottom. */
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

/** The same projection for a round bed. */
function Cylinder({ box: { x, z } }: { box: Box }) {
  // The projection turns a circle into an ellipse with √1.5 and √0.5 times its radius.
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

interface VolumesProps<P extends KnownPrinter> {
  printers: readonly P[];
  /** Its size in words. */
  textOf: (printer: P) => string;
  /** The page of a printer that is there only to compare with; null: it is one of those asked for. */
  hrefOf?: (printer: P) => string | null;
}

/** Draws the build volumes of printers isometrically and to scale; nothing if none is known. */
export function Volumes<P extends KnownPrinter>({ printers, textOf, hrefOf = () => null }: VolumesProps<P>) {
  const all = printers.map((printer) => ({ printer, box: boxOf(printer), href: hrefOf(printer) }));
  const boxes = all.flatMap(({ box }) => box ?? []);
  if (boxes.length === 0) return null;
  return (
    <ul class="xp-volumes">
      {all.map(({ printer, box, href }) => (
        <li key={printer.id} class={href === null ? 'xp-chosen' : ''}>
          {box && <VolumeDrawing box={box} extent={extentOf(boxes)} />}
          {href === null ? <strong>{printerName(printer)}</strong> : <a href={href}>{printerName(printer)}</a>}
          <span>{textOf(printer)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The build volume of a printer with its unit; unknown sides are question marks. */
export function volumeSize({ build_volume_mm: { x, y, z } }: KnownPrinter, writer: Writer): string {
  return writer.withUnit([x, y, z].map((side) => (side === null ? '?' : writer.number(side))).join(' × '), 'mm');
}
