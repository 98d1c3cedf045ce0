import type { CaseSource } from '../../../schemas/generated/source.js';
import type { Dataset } from '../load/dataset.js';
import type { CheckProblem } from './unknown-id.js';

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
        message: `is the source of the case "${before}" as well`,
        allowed: 'one case for each source',
      };
    for (const [id, outcome] of Object.entries(value.answers ?? {})) {
      const outcomes = checks.get(id)?.value.outcomes.map((one) => one.id);
      if (outcomes && !outcomes.includes(outcome))
        yield {
          file,
          path: `answers.${id}`,
          message: `"${id}" has no outcome "${outcome}"`,
          allowed: outcomes.join(', '),
        };
    }
  }
  const held = new Set(heldOut.value.cases);
  for (const { file, value } of symptoms.values()) {
    for (const [index, { cause, cases: cited = [] }] of value.causes.entries()) {
      for (const id of cited) {
        const path = `causes.${index}.cases`;
        const solved = cases.get(id)?.value;
        if (held.has(id)) yield { file, path, message: `the case "${id}" is held out: nothing may rest on it` };
        else if (
          solved &&
          !isBroken(solved, symptoms, causes) &&
          !(solved.cause === cause && solved.symptoms.includes(value.id))
        )
          yield { file, path, message: `the case "${id}" is not one of "${cause}" under "${value.id}"` };
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
