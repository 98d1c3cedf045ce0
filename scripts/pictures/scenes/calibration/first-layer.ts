import { bed } from '../../parts/bed.js';
import { PLATE } from '../../parts/canvas.js';
import { strip } from '../../parts/layers.js';
import { nozzle } from '../../parts/nozzle.js';
import { FAULT, SOUND, shape, times } from '../../parts/svg.js';
import { check, cross } from '../../parts/symbols.js';
import type { Scene } from '../../scene.js';

export const firstLayer: Scene = {
  alt: {
    en: 'Lines of a first layer from the side: apart and round, pressed into ridges, and touching flat with a tick.',
    zh: '首层走线的侧面：彼此分离的圆线、挤出隆起的扁线，以及打勾的平整相接的线。',
  },
  draw() {
    const apart = times(3, (index) => strip(20 + index * 34, PLATE - 26, 26, 26));
    const good = times(3, (index) => strip(118 + index * 28, PLATE - 18, 28, 18, 5));
    const ridge = 'q6 -24 12 0';
    const pressed = times(3, (index) => `M${214 + index * 30} ${PLATE - 8}${ridge}h6${ridge}V${PLATE}h-30z`);
    return (
      shape(apart.join(''), FAULT) +
      shape(good.join(''), SOUND) +
      shape(pressed.join(''), FAULT) +
      nozzle(160, PLATE - 20, 0.9) +
      cross([66, 140]) +
      check([160, 52]) +
      cross([260, 140]) +
      bed()
    );
  },
};
