import { circle, d, type Paint, type Point, rect, shape, times } from './svg.js';

/** A thermometer with its bulb at the bottom. `level` is how full it is, 0 to 1. */
export function thermometer([x, y]: Point, height: number, level: number): string {
  const column = (height - 22) * level;
  return (
    rect(x - 9, y, 18, height - 12, { fill: 'metal', stroke: 'ink', width: 4 }, 9) +
    circle(x, y + height - 12, 15, { fill: 'mark', stroke: 'ink', width: 4 }) +
    rect(x - 4, y + height - 22 - column, 8, column + 8, { fill: 'mark' }, 4) +
    shape(times(4, (index) => d`M${x + 13} ${y + 12 + (index * (height - 40)) / 3}h9`).join(''), {
      stroke: 'ink',
      width: 3,
    })
  );
}

/** Heat that rises: wavy lines, `height` high. */
export function heatWaves(
  [x, y]: Point,
  height: number,
  count = 3,
  gap = 16,
  paint: Paint = { stroke: 'mark', width: 5 },
): string {
  const half = height / 2;
  return shape(
    times(count, (index) => d`M${x + index * gap} ${y}q${-10} ${-half / 2} 0 ${-half}t0 ${-half}`).join(''),
    paint,
  );
}

/** A flame that stands on a place. */
export function flame([x, y]: Point, size: number, paint: Paint = { fill: 'mark', stroke: 'edge' }): string {
  const s = size;
  return shape(
    d`M${x} ${y}c${-s * 0.5} 0 ${-s * 0.62} ${-s * 0.4} ${-s * 0.5} ${-s * 0.72}c${s * 0.08} ${s * 0.14} ${s * 0.18} ${s * 0.14} ${s * 0.2} ${s * 0.02}c${s * 0.02} ${-s * 0.3} ${s * 0.06} ${-s * 0.5} ${s * 0.4} ${-s * 0.8}c${-s * 0.04} ${s * 0.36} ${s * 0.2} ${s * 0.46} ${s * 0.34} ${s * 0.76}c${s * 0.14} ${s * 0.4} 0 ${s * 0.74} ${-s * 0.44} ${s * 0.74}z`,
    paint,
  );
}

/** A cloud of smoke that rises from a place. */
export function smoke([x, y]: Point, paint: Paint = { fill: 'shade', stroke: 'edge' }): string {
  const puffs: readonly (readonly [number, number, number])[] = [
    [0, -10, 10],
    [-12, -30, 14],
    [12, -48, 17],
    [-10, -70, 21],
    [20, -88, 23],
  ];
  return puffs.map(([across, up, radius]) => circle(x + across, y + up, radius, paint)).join('');
}
