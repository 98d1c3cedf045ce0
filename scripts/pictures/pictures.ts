import { styleSheet } from './palette.js';
import { HEIGHT, WIDTH } from './parts/canvas.js';
import { rect } from './parts/svg.js';
import type { Scene } from './scene.js';
import { CALIBRATION_SCENES, SCENES } from './scenes.js';

/** The drawing of a symptom. */
export interface Picture {
  /**
   * An SVG document of 320 by 240 units, without text, for light and dark. As `<img>` it follows the colour scheme of
   * its page. It holds no ids, so that
   * any number of pictures may stand inline in one page; inline, it needs an `aria-label`.
   */
  svg: string;
  /** What is seen: one sentence of at most 120 characters. */
  alt: { en: string; zh: string };
}

let drawn: ReadonlyMap<string, Picture> | undefined;
let drawnSteps: ReadonlyMap<string, Picture> | undefined;

/** The drawings of all symptoms by the symptom's id, in the order of the ids: the same bytes each time. Drawn once. */
export function pictures(): ReadonlyMap<string, Picture> {
  drawn ??= drawAll(SCENES);
  return drawn;
}

/** The drawings of what to look at in the calibration steps, by the step's id, in the order of the ids. Drawn once. */
export function calibrationPictures(): ReadonlyMap<string, Picture> {
  drawnSteps ??= drawAll(CALIBRATION_SCENES);
  return drawnSteps;
}

function drawAll(scenes: Readonly<Record<string, Scene>>): ReadonlyMap<string, Picture> {
  const ids = Object.keys(scenes).sort();
  return new Map(ids.map((id) => [id, picture(scenes[id] as Scene)]));
}

function picture({ alt, draw }: Scene): Picture {
  const content = rect(0, 0, WIDTH, HEIGHT, { fill: 'back' }, 16) + draw();
  const root = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" class="picture" role="img"`;
  const defaults = 'fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
  return { svg: `<svg ${root} ${defaults}>${styleSheet(content)}${content}</svg>\n`, alt };
}
