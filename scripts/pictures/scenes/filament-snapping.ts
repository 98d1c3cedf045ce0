import { spool } from '../parts/drive.js';
import { circle, d, FAULT, rect, shape } from '../parts/svg.js';
import { noise } from '../parts/symbols.js';
import { strand } from '../parts/threads.js';
import type { Scene } from '../scene.js';

export const filamentSnapping: Scene = {
  alt: {
    en: 'Filament on its way from the spool to the extruder, broken in two inside the tube.',
    zh: '耗材从料盘通向挤出机的途中，在导管内断成两截。',
  },
  draw() {
    const tube = d`M104 74H232Q274 74 274 116V164`;
    return (
      shape(tube, { stroke: 'ink', width: 40 }) +
      shape(tube, { stroke: 'back', width: 33 }) +
      strand(d`M72 74H148`, 14, 'part') +
      strand(d`M208 74H232Q274 74 274 116V170`, 14, 'part') +
      shape(d`M144 65h12l10 5l-9 4l12 5l-13 4h-12zM212 65h-10l-14 5l11 4l-13 5l14 4h12z`, FAULT) +
      noise([177, 44], 215, 325, 2, 24, 4) +
      spool([72, 132], 66) +
      rect(240, 160, 68, 60, { fill: 'metal', stroke: 'edge', width: 2.5 }, 6) +
      circle(274, 190, 17, { fill: 'shade', stroke: 'edge' })
    );
  },
};
