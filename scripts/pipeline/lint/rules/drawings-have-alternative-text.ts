import { faultAt } from '../../../shared/problem.js';
import { drawingBeside } from '../../load/drawing.js';
import type { LintRule } from '../findings.js';

export default {
  name: 'drawings-have-alternative-text',
  description: 'Every drawing is next to the file of what it shows, and that file describes it in words.',
  *check({ dataset: { drawings, symptoms, calibrations } }) {
    const described = [...symptoms.values(), ...calibrations.values()];
    for (const { file, value } of described) {
      const drawing = drawingBeside(file);
      if (value.alt && !drawings.has(drawing))
        yield faultAt({ file, path: 'alt' }, 'no_drawing_beside', [
          'describes a drawing that does not exist',
          `add data/${drawing}`,
        ]);
      if (!value.alt && drawings.has(drawing))
        yield faultAt({ file, path: '' }, 'no_alternative_text', [
          `has no "alt" for ${drawing}`,
          'a text that says what the drawing shows',
        ]);
    }
    const expected = new Set(described.map(({ file }) => drawingBeside(file)));
    for (const file of drawings.keys())
      if (!expected.has(file))
        yield faultAt({ file, path: '' }, 'drawing_of_nothing', [
          'has no matching file',
          'the id of a symptom or a calibration step',
        ]);
  },
} satisfies LintRule;
