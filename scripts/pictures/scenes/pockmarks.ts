import { box, WALL } from '../parts/box.js';
import { scatter } from '../parts/random.js';
import { circle, d, shape, times } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const pockmarks: Scene = {
  alt: {
    en: 'A printed wall dotted with small dark pits sunk into its surface.',
    zh: '打印件墙面上布满凹陷的深色小坑。',
  },
  draw() {
    const random = scatter(11);
    const pits = times(16, (index) => {
      const [x, y] = [68 + (index % 4) * 44 + random() * 18, 86 + Math.floor(index / 4) * 32 + random() * 12];
      const radius = 6 + random() * 6;
      return circle(x, y, radius, { fill: 'deep', stroke: 'mark', width: 4 }, radius * 0.75);
    });
    const notches = [92, 132, 176].map(
      (y) =>
        shape(d`M${WALL.x - 1} ${y - 10}q15 2 15 10t-15 10z`, { fill: 'back' }) +
        shape(d`M${WALL.x} ${y - 10}q15 2 15 10t-15 10`, { stroke: 'mark', width: 4 }),
    );
    return box(WALL, 11) + notches.join('') + pits.join('');
  },
};
