import { bed } from '../parts/bed.js';
import { LAYER } from '../parts/canvas.js';
import { strip } from '../parts/layers.js';
import { circle, d, FAULT, SOUND, shape, times } from '../parts/svg.js';
import type { Scene } from '../scene.js';

const COUNT = 11;
/** The round part: its left side, half its width, its upper edge, and how far its front bulges down. */
const [LEFT, HALF, TOP, BULGE] = [76, 84, 48, 26];

export const visibleZSeam: Scene = {
  alt: {
    en: 'A round printed part with one vertical zip of bumps from bottom to top, where each layer starts.',
    zh: '圆柱形打印件上有一条自下而上的竖直凸棱，位于每层的起点。',
  },
  draw() {
    const bottom = TOP + COUNT * LAYER;
    const front = d`a${HALF} ${BULGE} 0 0 0 ${2 * HALF} 0`;
    const rings = times(COUNT - 1, (index) => d`M${LEFT} ${TOP + (index + 1) * LAYER}` + front).join('');
    const seam = times(COUNT, (index) => strip(172 + (index % 2) * 4, TOP + BULGE + index * LAYER - 1, 24, LAYER));
    return (
      bed() +
      shape(d`M${LEFT} ${TOP}V${bottom}` + front + d`V${TOP}z`, SOUND) +
      shape(rings, { stroke: 'edge', width: 1.5, opacity: 0.6 }) +
      circle(LEFT + HALF, TOP, HALF, { fill: 'light', stroke: 'edge' }, BULGE) +
      shape(seam.join(''), FAULT)
    );
  },
};
