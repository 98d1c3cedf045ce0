import type { LintRule } from '../lint-rule.js';

/** Most bytes of a drawing's file. The wall of all symptoms loads every drawing. */
const MOST_BYTES = 4_000;

export default {
  name: 'drawings-are-small',
  description: `A drawing has at most ${MOST_BYTES} bytes.`,
  *check({ dataset: { drawings } }) {
    for (const { file, value } of drawings.values()) {
      if (value.bytes <= MOST_BYTES) continue;
      yield {
        file,
        path: '',
        code: 'large_drawing',
        parameters: { bytes: value.bytes, most: MOST_BYTES },
      };
    }
  },
} satisfies LintRule;
