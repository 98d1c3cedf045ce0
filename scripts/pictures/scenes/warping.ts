import { arrow } from '../parts/arrow.js';
import { bed } from '../parts/bed.js';
import { PLATE } from '../parts/canvas.js';
import { d, SOUND, shape, times } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const warping: Scene = {
  alt: {
    en: 'A flat wide part on the plate with both lower corners lifted off, an open wedge under each.',
    zh: '打印板上的扁平模型，两端底角翘离打印板，下方露出楔形缝隙。',
  },
  draw() {
    const lift = 44;
    const curve = (y: number) => d`M34 ${y - lift}C84 ${y - 4} 110 ${y} 160 ${y}S236 ${y - 4} 286 ${y - lift}`;
    const body = (y: number, height: number) =>
      `${curve(y)}${d`L${286} ${y - lift - height}C236 ${y - 4 - height} 210 ${y - height} 160 ${y - height}S84 ${y - 4 - height} 34 ${y - lift - height}z`}`;
    const gap = `${curve(PLATE)}${d`V${PLATE}H34z`}`;
    const lines = times(5, (index) => curve(PLATE - (index + 1) * 12)).join('');
    return (
      shape(gap, { fill: 'mark' }) +
      shape(body(PLATE, 72), SOUND) +
      shape(lines, { stroke: 'edge', width: 1.5, opacity: 0.6 }) +
      bed() +
      arrow([48, 78], [48, 36]) +
      arrow([272, 78], [272, 36])
    );
  },
};
