import { box, WALL } from '../parts/box.js';
import { scatter } from '../parts/random.js';
import { circle, d, shape, times } from '../parts/svg.js';
import type { Scene } from '../scene.js';

/** A bump on a wall, lit from the upper left. */
function bump(x: number, y: number, radius: number): string {
  return (
    circle(x, y, radius, { fill: 'mark', stroke: 'edge' }) +
    shape(
      d`M${x - radius * 0.55} ${y - radius * 0.1}a${radius * 0.6} ${radius * 0.6} 0 0 1 ${radius * 0.55} ${-radius * 0.5}`,
      {
        stroke: 'metal',
        width: 3,
      },
    )
  );
}

export const blobsAndZits: Scene = {
  alt: {
    en: 'A printed wall with small round bumps standing out from it, some beyond its outline.',
    zh: '打印件墙面上凸起许多小圆疙瘩，有些突出轮廓之外。',
  },
  draw() {
    const random = scatter(5);
    const inside = times(16, (index) => {
      const [column, row] = [index % 4, Math.floor(index / 4)];
      return bump(68 + column * 46 + random() * 22, 84 + row * 31 + random() * 12, 6 + random() * 5);
    });
    const outline = [bump(40, 98, 9), bump(40, 156, 11), bump(40, 186, 7)];
    return box(WALL, 11) + outline.join('') + inside.join('');
  },
};
