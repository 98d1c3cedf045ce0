import { distance } from '../parts/arrow.js';
import { bed } from '../parts/bed.js';
import { nozzle } from '../parts/nozzle.js';
import { circle, d, rect, SOUND, shape, times } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const firstLayerGaps: Scene = {
  alt: {
    en: 'Nozzle high above the plate; the lines of the first layer lie round and apart, the plate shows between.',
    zh: '喷嘴离打印板太高，首层线条呈圆形、互不相连，中间露出打印板。',
  },
  draw() {
    const [first, pitch, radius] = [42, 48, 17];
    const gaps = times(4, (index) =>
      rect(first + index * pitch + radius + 1, 196, pitch - 2 * radius - 2, 10, { fill: 'mark' }),
    );
    const beads = times(5, (index) => circle(first + index * pitch, 206 - radius, radius, SOUND));
    return (
      bed() +
      gaps.join('') +
      beads.join('') +
      shape(d`M160 124h130`, { stroke: 'ink', width: 4, dash: [9, 7] }) +
      nozzle(138, 124) +
      distance([276, 130], [276, 200])
    );
  },
};
