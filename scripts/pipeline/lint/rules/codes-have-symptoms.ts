import type { LintRule } from '../lint-rule.js';

export default {
  name: 'codes-have-symptoms',
  description: 'Each code names its symptom or the reason why there is none, but not both.',
  *check({ dataset }) {
    for (const { file, value } of dataset.codes.values())
      for (const [index, { code, symptoms, no_symptom }] of value.codes.entries()) {
        const path = `codes.${index}`;
        if (!symptoms && !no_symptom && !value.no_symptom)
          yield { file, path: `${path}.code`, code: 'code_without_symptom', parameters: { text: code } };
        if (symptoms && no_symptom)
          yield { file, path: `${path}.no_symptom`, code: 'code_with_both', parameters: { text: code } };
      }
  },
} satisfies LintRule;
