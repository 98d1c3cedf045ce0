import { faultAt } from '../../../shared/problem.js';
import type { LintRule } from '../findings.js';

export default {
  name: 'codes-have-symptoms',
  description: 'Each code names its symptom or the reason why there is none, but not both.',
  *check({ dataset }) {
    for (const { file, value } of dataset.codes.values())
      for (const [index, { code, symptoms, no_symptom }] of value.codes.entries()) {
        const path = `codes.${index}`;
        if (!symptoms && !no_symptom && !value.no_symptom)
          yield faultAt({ file, path: `${path}.code` }, 'code_without_symptom', [
            `"${code}" names no symptom`,
            'symptoms, or no_symptom with the reason',
          ]);
        if (symptoms && no_symptom)
          yield faultAt({ file, path: `${path}.no_symptom` }, 'code_with_both', [
            `"${code}" names a symptom and a reason for having none`,
            'one of them',
          ]);
      }
  },
} satisfies LintRule;
