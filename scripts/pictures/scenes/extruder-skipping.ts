import { arrow, roundArrow } from '../parts/arrow.js';
import { filament, gear, idler, inlet } from '../parts/drive.js';
import { noise } from '../parts/symbols.js';
import type { Scene } from '../scene.js';

export const extruderSkipping: Scene = {
  alt: {
    en: 'The drive gear jumps back with a click and the filament springs up instead of feeding down.',
    zh: '挤出齿轮咔嗒一声倒转，耗材向上弹回，送不下去。',
  },
  draw() {
    return (
      filament(178, 14, 226) +
      inlet([178, 196], 40) +
      gear([110, 118], 60, 16) +
      idler([222, 118], 36) +
      roundArrow([110, 118], 38, 40, -150, { stroke: 'mark', width: 8 }) +
      arrow([178, 84], [178, 26], { stroke: 'mark', width: 8 }) +
      noise([40, 68], 160, 290, 2, 22, 4) +
      noise([262, 74], 250, 370, 4, 26, 4)
    );
  },
};
