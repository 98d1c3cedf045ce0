import { thermometer } from '../parts/heat.js';
import { d, rect, shape, times } from '../parts/svg.js';
import { warning } from '../parts/symbols.js';
import type { Scene } from '../scene.js';

export const heatingFailed: Scene = {
  alt: {
    en: 'A temperature curve that should be level swings and falls off; thermometer and warning sign beside it.',
    zh: '本应平稳的温度曲线剧烈波动后骤降，旁有温度计和警告标志。',
  },
  draw() {
    return (
      rect(98, 30, 204, 150, { fill: 'metal', stroke: 'ink', width: 4 }, 6) +
      shape(times(3, (index) => d`M102 ${66 + index * 38}h196`).join(''), { stroke: 'part', width: 2 }) +
      shape(d`M104 78h192`, { stroke: 'edge', width: 4, dash: [9, 8] }) +
      shape(d`M104 168C122 100 132 62 148 62S166 98 178 98S196 48 212 48S238 156 290 170`, {
        stroke: 'mark',
        width: 8,
      }) +
      thermometer([52, 30], 184, 0.3) +
      warning([256, 194], 30)
    );
  },
};
