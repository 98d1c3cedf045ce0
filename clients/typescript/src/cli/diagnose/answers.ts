import type { Diagnosis } from '../../../../../schemas/generated/record.js';
import { near } from '../arguments.js';
import { failure, listed } from '../failure.js';

/** Outcomes by check, in the order of the questions; null: unknown. */
export type Answers = Readonly<Record<string, string | null>>;

/** Facts known before the first question: outcomes by check. */
export type Statements = Readonly<Record<string, string>>;

/**
 * Parses `--statements`, such as `dried=same,what-changed=nozzle`; checks without statements are accepted too.
 *
 * @throws {Failure} for an unknown check or outcome, or a check that is repeated or also answered
 */
export function parseStatements(texts: readonly string[], answers: Answers, table: Diagnosis): Statements {
  const statements = Object.entries(parseAnswers(texts, table, '--statements'));
  for (const [id] of statements)
    if (Object.hasOwn(answers, id)) throw failure('repeated_check', { where: '--statements', value: id }, { id });
  return Object.fromEntries(statements.flatMap(([id, outcome]) => (outcome === null ? [] : [[id, outcome]])));
}

/**
 * Parses `--answers`, such as `advance-zero=better,other-slicer=unknown`.
 *
 * @throws {Failure} for an unknown check or outcome, or a repeated check
 */
export function parseAnswers(texts: readonly string[], table: Diagnosis, where = '--answers'): Answers {
  const answers: Record<string, string | null> = {};
  const ids = table.checks.map((one) => one.id);
  for (const part of texts.flatMap((text) => text.split(',')).map((one) => one.trim())) {
    if (part === '') continue;
    const [id = '', given = '', ...more] = part.split('=').map((one) => one.trim());
    const check = table.checks.find((one) => one.id === id);
    if (!check) throw failure('unknown_check', { where, value: part, suggestions: near(id, ids) }, { id });
    if (Object.hasOwn(answers, id)) throw failure('repeated_check', { where, value: part }, { id });
    const outcome = check.outcomes.find((one) => one.id === given);
    if (more.length > 0 || (!outcome && !['unknown', 'skip'].includes(given)))
      throw failure(
        'unknown_outcome',
        { where, value: part },
        { id, outcome: given, choices: listed([...check.outcomes.map((one) => one.id), 'unknown']) },
      );
    answers[id] = outcome ? outcome.id : null;
  }
  return answers;
}
