import { filament, gear, idler, inlet } from '../parts/drive.js';
import { d } from '../parts/svg.js';
import { strand } from '../parts/threads.js';
import type { Scene } from '../scene.js';

export const flexibleFilamentJam: Scene = {
  alt: {
    en: 'Soft filament buckles into loops between the drive gears and the tube instead of going down.',
    zh: '软耗材在齿轮与导管之间弯折成团，没有往下走。',
  },
  draw() {
    return (
      inlet([160, 184], 50) +
      strand(
        d`M160 92C160 112 214 106 214 126C214 148 108 122 106 148C104 172 222 150 216 172C212 188 160 174 160 200`,
        14,
      ) +
      filament(160, 10, 94, 18) +
      gear([114, 58], 38, 12) +
      idler([200, 58], 31)
    );
  },
};
