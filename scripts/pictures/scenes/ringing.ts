import { box, WALL } from '../parts/box.js';
import { d, rect, SOUND, shape } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const ringing: Scene = {
  alt: {
    en: 'A wall with a raised square; the shape of its edge repeats beside it as fading ripples.',
    zh: '墙面上有一个凸起的方块，其边缘旁重复出现逐渐变淡的波纹。',
  },
  draw() {
    const ripples = [0, 1, 2, 3, 4].map((index) =>
      shape(d`M${132 + index * 21} 94q9 42 0 84`, {
        stroke: 'mark',
        width: 10 - index * 1.7,
        opacity: 1 - index * 0.16,
      }),
    );
    return (
      box(WALL, 11) +
      ripples.join('') +
      shape(d`M66 94l10 -10h54v84l-10 10z`, { fill: 'shade', stroke: 'edge' }) +
      rect(66, 94, 54, 84, { ...SOUND, fill: 'light' })
    );
  },
};
