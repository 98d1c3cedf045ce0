import { expect, it } from 'vitest';
import { withoutOutline } from './figures.js';
import type { Extrusion } from './gcode.js';

const line = (...[a, b, c, d]: [number, number, number, number]) =>
  ({ from: { x: a, y: b }, to: { x: c, y: d } }) as Extrusion;

it('a surface has an outline wherever it begins, and lines that only touch it are of the surface', () => {
  const outline = [line(5, 0, 20, 0), line(20, 0, 20, 10), line(20, 10, 0, 10), line(0, 10, 0, 0), line(0, 0, 5, 0)];
  const surface = [line(0.2, 10, 10, 0.2), line(0, 0, 10, 10), line(3, 5, 17, 5)];
  expect(withoutOutline([...outline, ...surface])).toEqual(surface);
});
