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
          message: `speaks of the ${value.about}, but does not say for which symptoms`,
          allowed: 'symptoms: the ids under which it is asked',
        };
      const raised = raisedBy(value);
      for (const [index, id] of (value.symptoms ?? []).entries()) {
        if (symptoms.get(id)?.value.causes.some(({ cause }) => raised.has(cause))) continue;
        yield {
          file,
          path: `symptoms.${index}`,
          message: `no outcome makes a cause of "${id}" more likely`,
          allowed: 'symptoms with a cause under `more`',
        };
      }
      for (const [index, { id, more, less }] of value.outcomes.entries()) {
        const path = `outcomes.${index}`;
        if (!more && !less)
          yield { file, path, message: `"${id}" moves no cause`, allowed: 'causes under `more` or `less`' };
        for (const { at, cause } of duplicateCauses({ more, less }))
          yield {
            file,
            path: `${path}.${at}`,
            message: `"${id}" moves "${cause}" twice`,
            allowed: 'one grade for each cause',
          };
        if (value.outcomes.findIndex((one) => one.id === id) !== index)
          yield { file, path: `${path}.id`, message: `there are two outcomes "${id}"` };
      }
    }
  },
} satisfies LintRule;
