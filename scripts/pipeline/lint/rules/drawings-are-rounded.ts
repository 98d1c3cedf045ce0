import { faultAt } from '../../../shared/problem.js';
import { elementsOf } from '../../load/drawing.js';
import type { LintRule } from '../findings.js';

/** Attributes with words or integer factors instead of lengths. */
const NO_LENGTHS = ['id', 'href', 'xmlns', 'transform'];

export default {
  name: 'drawings-are-rounded',
  description: 'The figures of a drawing have at most one decimal.',
  *check({ dataset: { drawings } }) {
    for (const { file, value } of drawings.values()) {
      for (const { element, id } of elementsOf(value.root)) {
        for (const [name, written] of Object.entries(element.attributes)) {
          const [figure] = NO_LENGTHS.includes(name) ? [] : (/-?\d*\.\d{2,}/.exec(written) ?? []);
          if (figure === undefined) continue;
          yield faultAt({ file, path: id }, 'unrounded', [
            `has ${figure} in "${name}" of <${element.name}>`,
            `at most one decimal: ${Number(figure).toFixed(1)}`,
          ]);
        }
      }
    }
  },
} satisfies LintRule;
