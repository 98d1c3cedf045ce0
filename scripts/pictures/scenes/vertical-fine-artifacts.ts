import { arrow } from '../parts/arrow.js';
import { box, WALL } from '../parts/box.js';
import { d, shape, times } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const verticalFineArtifacts: Scene = {
  alt: {
    en: 'A flat wall covered from edge to edge with fine vertical lines at equal distances.',
    zh: '平整墙面从一边到另一边布满等距的细竖纹。',
  },
  draw() {
    const lines = times(15, (index) => d`M${47 + index * 13} ${WALL.y}v${WALL.height}`).join('');
    return (
      box(WALL, 11) +
      shape(lines, { stroke: 'mark', width: 3.5 }) +
      shape(d`M125 212v20M138 212v20`, { stroke: 'ink', width: 3 }) +
      arrow([96, 222], [122, 222], { stroke: 'ink', width: 3 }) +
      arrow([167, 222], [141, 222], { stroke: 'ink', width: 3 })
    );
  },
};
