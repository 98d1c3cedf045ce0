import { gear, idler, inlet } from '../parts/drive.js';
import { scatter } from '../parts/random.js';
import { circle, d, SOUND, shape, times } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const filamentGrinding: Scene = {
  alt: {
    en: 'The drive gear has bitten a hollow into the filament; shavings fall below.',
    zh: '挤出齿轮在耗材上啃出凹痕，碎屑落下。',
  },
  draw() {
    const random = scatter(8);
    const crumbs = times(14, () =>
      circle(122 + random() * 34, 172 + random() * 52, 2.5 + random() * 3, { fill: 'mark' }),
    );
    return (
      shape(d`M164 14h34v212h-34v-48q24 -14 24 -60t-24 -60z`, SOUND) +
      shape(d`M164 58q24 14 24 60t-24 60q10 -16 10 -60t-10 -60z`, { fill: 'mark' }) +
      shape(d`M164 58q24 14 24 60t-24 60`, { stroke: 'mark', width: 6 }) +
      inlet([181, 196], 40, 34) +
      gear([104, 118], 62, 16) +
      idler([236, 118], 38) +
      crumbs.join('')
    );
  },
};
