import { drawingBeside } from '../../load/drawing.js';
import type { LintRule } from '../lint-rule.js';

export default {
  name: 'drawings-have-alternative-text',
  description: 'Every drawing is next to the file of what it shows, and that file describes it in words.',
  *check({ dataset: { drawings, symptoms, calibrations } }) {
    const described = [...symptoms.values(), ...calibrations.values()];
    for (const { file, value } of described) {
      const drawing = drawingBeside(file);
      if (value.alt && !drawings.has(drawing))
        yield {
          file,
          path: 'alt',
          code: 'no_drawing_beside',
          parameters: { drawing },
        };
      if (!value.alt && drawings.has(drawing))
        yield { file, path: '', code: 'no_alternative_text', parameters: { drawing } };
    }
    const expected = new Set(described.map(({ file }) => drawingBeside(file)));
    for (const file of drawings.keys()) if (!expected.has(file)) yield { file, path: '', code: 'drawing_of_nothing' };
  },
} satisfies LintRule;
