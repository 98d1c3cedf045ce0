import { faultAt } from '../../../shared/problem.js';
import type { LintRule } from '../findings.js';

/** Causes that are blamed as a last resort: evidence raises their rank, an opinion does not. */
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
          yield faultAt({ file, path: `causes.${index}.likelihood` }, 'unranked_cause', [
            `"${likelihood}" comes after "${before}"`,
            'most likely first',
          ]);
        }
        if (blamed[index] && (likelihood !== 'low' || blamed.indexOf(false, firstBlamed) > index))
          yield faultAt({ file, path: `causes.${index}.cause` }, 'fault_without_case', [
            `"${cause}" has no solved case`,
            'low, after all other causes; or a case',
          ]);
        if (seen.has(cause))
          yield faultAt({ file, path: `causes.${index}.cause` }, 'cause_twice', [`"${cause}" is listed twice`]);
        seen.add(cause);
      }
    }
  },
} satisfies LintRule;
