import { arrow, MOTION } from '../parts/arrow.js';
import { bed } from '../parts/bed.js';
import { nozzle } from '../parts/nozzle.js';
import { d } from '../parts/svg.js';
import { strand } from '../parts/threads.js';
import type { Scene } from '../scene.js';

export const poorBedAdhesion: Scene = {
  alt: {
    en: 'The nozzle drags the first line along: it curls up off the bare plate instead of sticking.',
    zh: '喷嘴拖着首层线条前进，线条卷起离开打印板，没有粘住。',
  },
  draw() {
    const line = d`M28 132c-4 26 20 58 42 52c24 -6 14 -38 -4 -28c-18 10 4 44 36 34c26 -8 22 -42 2 -34c-22 10 10 44 46 36c24 -6 36 -2 48 4`;
    return bed() + strand(line, 12) + nozzle(204, 196) + arrow([246, 96], [296, 96], MOTION);
  },
};
