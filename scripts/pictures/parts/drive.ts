import { circle, d, type Paint, type Point, rect, shape, through, times } from './svg.js';

const METAL: Paint = { fill: 'metal', stroke: 'edge', width: 2.5 };

/** A drive gear of the extruder. */
export function gear([x, y]: Point, radius: number, teeth = 14, turn = 0): string {
  const points = times(4 * teeth, (index): Point => {
    const angle = ((index + 0.5) / (4 * teeth)) * 2 * Math.PI + turn;
    const reach = index % 4 < 2 ? radius : radius * 0.84;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  return shape(through(points, true), METAL) + circle(x, y, radius * 0.3, { fill: 'shade', stroke: 'edge' });
}

/** The smooth wheel that presses filament against the gear. */
export function idler([x, y]: Point, radius: number): string {
  return circle(x, y, radius, METAL) + circle(x, y, radius * 0.3, { fill: 'shade', stroke: 'edge' });
}

/** Filament that runs straight down at `x`. */
export function filament(
  x: number,
  from: number,
  to: number,
  width = 18,
  paint: Paint = { fill: 'part', stroke: 'edge' },
): string {
  return rect(x - width / 2, from, width, to - from, paint);
}

/** The funnel of a tube or hotend that filament should enter, its opening at the top. */
export function inlet([x, y]: Point, height: number, width = 18): string {
  const half = width / 2 + 3;
  return shape(d`M${x - half - 14} ${y}h14v${height}h-14zM${x + half} ${y}h14v${height}h-14z`, METAL);
}

/** A spool of filament from the side. */
export function spool([x, y]: Point, radius: number, paint: Paint = { fill: 'part', stroke: 'edge' }): string {
  return (
    circle(x, y, radius, METAL) +
    circle(x, y, radius * 0.82, paint) +
    [0.66, 0.5].map((share) => circle(x, y, radius * share, { stroke: 'edge', width: 1.5 })).join('') +
    circle(x, y, radius * 0.3, { fill: 'back', stroke: 'edge' })
  );
}
