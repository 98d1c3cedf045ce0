import type { CaseSource } from '../../../schemas/generated/source.js';
import type { CheckProblem } from '../../shared/problem.js';
import type { Dataset } from '../load/dataset.js';

/**
 * Checks solved cases: that what they answer is an outcome of the check, and that a symptom cites none that is held out,
 * or of another cause.
 */
export function* checkCases({ cases, heldOut, symptoms, causes, checks }: Dataset): Iterable<CheckProblem> {
  const read = new Map<string, string>();
  for (const { file, value } of cases.values()) {
    const before = read.get(value.source);
    if (before === undefined) read.set(value.source, value.id);
    else
      yield {
        file,
        path: 'source',
        code: 'case_source_twice',
        parameters: { before },
      };
    for (const [id, outcome] of Object.entries(value.answers ?? {})) {
      const outcomes = checks.get(id)?.value.outcomes.map((one) => one.id);
      if (outcomes && !outcomes.includes(outcome))
        yield {
          file,
          path: `answers.${id}`,
          code: 'unknown_outcome',
          parameters: { check: id, outcome, outcomes },
        };
    }
  }
  const held = new Set(heldOut.value.cases);
  for (const { file, value } of symptoms.values()) {
    for (const [index, { cause, cases: cited = [] }] of value.causes.entries()) {
      for (const id of cited) {
        const path = `causes.${index}.cases`;
        const solved = cases.get(id)?.value;
        if (held.has(id)) yield { file, path, code: 'case_held_out', parameters: { id } };
        else if (
          solved &&
          !isBroken(solved, symptoms, causes) &&
          !(solved.cause === cause && solved.symptoms.includes(value.id))
        )
          yield { file, path, code: 'case_of_another_cause', parameters: { id, cause, symptom: value.id } };
      }
    }
  }
}

/** Whether a case names a symptom or a cause that does not exist, which the reference check reports. */
function isBroken(
  { symptoms: ids, cause }: CaseSource,
  symptoms: Dataset['symptoms'],
  causes: Dataset['causes'],
): boolean {
  return ids.some((id) => !symptoms.has(id)) || (cause !== undefined && cause !== null && !causes.has(cause));
}
