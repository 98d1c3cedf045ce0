import { bed } from '../parts/bed.js';
import { PLATE } from '../parts/canvas.js';
import { scatter } from '../parts/random.js';
import { circle, d, rect, SOUND, shape, times } from '../parts/svg.js';
import { burst } from '../parts/symbols.js';
import type { Scene } from '../scene.js';

/** The bands of the round part that do not shine: upper edge and height. */
const DULL = [
  [78, 30],
  [146, 34],
] as const;

export const inconsistentGloss: Scene = {
  alt: {
    en: 'A round part in bands: some shine with a bright reflection, others are dull and speckled.',
    zh: '圆柱形打印件一段段不同：有的光亮反光，有的哑光带麻点。',
  },
  draw() {
    const random = scatter(3);
    const [left, width, top] = [76, 168, 38];
    const dots = DULL.flatMap(([y, height]) =>
      times(30, () => d`M${left + 8 + random() * (width - 16)} ${y + 6 + random() * (height - 12)}h.1`),
    );
    return (
      rect(left, top, width, PLATE - top, SOUND) +
      rect(left + 20, top, 26, PLATE - top, { fill: 'metal' }) +
      rect(left + 54, top, 9, PLATE - top, { fill: 'metal' }) +
      rect(left + width - 32, top, 31, PLATE - top, { fill: 'shade' }) +
      DULL.map(([y, height]) => rect(left, y, width, height, { fill: 'glow', stroke: 'edge' })).join('') +
      shape(dots.join(''), { stroke: 'mark', width: 4 }) +
      circle(160, top, 84, { fill: 'light', stroke: 'edge' }, 14) +
      [60, 127].map((y) => burst([109, y], 17, 4, { fill: 'metal', stroke: 'edge' })).join('') +
      bed()
    );
  },
};
