import type { LintRule } from '../lint-rule.js';

export default {
  name: 'related-symptoms-are-mutual',
  description: 'A symptom that is related to another is named by it too, and none is related to itself.',
  *check({ dataset: { symptoms } }) {
    for (const [id, { file, value }] of symptoms) {
      for (const [index, other] of value.related.entries()) {
        const path = `related.${index}`;
        if (other === id) yield { file, path, message: 'is related to itself' };
        else if (!symptoms.get(other)?.value.related.includes(id)) {
          yield {
            file,
            path,
            message: `"${other}" does not name "${id}" as related`,
            allowed: `add ${id} there, or take ${other} out here`,
          };
        }
      }
    }
  },
} satisfies LintRule;
