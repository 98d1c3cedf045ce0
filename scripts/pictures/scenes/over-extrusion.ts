import { bed } from '../parts/bed.js';
import { PLATE } from '../parts/canvas.js';
import { strip } from '../parts/layers.js';
import { nozzle } from '../parts/nozzle.js';
import { circle, d, FAULT, rect, SOUND, shape, times, WANTED } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const overExtrusion: Scene = {
  alt: {
    en: 'A block of fat, swollen layers that bulge past its dashed outline while plastic wells up at the nozzle.',
    zh: '层线肥厚的方块鼓出虚线轮廓，喷嘴处溢出过多的料。',
  },
  draw() {
    const fat = times(7, (index) => {
      const extra = [16, 10, 18, 12, 20, 13, 17][index] ?? 12;
      const other = [12, 19, 11, 17, 13, 20, 12][index] ?? 12;
      return strip(84 - extra, PLATE - (index + 1) * 15, 152 + extra + other, 17);
    }).join('');
    const top = PLATE - 7 * 15;
    const wells = [96, 122, 198, 222].map((x, index) =>
      circle(x, top, 15 + (index % 2) * 4, FAULT, 12 + (index % 2) * 4),
    );
    return (
      wells.join('') +
      circle(160, top - 4, 34, FAULT, 22) +
      shape(fat, FAULT) +
      rect(92, top + 8, 136, PLATE - top - 8, SOUND) +
      shape(times(6, (index) => d`M92 ${top + 15 + index * 15}h136`).join(''), {
        stroke: 'edge',
        width: 1.5,
        opacity: 0.6,
      }) +
      shape(d`M88 204V106h144v98`, WANTED) +
      nozzle(160, top - 12, 0.9) +
      bed()
    );
  },
};
