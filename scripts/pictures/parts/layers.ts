import { LAYER, PLATE } from './canvas.js';
import { d, type Paint, SOUND, shape, times } from './svg.js';

/** A stack of layers from the side. */
export interface Stack {
  /** Left end and width of a layer. */
  x: number;
  width: number;
  count: number;
  /** Where its lowest layer stands; the build plate unless said. */
  bottom?: number;
  /** Height of a layer. */
  height?: number;
  /** How far the ends of a layer, counted from the bottom, lie outside the stack: left and right. */
  spread?: (index: number) => readonly [left: number, right: number];
  /** Rounding of a layer's ends. */
  radius?: number;
  paint?: Paint;
}

/** Layers on each other, each with round ends. */
export function layers({
  x,
  width,
  count,
  bottom = PLATE,
  height = LAYER,
  spread,
  radius,
  paint = SOUND,
}: Stack): string {
  const ends = times(count, (index) => {
    const [left, right] = spread?.(index) ?? [0, 0];
    return strip(x - left, bottom - (index + 1) * height, width + left + right, height, radius);
  });
  return shape(ends.join(''), paint);
}

/** Path data of one layer from the side: a strip with round ends. */
export function strip(x: number, y: number, width: number, height: number, radius = height / 2): string {
  const r = Math.min(radius, width / 2, height / 2);
  const side = height - 2 * r;
  return d`M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${side}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${-side}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}
