import { faultAt } from '../../../shared/problem.js';
import type { LintRule } from '../findings.js';

export default {
  name: 'related-symptoms-are-mutual',
  description: 'Related symptoms name each other, and no symptom is related to itself.',
  *check({ dataset: { symptoms } }) {
    for (const [id, { file, value }] of symptoms) {
      for (const [index, other] of value.related.entries()) {
        const path = `related.${index}`;
        if (other === id) yield faultAt({ file, path }, 'related_to_itself', ['is related to itself']);
        else if (!symptoms.get(other)?.value.related.includes(id)) {
          yield faultAt({ file, path }, 'one_way_relation', [
            `"${other}" does not list "${id}" as related`,
            `add ${id} there, or remove ${other} here`,
          ]);
        }
      }
    }
  },
} satisfies LintRule;
