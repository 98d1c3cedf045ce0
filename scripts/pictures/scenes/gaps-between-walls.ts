import { plateFromAbove } from '../parts/bed.js';
import { d, rect, shape, times } from '../parts/svg.js';
import { bead, square } from '../parts/walls.js';
import type { Scene } from '../scene.js';

export const gapsBetweenWalls: Scene = {
  alt: {
    en: 'A cut through a part from above: its nested wall lines stand apart with gaps between them.',
    zh: '模型横截面俯视：一圈圈墙线彼此分开，中间留有缝隙。',
  },
  draw() {
    const wall = (half: number) => square({ x: 160, y: 120, half, radius: 7 });
    return (
      plateFromAbove() +
      shape([72, 46].map(wall).join(''), { stroke: 'mark', width: 17 }) +
      rect(130, 90, 60, 60, { fill: 'part' }) +
      shape(times(4, (index) => d`M134 ${102 + index * 12}h52`).join(''), {
        stroke: 'edge',
        width: 1.5,
        opacity: 0.6,
      }) +
      bead([85, 59, 33].map(wall).join(''), 12)
    );
  },
};
