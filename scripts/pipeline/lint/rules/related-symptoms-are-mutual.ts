import type { LintRule } from '../lint-rule.js';

export default {
  name: 'related-symptoms-are-mutual',
  description: 'Related symptoms name each other, and no symptom is related to itself.',
  *check({ dataset: { symptoms } }) {
    for (const [id, { file, value }] of symptoms) {
      for (const [index, other] of value.related.entries()) {
        const path = `related.${index}`;
        if (other === id) yield { file, path, code: 'related_to_itself' };
        else if (!symptoms.get(other)?.value.related.includes(id)) {
          yield {
            file,
            path,
            code: 'one_way_relation',
            parameters: { other, id },
          };
        }
      }
    }
  },
} satisfies LintRule;
