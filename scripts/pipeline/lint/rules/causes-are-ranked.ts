import type { LintRule } from '../lint-rule.js';

const ORDER = ['high', 'medium', 'low'];

export default {
  name: 'causes-are-ranked',
  description: 'The causes of a symptom stand in the order of their likelihood, each once.',
  *check({ dataset: { symptoms } }) {
    for (const { file, value } of symptoms.values()) {
      const seen = new Set<string>();
      for (const [index, { cause, likelihood }] of value.causes.entries()) {
        const before = value.causes[index - 1]?.likelihood;
        if (before !== undefined && ORDER.indexOf(likelihood) < ORDER.indexOf(before)) {
          yield {
            file,
            path: `causes.${index}.likelihood`,
            code: 'unranked_cause',
            parameters: { likelihood, before },
          };
        }
        if (seen.has(cause)) yield { file, path: `causes.${index}.cause`, code: 'cause_twice', parameters: { cause } };
        seen.add(cause);
      }
    }
  },
} satisfies LintRule;
