import { bed } from '../parts/bed.js';
import { LAYER, PLATE } from '../parts/canvas.js';
import { layers } from '../parts/layers.js';
import { rect, times } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const missingThinFeatures: Scene = {
  alt: {
    en: 'A comb with ever thinner teeth: the thick ones are printed, the thinnest are dashed outlines or stumps.',
    zh: '齿越来越细的梳形模型：粗齿已打印，细齿只剩残段或虚线轮廓。',
  },
  draw() {
    const base = PLATE - 3 * LAYER;
    const tooth = (x: number, width: number, count: number, bottom = base) =>
      layers({ x, width, count, bottom, radius: 4 });
    const missing = times(4, (index) =>
      rect([152, 193, 228, 259][index] ?? 0, 40, [18, 13, 10, 8][index] ?? 0, base - 42, {
        stroke: 'mark',
        width: 4,
        dash: [9, 7],
      }),
    );
    return (
      layers({ x: 34, width: 252, count: 3 }) +
      tooth(42, 42, 11) +
      tooth(104, 28, 11) +
      missing.join('') +
      tooth(152, 18, 5) +
      tooth(152, 18, 2, base - 7 * LAYER) +
      tooth(193, 13, 2) +
      bed()
    );
  },
};
