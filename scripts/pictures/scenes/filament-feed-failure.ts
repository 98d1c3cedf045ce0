import { arrow } from '../parts/arrow.js';
import { spool } from '../parts/drive.js';
import { d, rect, shape, times } from '../parts/svg.js';
import { cross } from '../parts/symbols.js';
import type { Scene } from '../scene.js';

export const filamentFeedFailure: Scene = {
  alt: {
    en: 'A box of four spools; filament from one is stuck in the tube on its way to the print head.',
    zh: '装着四卷耗材的料盒，其中一卷的耗材卡在通往喷头的料管里。',
  },
  draw() {
    const ways = [63, 128, 257].map((x) => d`M${x} 104v8Q${x} 136 160 150V176`).join('');
    return (
      rect(20, 14, 280, 92, { fill: 'metal', stroke: 'edge', width: 2.5 }, 12) +
      times(4, (index) =>
        spool(
          [63 + index * 64.7, 60],
          29,
          index === 2 ? { fill: 'mark', stroke: 'edge' } : { fill: 'part', stroke: 'edge' },
        ),
      ).join('') +
      shape(ways, { stroke: 'shade', width: 7 }) +
      shape(d`M192.4 104v8Q192.4 136 160 146`, { stroke: 'mark', width: 9 }) +
      rect(126, 176, 68, 34, { fill: 'metal', stroke: 'edge', width: 2.5 }, 5) +
      shape(d`M146 210h28l-9 16h-10z`, { fill: 'metal', stroke: 'edge', width: 2.5 }) +
      cross([160, 156], 14) +
      arrow([236, 208], [236, 152]) +
      arrow([266, 152], [266, 208])
    );
  },
};
