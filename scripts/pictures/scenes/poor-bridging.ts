import { bed } from '../parts/bed.js';
import { LAYER, PLATE } from '../parts/canvas.js';
import { layers } from '../parts/layers.js';
import { d } from '../parts/svg.js';
import { sagging, strand } from '../parts/threads.js';
import type { Scene } from '../scene.js';

export const poorBridging: Scene = {
  alt: {
    en: 'A deck between two pillars whose underside sags in loops, with one broken line hanging down.',
    zh: '两根立柱之间的桥面下垂成弧，还有一根断线垂落。',
  },
  draw() {
    const top = PLATE - 10 * LAYER;
    const spans = [52, 33, 15].map((sag) => strand(sagging([74, top + 4], [246, top + 4], sag), 10));
    return (
      strand(d`M80 ${top + 6}C100 ${top + 30} 116 ${top + 64} 112 ${top + 100}`, 9) +
      spans.join('') +
      layers({ x: 24, width: 56, count: 10 }) +
      layers({ x: 240, width: 56, count: 10 }) +
      layers({ x: 24, width: 272, count: 3, bottom: top }) +
      bed()
    );
  },
};
