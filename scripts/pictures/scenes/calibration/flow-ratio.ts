import { FAULT, rect, SOUND, times } from '../../parts/svg.js';
import { check, cross } from '../../parts/symbols.js';
import type { Scene } from '../../scene.js';

const SIDE = 74;

export const flowRatio: Scene = {
  alt: {
    en: 'Three blocks from above: gaps between the lines, an even top with a tick, and ridges heaped up.',
    zh: '俯视三个方块：线间有缝隙、顶面平整并打勾、走线隆起堆料。',
  },
  draw() {
    const tops = times(3, (index) => {
      const x = 26 + index * 97;
      const lines = times(7, (line) => {
        const at = x + 6 + line * 10.3;
        const width = [5, 10, 15][index] as number;
        return rect(at + 5 - width / 2 - 4, 74, width, SIDE - 4, index === 1 ? SOUND : FAULT, 2);
      });
      return rect(x - 2, 70, SIDE + 6, SIDE + 4, { fill: 'deep', stroke: 'edge' }, 4) + lines.join('');
    });
    return tops.join('') + cross([64, 180]) + check([160, 180]) + cross([258, 180]);
  },
};
