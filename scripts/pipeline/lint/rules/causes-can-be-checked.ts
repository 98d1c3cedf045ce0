import { faultAt } from '../../../shared/problem.js';
import { raisedBy, symptomsOf } from '../../compose/diagnosis.js';
import type { LintRule } from '../findings.js';

export default {
  name: 'causes-can-be-checked',
  description: 'Each cause of a symptom has a check that is asked there and can make it more likely.',
  *check({ dataset }) {
    // A dataset without checks has no diagnosis.
    if (dataset.checks.size === 0) return;
    const raised = new Map<string, Set<string>>();
    for (const { value } of dataset.checks.values()) {
      if (value.asked === false) continue;
      for (const symptom of symptomsOf(dataset, value))
        raised.set(symptom, (raised.get(symptom) ?? new Set()).union(raisedBy(value)));
    }
    for (const { file, value } of dataset.symptoms.values()) {
      for (const [index, { cause }] of value.causes.entries()) {
        if (raised.get(value.id)?.has(cause)) continue;
        yield faultAt({ file, path: `causes.${index}.cause` }, 'unchecked_cause', [
          `no check under "${value.id}" can make "${cause}" more likely`,
          'an outcome that lists it under `more` in a file of data/troubleshooting/checks',
        ]);
      }
    }
  },
} satisfies LintRule;
