import { arrow } from '../../parts/arrow.js';
import { bed } from '../../parts/bed.js';
import { layers } from '../../parts/layers.js';
import { shape, times } from '../../parts/svg.js';
import { check } from '../../parts/symbols.js';
import { sagging } from '../../parts/threads.js';
import type { Scene } from '../../scene.js';

export const retraction: Scene = {
  alt: {
    en: 'Two towers with strings between their lower parts and none above; a tick where the strings end.',
    zh: '两座塔下部之间有拉丝，上部没有；拉丝消失处打勾。',
  },
  draw() {
    const threads = times(7, (index) =>
      sagging([110, 190 - index * 11], [206, 188 - index * 11], 4 + ((index * 3) % 4) * 4),
    );
    return (
      shape(threads.join(''), { stroke: 'mark', width: 3.5 }) +
      layers({ x: 70, width: 42, count: 15 }) +
      layers({ x: 204, width: 42, count: 15 }) +
      check([158, 96], 18) +
      arrow([278, 196], [278, 56]) +
      bed()
    );
  },
};
