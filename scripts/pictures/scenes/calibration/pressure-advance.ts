import { circle, FAULT, times } from '../../parts/svg.js';
import { check, cross } from '../../parts/symbols.js';
import { bead } from '../../parts/walls.js';
import type { Scene } from '../../scene.js';

const ROWS = [58, 120, 182];

export const pressureAdvance: Scene = {
  alt: {
    en: 'Three corners from above: one swollen, one sharp and even with a tick, one with thin lines before it.',
    zh: '俯视三个转角：一个鼓包，一个锐利均匀并打勾，一个转角前的线变细。',
  },
  draw() {
    const corners = times(3, (row) => {
      const y = ROWS[row] as number;
      const sharp = bead(`M54 ${y + 18}L168 ${y - 18}L228 ${y + 18}`, 12);
      if (row === 0) return sharp + circle(168, y - 18, 15, FAULT);
      if (row === 2)
        return (
          bead(`M54 ${y + 18}L120 ${y - 3}`, 12) +
          bead(`M120 ${y - 3}L168 ${y - 18}L196 ${y - 1}`, 5) +
          bead(`M196 ${y - 1}L228 ${y + 18}`, 12)
        );
      return sharp;
    });
    return corners.join('') + cross([270, 58]) + check([270, 120]) + cross([270, 182]);
  },
};
