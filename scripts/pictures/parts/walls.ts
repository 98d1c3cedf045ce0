import { d, type Paint, shape } from './svg.js';

/** A square from above: its centre, half its side, and how round its corners are. */
export interface Square {
  x: number;
  y: number;
  half: number;
  radius?: number;
}

/** Path data of a square line from above. */
export function square({ x, y, half, radius = 0 }: Square): string {
  const side = 2 * (half - radius);
  const r = radius;
  if (r === 0) return d`M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}z`;
  return d`M${x - half + r} ${y - half}h${side}a${r} ${r} 0 0 1 ${r} ${r}v${side}a${r} ${r} 0 0 1 ${-r} ${r}h${-side}a${r} ${r} 0 0 1 ${-r} ${-r}v${-side}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

/** A printed line from above, along path data: plastic with an outline. */
export function bead(
  data: string,
  width = 14,
  colour: 'part' | 'light' | 'shade' | 'mark' = 'part',
  edge: Paint = { stroke: 'edge' },
): string {
  return shape(data, { ...edge, width: width + 4 }) + shape(data, { stroke: colour, width });
}
