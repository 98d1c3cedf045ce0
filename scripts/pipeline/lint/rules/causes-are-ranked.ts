import type { LintRule } from '../lint-rule.js';

/** What is blamed when nothing else is left: evidence moves it up, an opinion does not. */
const LAST_RESORTS: readonly string[] = ['slicer-fault', 'firmware-fault'];

const ORDER = ['high', 'medium', 'low'];

export default {
  name: 'causes-are-ranked',
  description:
    'The causes of a symptom are in the order of their likelihood, each once; a software fault without a case comes last.',
  *check({ dataset: { symptoms } }) {
    for (const { file, value } of symptoms.values()) {
      const seen = new Set<string>();
      const blamed = value.causes.map(({ cause, cases }) => LAST_RESORTS.includes(cause) && !cases);
      const firstBlamed = blamed.indexOf(true);
      for (const [index, { cause, likelihood }] of value.causes.entries()) {
        const before = value.causes[index - 1]?.likelihood;
        if (before !== undefined && ORDER.indexOf(likelihood) < ORDER.indexOf(before)) {
          yield {
            file,
            path: `causes.${index}.likelihood`,
            code: 'unranked_cause',
            parameters: { likelihood, before },
          };
        }
        if (blamed[index] && (likelihood !== 'low' || blamed.indexOf(false, firstBlamed) > index))
          yield { file, path: `causes.${index}.cause`, code: 'fault_without_case', parameters: { cause } };
        if (seen.has(cause)) yield { file, path: `causes.${index}.cause`, code: 'cause_twice', parameters: { cause } };
        seen.add(cause);
      }
    }
  },
} satisfies LintRule;
