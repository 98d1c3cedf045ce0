import { duplicateCauses } from '../../check/effects.js';
import { raisedBy } from '../../compose/diagnosis.js';
import type { LintRule } from '../lint-rule.js';

export default {
  name: 'checks-fit-their-symptoms',
  description:
    'A check is asked only where it makes sense: one about the part or a test names its symptoms, each symptom has a cause that it can make likelier, and each outcome tells something.',
  *check({ dataset: { checks, symptoms } }) {
    for (const { file, value } of checks.values()) {
      // What is seen on a part belongs to what is wrong with it; a belt can be plucked whatever the part looks like.
      if ((value.about === 'part' || value.about === 'test') && !value.symptoms)
        yield {
          file,
          path: 'about',
          code: 'check_without_symptoms',
          parameters: { about: value.about },
        };
      const raised = raisedBy(value);
      for (const [index, id] of (value.symptoms ?? []).entries()) {
        if (symptoms.get(id)?.value.causes.some(({ cause }) => raised.has(cause))) continue;
        yield {
          file,
          path: `symptoms.${index}`,
          code: 'check_of_other_symptom',
          parameters: { symptom: id },
        };
      }
      for (const [index, { id, more, less }] of value.outcomes.entries()) {
        const path = `outcomes.${index}`;
        if (!more && !less) yield { file, path, code: 'idle_outcome', parameters: { id } };
        for (const { at, cause } of duplicateCauses({ more, less }))
          yield {
            file,
            path: `${path}.${at}`,
            code: 'cause_moved_twice',
            parameters: { id, cause },
          };
        if (value.outcomes.findIndex((one) => one.id === id) !== index)
          yield { file, path: `${path}.id`, code: 'outcome_twice', parameters: { id } };
      }
    }
  },
} satisfies LintRule;
