import { circle, d, type Paint, type Point, shape, through, times } from './svg.js';

/** A tick: this is right. */
export function check([x, y]: Point, size = 13): string {
  return shape(d`M${x - size} ${y}l${size * 0.7} ${size * 0.75}l${size * 1.3} ${-size * 1.5}`, {
    stroke: 'ink',
    width: 6,
  });
}

/** A cross: this is wrong, or nothing passes here. */
export function cross([x, y]: Point, size = 12, width = 7): string {
  const data = d`M${x - size} ${y - size}l${2 * size} ${2 * size}m0 ${-2 * size}l${-2 * size} ${2 * size}`;
  return shape(data, { stroke: 'mark', width });
}

/** A star with rays: something hits something. */
export function burst(
  [x, y]: Point,
  radius: number,
  rays = 9,
  paint: Paint = { fill: 'mark', stroke: 'edge' },
): string {
  const points = times(2 * rays, (index): Point => {
    const turn = (index * Math.PI) / rays - Math.PI / 2;
    const reach = index % 2 === 0 ? radius : radius * 0.52;
    return [x + reach * Math.cos(turn), y + reach * Math.sin(turn)];
  });
  return shape(through(points, true), paint);
}

/** A triangle that warns. */
export function warning([x, y]: Point, size: number): string {
  const sign = d`M${x} ${y - size}L${x + size * 1.1} ${y + size * 0.9}H${x - size * 1.1}z`;
  const mark = d`M${x} ${y - size * 0.35}v${size * 0.55}`;
  return (
    shape(sign, { fill: 'mark', stroke: 'mark', width: 6 }) +
    shape(mark, { stroke: 'back', width: size * 0.24 }) +
    circle(x, y + size * 0.58, size * 0.14, { fill: 'back' })
  );
}

/** A drop of water, its tip at the top. */
export function drop([x, y]: Point, size: number, paint: Paint = { fill: 'metal', stroke: 'ink', width: 4 }): string {
  return shape(
    d`M${x} ${y - size * 1.5}C${x + size * 0.5} ${y - size * 0.7} ${x + size} ${y - size * 0.4} ${x + size} ${y + size * 0.2}a${size} ${size} 0 0 1 ${-2 * size} 0C${x - size} ${y - size * 0.4} ${x - size * 0.5} ${y - size * 0.7} ${x} ${y - size * 1.5}z`,
    paint,
  );
}

/** Short lines that fan out from a place: a noise. */
export function noise([x, y]: Point, from: number, to: number, inner = 10, outer = 24, rays = 4): string {
  const data = times(rays, (index) => {
    const turn = ((from + ((to - from) * index) / (rays - 1)) * Math.PI) / 180;
    const [across, down] = [Math.cos(turn), Math.sin(turn)];
    return d`M${x + inner * across} ${y + inner * down}L${x + outer * across} ${y + outer * down}`;
  });
  return shape(data.join(''), { stroke: 'mark', width: 5 });
}
