import { faultAt } from '../../../shared/problem.js';
import { duplicateCauses } from '../../check/effects.js';
import { raisedBy } from '../../compose/diagnosis.js';
import type { LintRule } from '../findings.js';

export default {
  name: 'checks-fit-their-symptoms',
  description:
    'A check is asked only where it makes sense: a check of the part or a test names its symptoms, each symptom has a cause that it can make likelier, each outcome affects a cause, and statements are in a group.',
  *check({ dataset: { checks, symptoms } }) {
    for (const { file, value } of checks.values()) {
      // A visible defect of a part belongs to its symptoms; a belt can be plucked whatever the part looks like.
      if ((value.about === 'part' || value.about === 'test') && !value.symptoms)
        yield faultAt({ file, path: 'about' }, 'check_without_symptoms', [
          `is about the ${value.about}, but does not list its symptoms`,
          'symptoms: the ids under which it is asked',
        ]);
      const stated = value.outcomes.some(({ statement }) => statement);
      if (stated && value.told === undefined)
        yield faultAt({ file, path: 'outcomes' }, 'statements_without_group', [
          'has statements, but no group for them',
          'told: tried, changed, where, when or display',
        ]);
      if (!stated && value.told !== undefined)
        yield faultAt({ file, path: 'told' }, 'group_without_statements', [
          'none of its outcomes has a statement',
          'a statement, or remove told',
        ]);
      // A question has at least two answers; a check that is never asked has only statements.
      const unasked = value.asked === false;
      if (!unasked && value.outcomes.length < 2)
        yield faultAt({ file, path: 'outcomes' }, 'one_answer', [
          'a question with only one answer tells nothing',
          'at least two outcomes, or asked: false',
        ]);
      if (unasked && !value.outcomes.every(({ statement }) => statement))
        yield faultAt({ file, path: 'asked' }, 'outcome_never_heard', [
          'is never asked, but has an outcome without a statement',
          'a statement for each outcome, or remove asked',
        ]);
      const raised = raisedBy(value);
      for (const [index, id] of (value.symptoms ?? []).entries()) {
        if (symptoms.get(id)?.value.causes.some(({ cause }) => raised.has(cause))) continue;
        yield faultAt({ file, path: `symptoms.${index}` }, 'check_of_other_symptom', [
          `no outcome makes a cause of "${id}" more likely`,
          'symptoms with a cause under `more`',
        ]);
      }
      for (const [index, { id, more, less }] of value.outcomes.entries()) {
        const path = `outcomes.${index}`;
        if (!more && !less)
          yield faultAt({ file, path }, 'idle_outcome', [
            `"${id}" does not affect any cause`,
            'causes under `more` or `less`',
          ]);
        for (const { at, cause } of duplicateCauses({ more, less }))
          yield faultAt({ file, path: `${path}.${at}` }, 'cause_moved_twice', [
            `"${id}" affects "${cause}" twice`,
            'one grade for each cause',
          ]);
        if (value.outcomes.findIndex((one) => one.id === id) !== index)
          yield faultAt({ file, path: `${path}.id` }, 'outcome_twice', [`the outcome id "${id}" is used twice`]);
      }
    }
  },
} satisfies LintRule;
