import { faultAt } from '../../../shared/problem.js';
import type { LintRule } from '../findings.js';

export default {
  name: 'fixes-touch-what-shows',
  description: 'A fix changes something that shows where its symptom is seen, and does not bring that very symptom.',
  *check({ dataset: { symptoms, fixes, settings } }) {
    for (const { file, value: symptom } of symptoms.values())
      for (const [place, { fixes: listed }] of symptom.causes.entries())
        for (const [index, id] of listed.entries()) {
          const fix = fixes.get(id)?.value;
          const path = `causes.${place}.fixes.${index}`;
          const affects = settings.get(fix?.adjustment?.setting ?? '')?.value.affects ?? ['all'];
          if (!affects.includes('all') && !symptom.where.some((where) => affects.includes(where)))
            yield faultAt({ file, path }, 'fix_elsewhere', [
              `the fix "${id}" shows only at ${affects.join(', ')}, and the symptom at ${symptom.where.join(', ')}`,
              'a fix that touches what the symptom shows',
            ]);
          if (fix?.can_cause.includes(symptom.id))
            yield faultAt({ file, path }, 'fix_brings_symptom', [
              `the fix "${id}" can bring this very symptom`,
              'a fix that does not',
            ]);
        }
  },
} satisfies LintRule;
