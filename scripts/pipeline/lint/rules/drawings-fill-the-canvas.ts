import { PALETTE } from '../../../shared/palette.js';
import { faultAt } from '../../../shared/problem.js';
import type { LintRule } from '../findings.js';

/** The canvas of all drawings: the view box, and the shape that covers it. */
const VIEW_BOX = '0 0 320 240';
const BACKGROUND = { fill: PALETTE.back.light, width: '320', height: '240', rx: '16' };

export default {
  name: 'drawings-fill-the-canvas',
  description: 'A drawing has a canvas of 320 by 240 units, no size of its own, and starts with the background.',
  *check({ dataset: { drawings } }) {
    for (const { file, value } of drawings.values()) {
      const { attributes, children } = value.root;
      if (attributes.viewBox !== VIEW_BOX || 'width' in attributes || 'height' in attributes)
        yield faultAt({ file, path: '' }, 'other_canvas', [
          'has another canvas',
          `<svg> with viewBox="${VIEW_BOX}", without width and height`,
        ]);
      const [first] = children;
      const fills =
        first?.name === 'rect' && Object.entries(BACKGROUND).every(([key, own]) => first.attributes[key] === own);
      if (!fills)
        yield faultAt({ file, path: first?.attributes.id ?? '' }, 'no_background', [
          'does not start with the background',
          `<rect id="background" ${Object.entries(BACKGROUND)
            .map(([key, value]) => `${key}="${value}"`)
            .join(' ')}/>`,
        ]);
    }
  },
} satisfies LintRule;
