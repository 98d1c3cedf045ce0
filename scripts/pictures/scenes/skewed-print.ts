import { roundArrow } from '../parts/arrow.js';
import { bed } from '../parts/bed.js';
import { layers } from '../parts/layers.js';
import { d, FAULT, shape, WANTED } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const skewedPrint: Scene = {
  alt: {
    en: 'A tower that leans steadily to one side next to the dashed upright outline it should have.',
    zh: '塔形模型逐层均匀地向一侧倾斜，旁边是应有的竖直虚线轮廓。',
  },
  draw() {
    const lean = (index: number) => [-index * 6.5, index * 6.5] as const;
    return (
      layers({ x: 68, width: 116, count: 13, spread: lean, paint: FAULT }) +
      shape(d`M68 204V50h116V204`, WANTED) +
      bed() +
      roundArrow([68, 206], 132, -90, -64, { stroke: 'ink', width: 5 })
    );
  },
};
