import { strip } from '../parts/layers.js';
import { nozzle } from '../parts/nozzle.js';
import { circle, d, FAULT, SOUND, shape, times } from '../parts/svg.js';
import { check, cross } from '../parts/symbols.js';
import type { Scene } from '../scene.js';

export const unevenFirstLayer: Scene = {
  alt: {
    en: 'A tilted plate under level nozzle travel: lines squashed at one end, right in the middle, loose at the other.',
    zh: '打印板倾斜而喷嘴水平移动：首层一端压扁、中间正常、另一端松散。',
  },
  draw() {
    const surface = (x: number) => 168 + (x - 20) * 0.17;
    const flat = times(3, (index) => {
      const x = 24 + index * 32;
      return strip(x, surface(x) - 6, 30, 8);
    });
    const good = times(3, (index) => {
      const x = 122 + index * 24;
      return strip(x, surface(x) - 15, 25, 18);
    });
    const loose = times(3, (index) => {
      const x = 226 + index * 32;
      return circle(x, surface(x) - 12, 11, FAULT);
    });
    return (
      shape(d`M14 ${surface(14)}L306 ${surface(306)}v16L14 ${surface(14) + 16}z`, { fill: 'bed' }) +
      shape(flat.join(''), FAULT) +
      shape(good.join(''), SOUND) +
      loose.join('') +
      shape(d`M20 148h280`, { stroke: 'ink', width: 3, dash: [8, 7] }) +
      nozzle(54, 148, 0.62) +
      nozzle(160, 148, 0.62) +
      nozzle(258, 148, 0.62) +
      cross([54, 54], 13) +
      check([160, 56], 14) +
      cross([258, 54], 13)
    );
  },
};
