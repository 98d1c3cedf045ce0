import { circle, d, FAULT, group, rect, shape, times } from '../parts/svg.js';
import { cross } from '../parts/symbols.js';
import type { Scene } from '../scene.js';

export const fanMisbehaves: Scene = {
  alt: {
    en: 'A fan that stands still in its frame, its plug pulled out of the socket beside it.',
    zh: '风扇在框内静止不转，旁边的插头脱离插座。',
  },
  draw() {
    const blades = times(5, (index) =>
      group(shape(d`M0 -16C26 -28 30 -52 10 -62C-8 -56 -14 -34 0 -16z`, { fill: 'part', stroke: 'edge' }), {
        turn: index * 72,
        move: [122, 116],
      }),
    );
    return (
      rect(40, 34, 164, 164, { fill: 'metal', stroke: 'ink', width: 4 }, 14) +
      circle(122, 116, 72, { fill: 'light', stroke: 'edge' }) +
      blades.join('') +
      circle(122, 116, 18, FAULT) +
      shape(d`M204 170h34`, { stroke: 'ink', width: 6 }) +
      rect(238, 158, 22, 24, FAULT, 4) +
      rect(282, 152, 24, 36, { fill: 'bed' }, 4) +
      cross([272, 116], 14)
    );
  },
};
