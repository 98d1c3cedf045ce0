import { circle, d, group, rect, shape, times } from '../../pictures/parts/svg.js';
import { check } from '../../pictures/parts/symbols.js';
import { SCENES } from '../../pictures/scenes.js';

/** Four symptoms on cards of their own. */
export function cards(ids: readonly string[]): string {
  return ids
    .map((id, i) => {
      const card = rect(0, 0, 320, 240, { fill: 'metal' }, 24) + (SCENES[id]?.draw() ?? '');
      return group(card, { move: [(i % 2) * 164, Math.floor(i / 2) * 124], scale: 0.488 });
    })
    .join('');
}

/** A spool from the side, its centre at a place. */
export function spool(x: number, y: number, radius: number, colour: 'mark' | 'shade'): string {
  const turns = times(5, (i) => circle(x, y, radius * (0.46 + i * 0.1), { stroke: 'edge', width: 1.5, opacity: 0.5 }));
  return (
    circle(x, y, radius, { fill: 'light', stroke: 'edge', width: 4 }) +
    circle(x, y, radius * 0.88, { fill: colour, stroke: 'edge', width: 3 }) +
    turns.join('') +
    circle(x, y, radius * 0.36, { fill: 'light', stroke: 'edge', width: 3 }) +
    circle(x, y, radius * 0.16, { fill: 'back', stroke: 'edge', width: 3 })
  );
}

/** Controls of a slicer, each set to another value. */
export function sliders(values: readonly number[]): string {
  return values
    .map((value, i) => {
      const y = 44 + i * 50;
      const x = 30 + value * 260;
      return (
        rect(30, y - 5, 260, 10, { fill: 'shade' }, 5) +
        rect(30, y - 5, value * 260, 10, { fill: 'mark' }, 5) +
        circle(x, y, 15, { fill: 'metal', stroke: 'edge', width: 4 })
      );
    })
    .join('');
}

/** Rows of a table with bars, the best of them ticked. */
export function table(values: readonly number[], best: number): string {
  const rows = values.map((value, i) => {
    const y = 22 + i * 40;
    const bar = rect(82, y + 7, value * 170, 18, { fill: i === best ? 'mark' : 'shade' }, 4);
    const row =
      rect(20, y, 280, 32, { fill: 'metal', stroke: 'part' }, 6) + rect(32, y + 9, 36, 14, { fill: 'part' }, 4);
    return row + bar + (i === best ? check([278, y + 16], 9) : '');
  });
  return rows.join('');
}

/** Braces around lines of text: an answer of the service. */
export function braces(): string {
  const line = (x: number, y: number, key: number, value: number) =>
    rect(x, y, key, 12, { fill: 'shade' }, 6) + rect(x + key + 12, y, value, 12, { fill: 'mark' }, 6);
  const brace = d`M84 30c-24 0 -18 22 -18 50s4 40 -22 40c26 0 22 12 22 40s-6 50 18 50M236 30c24 0 18 22 18 50s-4 40 22 40c-26 0 -22 12 -22 40s6 50 -18 50`;
  return (
    shape(brace, { stroke: 'ink', width: 10 }) +
    line(96, 62, 46, 70) +
    line(96, 94, 64, 40) +
    line(96, 126, 34, 84) +
    line(96, 158, 56, 54)
  );
}
