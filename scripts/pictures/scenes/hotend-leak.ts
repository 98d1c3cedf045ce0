import { nozzle } from '../parts/nozzle.js';
import { d, FAULT, shape } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const hotendLeak: Scene = {
  alt: {
    en: 'A big lump of plastic has welled out of the hotend and wraps the heater block, drips hanging from it.',
    zh: '热端渗出一大团塑料，裹住加热块并向下垂滴。',
  },
  draw() {
    const lump = d`M136 86C112 88 92 100 88 122C70 130 66 152 82 164C86 176 84 190 92 196C100 190 100 180 104 174C114 182 128 180 138 174L146 184H178L188 176C200 182 212 180 220 172C222 188 226 204 232 210C242 200 238 182 240 170C256 158 254 136 240 126C240 108 224 92 202 90C190 78 176 76 162 82C152 76 142 78 136 86z`;
    return (
      shape(d`M222 96C262 76 256 40 304 42M222 112C276 100 274 62 304 58`, { stroke: 'ink', width: 6 }) +
      nozzle(162, 222, 2) +
      shape(lump, FAULT) +
      shape(d`M106 122q12 -14 30 -12M190 108q18 2 26 16M112 156q14 8 30 2`, { stroke: 'glow', width: 5 })
    );
  },
};
