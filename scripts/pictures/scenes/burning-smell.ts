import { flame, smoke } from '../parts/heat.js';
import { d, group, rect, shape, times } from '../parts/svg.js';
import { warning } from '../parts/symbols.js';
import type { Scene } from '../scene.js';

export const burningSmell: Scene = {
  alt: {
    en: 'A circuit board with a scorched connector: a small flame and a thick column of smoke rise from it.',
    zh: '电路板上的接头烧焦，冒出火苗和浓烟。',
  },
  draw() {
    const pins = times(5, (index) => d`M${112 + index * 20} 200v14`).join('');
    return (
      shape(d`M206 172H256Q288 172 288 136V84M206 186H264Q304 186 304 136V84`, { stroke: 'ink', width: 6 }) +
      rect(30, 196, 260, 24, { fill: 'bed' }, 4) +
      shape(pins, { stroke: 'metal', width: 5 }) +
      group(smoke([0, 0]), { move: [146, 150], scale: 1.22 }) +
      rect(98, 156, 108, 40, { fill: 'deep', stroke: 'mark', width: 5 }, 4) +
      flame([152, 176], 62) +
      warning([58, 96], 32)
    );
  },
};
