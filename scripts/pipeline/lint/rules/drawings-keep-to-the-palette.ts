import { PALETTE } from '../../../shared/palette.js';
import { faultAt } from '../../../shared/problem.js';
import { elementsOf, referenceIn } from '../../load/drawing.js';
import type { LintRule } from '../findings.js';

const COLOURS = Object.entries(PALETTE).map(([role, { light }]) => ({ role, light: light as string }));
const PAINTS = ['fill', 'stroke'] as const;

export default {
  name: 'drawings-keep-to-the-palette',
  description:
    'A drawing uses only the light colours of the palette, since each has a dark counterpart, and shows its defect in the accent colour.',
  *check({ dataset: { drawings } }) {
    for (const { file, value } of drawings.values()) {
      const used = new Set<string>();
      for (const { element, id } of elementsOf(value.root)) {
        for (const paint of PAINTS) {
          const colour = element.attributes[paint];
          if (colour === undefined || colour === 'none' || referenceIn(paint, colour) !== null) continue;
          used.add(colour);
          if (COLOURS.some(({ light }) => light === colour)) continue;
          yield faultAt({ file, path: id }, 'colour_of_no_palette', [
            `has the ${paint} "${colour}" at <${element.name}>`,
            `one of ${COLOURS.map(({ role, light }) => `${light} (${role})`).join(', ')}`,
          ]);
        }
      }
      if (!used.has(PALETTE.mark.light))
        yield faultAt({ file, path: '' }, 'no_defect_drawn', [
          'does not highlight the defect',
          `draw the defect in ${PALETTE.mark.light}, the accent color`,
        ]);
    }
  },
} satisfies LintRule;
