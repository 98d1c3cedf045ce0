import { bed } from '../parts/bed.js';
import { PLATE } from '../parts/canvas.js';
import { d, FAULT, rect, SOUND, shape } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const pillowing: Scene = {
  alt: {
    en: 'A part cut open: above wide-spaced infill the closed top bulges into pillows and sinks between.',
    zh: '模型剖面：稀疏填充上方的顶层鼓成一个个小包，其间下陷。',
  },
  draw() {
    const cells = [50, 130, 206].map((x) => rect(x, 78, 64, PLATE - 78, { fill: 'deep' }));
    const ribs = [112, 188].map((x) => rect(x, 90, 20, PLATE - 90, SOUND));
    const pillows = d`M26 92C30 34 104 34 122 84C132 34 188 34 198 84C216 34 290 34 294 92V106C270 74 218 74 198 100C184 76 136 76 122 100C102 74 50 74 26 106z`;
    return (
      cells.join('') +
      ribs.join('') +
      shape(d`M30 84h20v104h220v-104h20v122h-260z`, SOUND) +
      shape(pillows, FAULT) +
      bed()
    );
  },
};
