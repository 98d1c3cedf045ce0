import { bed } from '../parts/bed.js';
import { d, rect, SOUND, shape } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const hullLine: Scene = {
  alt: {
    en: 'A printed toy boat with one single line around its hull at the height of the deck floor.',
    zh: '打印的小船模型，船身在甲板高度处仅有一圈横线。',
  },
  draw() {
    return (
      rect(196, 40, 22, 40, SOUND) +
      shape(d`M106 78h124l-6 56h-112z`, SOUND) +
      shape(d`M124 90h34v40h-34zM176 90h36v40h-36z`, { fill: 'deep' }) +
      rect(96, 70, 146, 12, SOUND, 4) +
      shape(d`M20 106Q70 130 130 132H288L276 206H84Q36 172 20 106z`, SOUND) +
      shape(d`M48 146H286M60 160H283M70 186H279M80 196H277`, { stroke: 'edge', width: 1.5, opacity: 0.6 }) +
      shape(d`M56 172H286`, { stroke: 'edge', width: 15 }) +
      shape(d`M56 172H286`, { stroke: 'mark', width: 11 }) +
      bed()
    );
  },
};
