import { arrow } from '../parts/arrow.js';
import { bed } from '../parts/bed.js';
import { nozzle } from '../parts/nozzle.js';
import { d, FAULT, SOUND, shape, times } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const firstLayerOverSquished: Scene = {
  alt: {
    en: 'Nozzle pressed onto the plate; the first layer is a thin film with sharp ridges squeezed up beside it.',
    zh: '喷嘴紧贴打印板，首层被压成薄膜，两侧挤出尖锐的棱。',
  },
  draw() {
    const ridge = (x: number) => d`M${x} 200q16 -4 20 -38q4 34 20 38z`;
    return (
      shape(d`M24 207v-9h272v9z`, SOUND) +
      shape(times(3, (index) => ridge(32 + index * 42)).join(''), FAULT) +
      shape(ridge(250), FAULT) +
      shape(d`M206 207q-16 -12 -14 -50q-22 24 -30 50zM206 207q16 -12 14 -50q22 24 30 50z`, FAULT) +
      bed() +
      nozzle(206, 206) +
      arrow([132, 58], [132, 116])
    );
  },
};
