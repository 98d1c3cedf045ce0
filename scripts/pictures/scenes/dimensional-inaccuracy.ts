import { distance } from '../parts/arrow.js';
import { d, rect, SOUND, shape, times } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const dimensionalInaccuracy: Scene = {
  alt: {
    en: 'A calliper around a printed block that is wider than the dashed outline of the model.',
    zh: '卡尺夹着打印的方块，其实际宽度超出模型的虚线轮廓。',
  },
  draw() {
    const ticks = times(17, (index) => d`M${44 + index * 14.5} 46v${index % 4 === 0 ? 12 : 7}`).join('');
    const jaw = (x: number, side: number) => d`M${x} 20h${-26 * side}v44l${0} 66l${26 * side} 44z`;
    return (
      rect(76, 92, 168, 116, { fill: 'mark', stroke: 'edge' }) +
      rect(96, 92, 128, 116, SOUND) +
      shape(times(8, (index) => d`M96 ${105 + index * 13}h128`).join(''), {
        stroke: 'edge',
        width: 1.5,
        opacity: 0.6,
      }) +
      shape(d`M96 214V86h128v128`, { stroke: 'ink', width: 4, dash: [9, 7] }) +
      rect(30, 26, 270, 34, { fill: 'metal', stroke: 'edge', width: 2.5 }, 3) +
      shape(ticks, { stroke: 'edge' }) +
      shape(jaw(76, 1), { fill: 'metal', stroke: 'edge', width: 2.5 }) +
      shape(jaw(244, -1), { fill: 'metal', stroke: 'edge', width: 2.5 }) +
      distance([80, 226], [240, 226])
    );
  },
};
