import { bed } from '../parts/bed.js';
import { LAYER, PLATE } from '../parts/canvas.js';
import { layers } from '../parts/layers.js';
import { plug, socket } from '../parts/plug.js';
import { d, FAULT, shape, WANTED } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const printAborted: Scene = {
  alt: {
    en: 'An unplugged cable with a flash between plug and socket, above a block that is only half printed.',
    zh: '插头与插座脱开并闪出电光，下方的方块只打印了一半。',
  },
  draw() {
    const top = PLATE - 4 * LAYER;
    return (
      layers({ x: 80, width: 160, count: 4 }) +
      shape(d`M80 ${top - 8}V120H240V${top - 8}`, WANTED) +
      bed() +
      plug([122, 56]) +
      socket([198, 56]) +
      shape(d`M166 12l-24 46h20l-8 40l32 -52h-20l12 -34z`, FAULT)
    );
  },
};
