import { arrow, distance } from '../../parts/arrow.js';
import { bed } from '../../parts/bed.js';
import { LAYER, PLATE } from '../../parts/canvas.js';
import { layers, strip } from '../../parts/layers.js';
import { scatter } from '../../parts/random.js';
import { FAULT, shape, times } from '../../parts/svg.js';
import type { Scene } from '../../scene.js';

const SOUND_LAYERS = 9;

export const maxVolumetricSpeed: Scene = {
  alt: {
    en: 'A wall that is dense up to a measured height and full of holes above it, beside an arrow upwards.',
    zh: '单层墙下部密实，超过量出的高度后布满孔洞，旁边有向上的箭头。',
  },
  draw() {
    const random = scatter(5);
    const top = PLATE - SOUND_LAYERS * LAYER;
    const torn = times(6, (row) => {
      const y = top - (row + 1) * LAYER;
      let x = 92;
      const parts: string[] = [];
      while (x < 236) {
        const width = Math.min(12 + random() * (46 - row * 5), 244 - x);
        parts.push(strip(x, y, Math.max(width, 8), LAYER));
        x += width + 4 + row * 2 + random() * 8;
      }
      return parts.join('');
    });
    return (
      layers({ x: 88, width: 156, count: SOUND_LAYERS }) +
      shape(torn.join(''), FAULT) +
      distance([276, top], [276, PLATE]) +
      arrow([52, PLATE - 10], [52, 56]) +
      bed()
    );
  },
};
