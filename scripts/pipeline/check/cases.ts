import { type CheckProblem, faultAt } from '../../shared/problem.js';
import type { Dataset } from '../load/dataset.js';
import { repeated } from './unknown-id.js';

/**
 * Checks solved cases: each answer is an outcome of its check, and no symptom cites a case that is held out or has
 * another cause.
 */
export function* checkCases({ cases, heldOut, symptoms, checks }: Dataset): Iterable<CheckProblem> {
  for (const [{ file }, first] of repeated(cases.values(), ({ value }) => value.source))
    yield faultAt({ file, path: 'source' }, 'case_source_twice', [
      `is also the source of the case "${first.value.id}"`,
      'one case per source',
    ]);
  for (const { file, value } of cases.values()) {
    if (!namesSource(value.id, value.source))
      yield faultAt({ file, path: 'source' }, 'case_of_another_source', [
        `does not match the source in the id "${value.id}": ${value.source}`,
        'the thread in which the case was read; its id contains the name and number of the thread',
      ]);
    for (const [id, outcome] of Object.entries(value.answers ?? {})) {
      const outcomes = checks.get(id)?.value.outcomes.map((one) => one.id);
      if (outcomes && !outcomes.includes(outcome))
        yield faultAt({ file, path: `answers.${id}` }, 'unknown_outcome', [
          `"${id}" has no outcome "${outcome}"`,
          outcomes.join(', '),
        ]);
    }
  }
  const held = new Set(heldOut.value.cases);
  for (const { file, value } of symptoms.values()) {
    for (const [index, { cause, cases: cited = [] }] of value.causes.entries()) {
      for (const id of cited) {
        const path = `causes.${index}.cases`;
        const solved = cases.get(id)?.value;
        if (held.has(id))
          yield faultAt({ file, path }, 'case_held_out', [
            `the case "${id}" is held out: no likelihood may be based on it`,
          ]);
        else if (solved && !(solved.cause === cause && solved.symptoms.includes(value.id)))
          yield faultAt({ file, path }, 'case_of_another_cause', [
            `the case "${id}" is not a case of "${cause}" under "${value.id}"`,
          ]);
      }
    }
  }
}

/** The URL of a repository thread: site, owner, repository and number. */
const THREAD = /^https:\/\/([^/]+)\/([^/]+)\/([^/]+)\/(?:issues|pull|discussions)\/(\d+)/;

/** Whether the id of a case names its thread, by repository or site, and number. */
function namesSource(id: string, source: string): boolean {
  const [, host = '', owner = '', repository = '', number = ''] = THREAD.exec(source) ?? [];
  if (number === '') return true;
  const names = host === 'github.com' ? [owner, repository] : [host.replace(/^www\./, '').split('.')[0] ?? ''];
  return (
    id.endsWith(`-${number}`) && names.some((name) => id.startsWith(name.toLowerCase().replace(/[^a-z0-9]+/g, '-')))
  );
}
