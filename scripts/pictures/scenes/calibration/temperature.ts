import { bed } from '../../parts/bed.js';
import { PLATE } from '../../parts/canvas.js';
import { thermometer } from '../../parts/heat.js';
import { layers } from '../../parts/layers.js';
import { FAULT, shape, times } from '../../parts/svg.js';
import { check } from '../../parts/symbols.js';
import { sagging } from '../../parts/threads.js';
import type { Scene } from '../../scene.js';

const BLOCKS = 4;
const HEIGHT = 42;

export const temperature: Scene = {
  alt: {
    en: 'A tower of four blocks: strings at the hot foot, a cracked cold top, a tick beside the clean middle.',
    zh: '四段的温度塔：底部过热拉丝，顶部过冷开裂，中间干净的一段打勾。',
  },
  draw() {
    const foot = (block: number) => PLATE - block * HEIGHT;
    const blocks = times(BLOCKS, (block) =>
      [
        layers({ x: 92, width: 40, count: 6, bottom: foot(block), height: 6 }),
        layers({ x: 188, width: 40, count: 6, bottom: foot(block), height: 6 }),
        // The bridge that closes each block; the coldest has let go of the towers.
        layers({
          x: 86,
          width: 148,
          count: 1,
          bottom: foot(block) - 36,
          height: 6,
          ...(block === BLOCKS - 1 ? { paint: FAULT } : {}),
        }),
      ].join(''),
    );
    const strings = times(5, (index) =>
      sagging([132, foot(0) - 8 - index * 6], [188, foot(0) - 6 - index * 6], 4 + (index % 3) * 4),
    );
    const crack = `M84 ${foot(3) + 1}l24 -5l20 6l22 -6l24 6l24 -6l22 5l16 -3`;
    return (
      shape(strings.join(''), { stroke: 'mark', width: 3 }) +
      blocks.join('') +
      shape(crack, { stroke: 'mark', width: 5 }) +
      check([270, foot(1) - 42], 18) +
      thermometer([44, 44], 150, 0.7) +
      bed()
    );
  },
};
