import { plateFromAbove } from '../parts/bed.js';
import { group, shape, times } from '../parts/svg.js';
import { bead, square } from '../parts/walls.js';
import type { Scene } from '../scene.js';

/** Half the square, to the middle of its line. */
const HALF = 66;
/** The swollen corner of a line 26 wide, its own corner at 0, 0 and its sides to the left and up. */
const SWELLING =
  'M-48 2C-28 2 -18 17 2 21C17 24 24 17 21 2C17 -18 2 -28 2 -48H-28C-28 -38 -29 -35 -32 -32C-35 -29 -38 -28 -48 -28z';

export const cornerBulging: Scene = {
  alt: {
    en: 'A square outline from above whose corners swell outwards while its sides stay straight.',
    zh: '俯视方形轮廓：直边正常，四个转角向外鼓起。',
  },
  draw() {
    const corner = group(shape(SWELLING, { fill: 'mark', stroke: 'light', width: 3 }), {
      move: [160 + HALF + 13, 120 + HALF + 13],
    });
    const corners = times(4, (index) =>
      index === 0 ? corner : group(corner, { turn: index * 90, about: [160, 120] }),
    );
    return plateFromAbove() + bead(square({ x: 160, y: 120, half: HALF }), 26) + corners.join('');
  },
};
