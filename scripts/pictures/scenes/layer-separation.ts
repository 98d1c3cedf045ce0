import { box, WALL } from '../parts/box.js';
import { d, shape } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const layerSeparation: Scene = {
  alt: {
    en: 'A block with horizontal cracks gaping open between its layers.',
    zh: '方块的层与层之间裂开数道水平裂缝。',
  },
  draw() {
    const crack = (y: number, reach: number, gape: number) =>
      d`M${40} ${y - gape}L${40 + reach * 0.35} ${y - gape * 0.62}l10 -3L${40 + reach * 0.7} ${y - gape * 0.3}L${40 + reach} ${y}L${40 + reach * 0.66} ${y + gape * 0.35}l-9 4L${40 + reach * 0.3} ${y + gape * 0.7}L40 ${y + gape}z`;
    const right = d`M236 154l-52 5l-22 3l24 4l50 3l38 -30l0 -15z`;
    return (
      box(WALL, 11) +
      shape(crack(107, 168, 13), { fill: 'deep', stroke: 'mark', width: 6 }) +
      shape(crack(182, 92, 8), { fill: 'deep', stroke: 'mark', width: 6 }) +
      shape(right, { fill: 'deep', stroke: 'mark', width: 6 })
    );
  },
};
