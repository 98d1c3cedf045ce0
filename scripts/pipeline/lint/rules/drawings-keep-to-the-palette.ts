import { PALETTE } from '../../../shared/palette.js';
import { elementsOf, referenceIn } from '../../load/drawing.js';
import type { LintRule } from '../lint-rule.js';

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
          yield {
            file,
            path: id,
            code: 'colour_of_no_palette',
            parameters: { paint, colour, element: element.name, colours: COLOURS },
          };
        }
      }
      if (!used.has(PALETTE.mark.light))
        yield {
          file,
          path: '',
          code: 'no_defect_drawn',
          parameters: { accent: PALETTE.mark.light },
        };
    }
  },
} satisfies LintRule;
