import { arrow } from '../parts/arrow.js';
import { thermometer } from '../parts/heat.js';
import { heatSinkCut, hotEndCut } from '../parts/hotend.js';
import { d, FAULT, group, rect, SOUND, shape } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const heatCreep: Scene = {
  alt: {
    en: 'A hotend cut open: heat climbs past the heat break and the filament swells among the cooling fins.',
    zh: '热端剖面：热量越过喉管上升，耗材在散热片处软化膨胀。',
  },
  draw() {
    const content =
      heatSinkCut() +
      hotEndCut() +
      rect(-9, -216, 18, 200, SOUND) +
      shape(d`M-9 -170C-28 -156 -28 -122 -12 -104L-12 -96H12L12 -104C28 -122 28 -156 9 -170z`, FAULT);
    return (
      group(content, { move: [150, 222] }) +
      arrow([60, 178], [60, 62]) +
      arrow([240, 178], [240, 62]) +
      thermometer([286, 40], 130, 0.85)
    );
  },
};
