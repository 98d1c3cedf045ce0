import { arrow } from '../parts/arrow.js';
import { circle, rect, SOUND, times, WANTED } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const undersizedHoles: Scene = {
  alt: {
    en: 'A plate with a hole that is smaller and more oval than the dashed circle it should be.',
    zh: '板上的孔比应有的虚线圆更小，且呈椭圆形。',
  },
  draw() {
    const arrows = times(4, (index) => {
      const turn = ((45 + index * 90) * Math.PI) / 180;
      const at = (reach: number, vertical: number) =>
        [160 + reach * Math.cos(turn), 120 + vertical * Math.sin(turn)] as const;
      return arrow(at(104, 104), at(58, 46), { stroke: 'edge', width: 5 });
    });
    return (
      rect(30, 14, 260, 212, SOUND, 8) +
      circle(160, 120, 82, { fill: 'mark' }) +
      circle(160, 120, 48, { fill: 'deep', stroke: 'edge', width: 3 }, 34) +
      circle(160, 120, 82, WANTED) +
      arrows.join('')
    );
  },
};
