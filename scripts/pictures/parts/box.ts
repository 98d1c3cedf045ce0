import { d, type Paint, type Point, SOUND, shape, through, times } from './svg.js';

/** A printed block seen from the front and above: its front face, and how far its back lies to the right and up. */
export interface Box {
  x: number;
  /** Upper edge of the front face. */
  y: number;
  width: number;
  height: number;
  back: Point;
}

/** The block that shows a wall: nearly all front. */
export const WALL: Box = { x: 40, y: 66, width: 196, height: 140, back: [38, -30] };
/** The block that shows a top: nearly all top. */
export const TOP: Box = { x: 26, y: 168, width: 190, height: 38, back: [78, -112] };

/** Path data of the front face. */
function frontOf({ x, y, width, height }: Box): string {
  return d`M${x} ${y}h${width}v${height}h${-width}z`;
}

/** A place on the top: `across` from left to right, `deep` from front to back, each 0 to 1. */
export function onTop({ x, y, width, back }: Box, across: number, deep: number): Point {
  return [x + across * width + deep * back[0], y + deep * back[1]];
}

/** A place on the right side: `deep` from front to back, `down` from the top, each 0 to 1. */
export function onSide({ x, y, width, height, back }: Box, deep: number, down: number): Point {
  return [x + width + deep * back[0], y + deep * back[1] + down * height];
}

/** Path data of a patch on the top, between two places of each direction. */
export function patchOnTop(box: Box, [left, right]: Point, [front, rear]: Point): string {
  return through(
    [onTop(box, left, front), onTop(box, right, front), onTop(box, right, rear), onTop(box, left, rear)],
    true,
  );
}

/** The block: front, right side, top, and the lines between its layers on front and side. */
export function box(own: Box, count: number, top: Paint = { fill: 'light', stroke: 'edge' }): string {
  const sides = [onSide(own, 0, 0), onSide(own, 1, 0), onSide(own, 1, 1), onSide(own, 0, 1)];
  return (
    shape(frontOf(own), SOUND) +
    shape(through(sides, true), { fill: 'shade', stroke: 'edge' }) +
    shape(patchOnTop(own, [0, 1], [0, 1]), top) +
    layerLines(own, count)
  );
}

/** The lines between the layers of a block, on its front and side. */
function layerLines(own: Box, count: number): string {
  const lines = times(count - 1, (index) => {
    const y = own.y + ((index + 1) * own.height) / count;
    return d`M${own.x} ${y}h${own.width}l${own.back[0]} ${own.back[1]}`;
  });
  return shape(lines.join(''), { stroke: 'edge', width: 1.5, opacity: 0.6 });
}
