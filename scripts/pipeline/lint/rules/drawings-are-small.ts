import { faultAt } from '../../../shared/problem.js';
import type { LintRule } from '../findings.js';

/** Maximum file size of a drawing, bytes. The overview of all symptoms loads every drawing. */
const MOST_BYTES = 4_000;

export default {
  name: 'drawings-are-small',
  description: `A drawing has at most ${MOST_BYTES} bytes.`,
  *check({ dataset: { drawings } }) {
    for (const { file, value } of drawings.values()) {
      if (value.bytes <= MOST_BYTES) continue;
      yield faultAt({ file, path: '' }, 'large_drawing', [
        `has ${value.bytes} bytes`,
        `at most ${MOST_BYTES}: use fewer points, and <use> or <pattern> for what repeats`,
      ]);
    }
  },
} satisfies LintRule;
