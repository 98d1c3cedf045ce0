import type { Diagnosis } from '../../../../../schemas/generated/record.js';
import { near } from '../arguments.js';
import { allowedHint, type Failure, wrongUse } from '../failure.js';

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
  for (const [id] of statements) if (Object.hasOwn(answers, id)) throw repeated(id, id, '--statements');
  return Object.fromEntries(statements.flatMap(([id, outcome]) => (outcome === null ? [] : [[id, outcome]])));
}

/**
 * Parses `--answers`, such as `advance-zero=better,other-slicer=unknown`.
 *
 * @throws {Failure} for an unknown check or outcome, or a repeated check
 */
export function parseAnswers(texts: readonly string[], table: Diagnosis, where = '--answers'): Answers {
  const answers: Record<string, string | null> = {};
  for (const part of texts.flatMap((text) => text.split(',')).map((one) => one.trim())) {
    if (part === '') continue;
    const [id = '', given = '', ...more] = part.split('=').map((one) => one.trim());
    const check = table.checks.find((one) => one.id === id);
    if (!check)
      throw wrongUse(
        'unknown_check',
        { en: `Unknown check "${id}".`, zh: `没有名为“${id}”的检查项。` },
        {
          ...{ where, value: part },
          suggestions: near(
            id,
            table.checks.map((one) => one.id),
          ),
          hint: { en: `Write it as ${where} check=outcome,…`, zh: `写法：${where} 检查项=结果,…` },
        },
      );
    if (Object.hasOwn(answers, id)) throw repeated(id, part, where);
    const outcome = check.outcomes.find((one) => one.id === given);
    if (more.length > 0 || (!outcome && !['unknown', 'skip'].includes(given)))
      throw wrongUse(
        'unknown_outcome',
        { en: `Unknown outcome of ${id} "${given}".`, zh: `没有名为“${given}”的${id} 的结果。` },
        { where, value: part, hint: allowedHint([...check.outcomes.map((one) => one.id), 'unknown']) },
      );
    answers[id] = outcome ? outcome.id : null;
  }
  return answers;
}

function repeated(id: string, value: string, where: string): Failure {
  return wrongUse(
    'repeated_check',
    { en: `${id} is answered more than once.`, zh: `${id} 重复回答。` },
    { where, value },
  );
}
