import { BORE, hotEndCut } from '../parts/hotend.js';
import { d, FAULT, group, rect, SOUND, shape } from '../parts/svg.js';
import { cross } from '../parts/symbols.js';
import type { Scene } from '../scene.js';

export const nozzleClog: Scene = {
  alt: {
    en: 'A nozzle cut open: a plug sits in its tip, the filament is held up above it and nothing comes out.',
    zh: '喷嘴剖面：尖端被料块堵住，耗材停在上方，出口不出料。',
  },
  draw() {
    const content =
      hotEndCut() +
      rect(-BORE / 2, -120, BORE, 92, SOUND) +
      shape(d`M${-BORE / 2} -34h${BORE}v12l-7 14v8h-6v-8l-7 -14z`, FAULT);
    return group(content, { move: [160, 176], scale: 1.75 }) + cross([160, 208], 16, 8);
  },
};
