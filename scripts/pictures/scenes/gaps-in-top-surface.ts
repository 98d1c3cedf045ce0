import { box, onTop, patchOnTop, TOP } from '../parts/box.js';
import { shape, through, times } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const gapsInTopSurface: Scene = {
  alt: {
    en: 'A block from above whose top lines do not meet: open slits show between them.',
    zh: '方块的顶面线条没有合拢，线与线之间露出缝隙。',
  },
  draw() {
    const lines = times(8, (index) => {
      const across = 0.045 + index * 0.13;
      return through([onTop(TOP, across, 0.03), onTop(TOP, across, 0.97)]);
    }).join('');
    return (
      box(TOP, 3) +
      shape(patchOnTop(TOP, [0, 1], [0, 1]), { fill: 'mark', stroke: 'edge' }) +
      shape(lines, { stroke: 'edge', width: 16 }) +
      shape(lines, { stroke: 'light', width: 12 })
    );
  },
};
