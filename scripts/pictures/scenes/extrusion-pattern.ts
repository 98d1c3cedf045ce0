import { box, WALL } from '../parts/box.js';
import { gear } from '../parts/drive.js';
import { type Point, shape, smooth, times } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const extrusionPattern: Scene = {
  alt: {
    en: 'A wall covered with a slanting, wavy grain like wood or salmon skin; beside it an extruder gear.',
    zh: '墙面布满像木纹或鲑鱼皮那样斜向起伏的纹理，旁边是挤出齿轮。',
  },
  draw() {
    const [steps, right] = [14, WALL.x + WALL.width];
    const grain = times(14, (column) => {
      const line = times(steps + 1, (step): Point => {
        const x = WALL.x - 86 + column * 20 + step * 6.4 + 7 * Math.sin(step * 0.9 + column * 0.35);
        return [x, WALL.y + WALL.height - (step * WALL.height) / steps];
      });
      return smooth(line.filter(([x]) => x > WALL.x + 2 && x < right - 2));
    });
    return box(WALL, 11) + shape(grain.join(''), { stroke: 'mark', width: 6 }) + gear([272, 196], 30, 12);
  },
};
