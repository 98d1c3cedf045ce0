import { arrow } from '../parts/arrow.js';
import { bed } from '../parts/bed.js';
import { nozzle } from '../parts/nozzle.js';
import { circle, d, FAULT, rect, shape } from '../parts/svg.js';
import { burst, warning } from '../parts/symbols.js';
import type { Scene } from '../scene.js';

export const homingFails: Scene = {
  alt: {
    en: 'The nozzle is driven down into the plate, while the probe beside it still hangs above the plate and does not trigger.',
    zh: '喷嘴向下撞入打印板，旁边的探针仍悬在板上方，没有触发。',
  },
  draw() {
    return (
      bed() +
      rect(206, 70, 34, 84, { fill: 'metal', stroke: 'ink', width: 4 }, 6) +
      circle(223, 160, 8, FAULT) +
      shape(d`M223 172v30`, { stroke: 'ink', width: 4, dash: [7, 6] }) +
      burst([118, 206], 30) +
      nozzle(118, 208, 1.1) +
      arrow([56, 70], [56, 170]) +
      warning([282, 52], 26)
    );
  },
};
