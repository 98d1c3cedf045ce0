import { bed } from '../parts/bed.js';
import { layers } from '../parts/layers.js';
import { rect, WANTED } from '../parts/svg.js';
import { cross } from '../parts/symbols.js';
import type { Scene } from '../scene.js';

export const modelIncomplete: Scene = {
  alt: {
    en: 'A part with two towers in the model: one is printed, of the other only the dashed outline is left.',
    zh: '模型有两座塔：一座已打印，另一座只剩虚线轮廓。',
  },
  draw() {
    return (
      layers({ x: 48, width: 224, count: 3 }) +
      layers({ x: 60, width: 72, count: 10, bottom: 170 }) +
      rect(188, 50, 72, 120, WANTED) +
      cross([224, 110], 20, 8) +
      bed()
    );
  },
};
