import { duplicateCauses } from '../../check/effects.js';
import { raisedBy } from '../../compose/diagnosis.js';
import type { LintRule } from '../lint-rule.js';

export default {
  name: 'checks-fit-their-symptoms',
  description:
    'A check is asked only where it makes sense: a check of the part or a test names its symptoms, each symptom has a cause that it can make likelier, each outcome affects a cause, and statements are in a group.',
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
      const stated = value.outcomes.some(({ statement }) => statement);
      if (stated !== (value.told !== undefined))
        yield {
          file,
          path: stated ? 'outcomes' : 'told',
          code: stated ? 'statements_without_group' : 'group_without_statements',
          parameters: {},
        };
      // A question has two answers at least; what is never asked has nothing but statements.
      const unasked = value.asked === false;
      if (!unasked && value.outcomes.length < 2) yield { file, path: 'outcomes', code: 'one_answer', parameters: {} };
      if (unasked && !value.outcomes.every(({ statement }) => statement))
        yield { file, path: 'asked', code: 'outcome_never_heard', parameters: {} };
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
