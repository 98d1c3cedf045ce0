import { bed } from '../parts/bed.js';
import { PLATE } from '../parts/canvas.js';
import { strip } from '../parts/layers.js';
import { nozzle } from '../parts/nozzle.js';
import { d, rect, SOUND, shape } from '../parts/svg.js';
import type { Scene } from '../scene.js';

/** The pieces of line that came out: the layer from the bottom, where a piece begins, and how wide it is. */
const PIECES: readonly (readonly [layer: number, x: number, width: number])[] = [
  [0, 62, 196],
  [1, 66, 74],
  [1, 154, 100],
  [2, 62, 42],
  [2, 128, 130],
  [3, 74, 96],
  [3, 196, 50],
  [4, 62, 58],
  [4, 136, 40],
  [4, 202, 56],
  [5, 72, 60],
  [5, 168, 70],
  [6, 62, 34],
  [6, 116, 56],
];

export const underExtrusion: Scene = {
  alt: {
    en: 'A block of thin, broken lines with gaps between them inside its dashed outline; the nozzle gives a thread.',
    zh: '虚线轮廓内的线条又细又断、满是空隙，喷嘴只吐出一根细丝。',
  },
  draw() {
    const pitch = 17;
    const top = PLATE - 7 * pitch;
    const lines = PIECES.map(([layer, x, width]) => strip(x, PLATE - (layer + 1) * pitch + 8, width, 9));
    return (
      rect(62, top, 196, PLATE - top, { fill: 'glow' }) +
      shape(lines.join(''), SOUND) +
      shape(d`M172 ${top + 12}q20 0 20 -24`, { stroke: 'mark', width: 4 }) +
      shape(d`M59 ${PLATE}V${top - 3}H261V${PLATE}`, { stroke: 'mark', width: 5, dash: [10, 9] }) +
      nozzle(192, top - 12, 0.75) +
      bed()
    );
  },
};
