import { drawingBeside } from '../../load/drawing.js';
import type { LintRule } from '../lint-rule.js';

export default {
  name: 'drawings-have-alternative-text',
  description: 'Every drawing lies beside the file of what it shows, and that file says in words what is seen.',
  *check({ dataset: { drawings, symptoms, calibrations } }) {
    const described = [...symptoms.values(), ...calibrations.values()];
    for (const { file, value } of described) {
      const drawing = drawingBeside(file);
      if (value.alt && !drawings.has(drawing))
        yield {
          file,
          path: 'alt',
          message: 'describes a drawing that there is none of',
          allowed: `add data/${drawing}`,
        };
      if (!value.alt && drawings.has(drawing))
        yield { file, path: '', message: `has no "alt", and ${drawing} lies beside it`, allowed: 'say what it shows' };
    }
    const expected = new Set(described.map(({ file }) => drawingBeside(file)));
    for (const file of drawings.keys())
      if (!expected.has(file))
        yield { file, path: '', message: 'lies beside no file', allowed: 'the id of a symptom or a calibration step' };
  },
} satisfies LintRule;
