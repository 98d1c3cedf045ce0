import { arrow } from '../parts/arrow.js';
import { bed } from '../parts/bed.js';
import { LAYER, PLATE } from '../parts/canvas.js';
import { layers } from '../parts/layers.js';
import { d, group, shape } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const weakPart: Scene = {
  alt: {
    en: 'A sideways push snaps a post off along a layer; the upper piece tips away from its stump.',
    zh: '柱子受侧向力后沿层间折断，上半段与下方残桩分离并倾倒。',
  },
  draw() {
    const stump = PLATE - 5 * LAYER;
    const jag = d`M112 ${stump}l14 -8l14 9l16 -9l14 8l14 -6l8 6`;
    const upper =
      layers({ x: 112, width: 80, count: 7, bottom: stump - 10 }) +
      shape(d`M112 ${stump - 10}l14 -8l14 9l16 -9l14 8l14 -6l8 6`, { stroke: 'mark', width: 8 });
    return (
      layers({ x: 112, width: 80, count: 5 }) +
      shape(jag, { stroke: 'mark', width: 8 }) +
      group(upper, { turn: 32, about: [192, stump], move: [8, -2] }) +
      bed() +
      arrow([34, 84], [100, 84], { stroke: 'ink', width: 7 })
    );
  },
};
