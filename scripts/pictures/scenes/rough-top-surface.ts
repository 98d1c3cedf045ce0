import { onSide, onTop, TOP } from '../parts/box.js';
import { scatter } from '../parts/random.js';
import { type Point, SOUND, shape, smooth, through, times } from '../parts/svg.js';
import type { Scene } from '../scene.js';

const ROWS = 6;
const BUMPS = 9;

export const roughTopSurface: Scene = {
  alt: {
    en: 'A block whose whole top is heaped up in uneven ridges, row behind row, like a rough sea.',
    zh: '方块的整个顶面高低起伏，一排排粗糙的棱像波浪一样隆起。',
  },
  draw() {
    const random = scatter(17);
    const rows = times(ROWS, (row) => {
      const deep = 1 - row / (ROWS - 1);
      const crest = times(2 * BUMPS + 1, (index): Point => {
        const [x, y] = onTop(TOP, index / (2 * BUMPS), deep);
        return [x, y - (index % 2 === 0 ? 2 : 8 + random() * 14)];
      });
      const [right, left] = [onTop(TOP, 1, deep), onTop(TOP, 0, deep)];
      const foot = [right, left].map(([x, y]): Point => [x, y + 20]);
      return shape(`${smooth(crest)}${through(foot).replace('M', 'L')}z`, {
        fill: row % 2 === 0 ? 'mark' : 'glow',
        stroke: 'edge',
      });
    });
    const side = [onSide(TOP, 0, 0), onSide(TOP, 1, 0), onSide(TOP, 1, 1), onSide(TOP, 0, 1)];
    const front = [onSide(TOP, 0, 0.3), onSide(TOP, 0, 1), [TOP.x, TOP.y + TOP.height], [TOP.x, TOP.y + 12]] as const;
    return (
      rows.join('') + shape(through(side, true), { fill: 'shade', stroke: 'edge' }) + shape(through(front, true), SOUND)
    );
  },
};
