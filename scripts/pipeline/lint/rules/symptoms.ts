import { faultAt } from '../../../shared/problem.js';
import { duplicateCauses } from '../../check/check.js';
import { raisedBy, symptomsOf } from '../../compose/diagnosis.js';
import type { LintFinding, LintInput } from '../findings.js';

/** Causes that are blamed as a last resort: evidence raises their rank, an opinion does not. */
const LAST_RESORTS: readonly string[] = ['slicer-fault', 'firmware-fault'];

const ORDER = ['high', 'medium', 'low'];

/**
 * The causes of a symptom are in the order of their likelihood, each once; a software fault without a case comes last.
 */
export function* causesAreRanked({ dataset: { symptoms } }: LintInput): Iterable<LintFinding> {
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
}

/** Each cause of a symptom has a check that is asked there and can make it more likely. */
export function* causesCanBeChecked({ dataset }: LintInput): Iterable<LintFinding> {
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
}

/** Each symptom of a check has a cause that the check can make likelier, and each outcome affects a cause once. */
export function* checksFitTheirSymptoms({ dataset: { checks, symptoms } }: LintInput): Iterable<LintFinding> {
  for (const { file, value } of checks.values()) {
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
      for (const { at, cause } of duplicateCauses({ more, less }))
        yield faultAt({ file, path: `${path}.${at}` }, 'cause_moved_twice', [
          `"${id}" affects "${cause}" twice`,
          'one grade for each cause',
        ]);
      if (value.outcomes.findIndex((one) => one.id === id) !== index)
        yield faultAt({ file, path: `${path}.id` }, 'outcome_twice', [`the outcome id "${id}" is used twice`]);
    }
  }
}

/** Related symptoms name each other, and no symptom is related to itself. */
export function* relatedSymptomsAreMutual({ dataset: { symptoms } }: LintInput): Iterable<LintFinding> {
  for (const [id, { file, value }] of symptoms) {
    for (const [index, other] of value.related.entries()) {
      const path = `related.${index}`;
      if (other === id) yield faultAt({ file, path }, 'related_to_itself', ['is related to itself']);
      else if (!symptoms.get(other)?.value.related.includes(id)) {
        yield faultAt({ file, path }, 'one_way_relation', [
          `"${other}" does not list "${id}" as related`,
          `add ${id} there, or remove ${other} here`,
        ]);
      }
    }
  }
}
