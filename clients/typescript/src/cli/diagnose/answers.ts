import type { Diagnosis } from '../../../../../schemas/generated/record.js';
import { near } from '../arguments.js';
import { type Failure, wrongUse } from '../failure.js';

/** Answers that say nothing about a check. */
export const SKIPPED_ANSWERS: readonly string[] = ['unknown', 'skip'];

/** Outcome by check, in the order of the questions; null: not known. */
export type Answers = Readonly<Record<string, string | null>>;

/** What was told before anything was asked: outcome by check. */
export type Statements = Readonly<Record<string, string>>;

/**
 * Statements as `--told` has them, `dried=same,what-changed=nozzle`. A check whose outcome is no statement may be told too.
 *
 * @throws {Failure} for a check or an outcome that there is not, or a check that is told twice or answered too
 */
export function parseStatements(texts: readonly string[], answers: Answers, table: Diagnosis): Statements {
  const told = Object.entries(parseAnswers(texts, table, '--told'));
  for (const [id] of told) if (Object.hasOwn(answers, id)) throw repeated(id, id, '--told');
  return Object.fromEntries(told.flatMap(([id, outcome]) => (outcome === null ? [] : [[id, outcome]])));
}

/**
 * Answers as `--answers` has them, `advance-zero=better,other-slicer=unknown`.
 *
 * @throws {Failure} for a check or an outcome that there is not, or a check that is answered twice
 */
export function parseAnswers(texts: readonly string[], table: Diagnosis, option = '--answers'): Answers {
  const answers: Record<string, string | null> = {};
  for (const part of texts.flatMap((text) => text.split(',')).map((one) => one.trim())) {
    if (part === '') continue;
    const [id = '', told = '', ...more] = part.split('=').map((one) => one.trim());
    const check = table.checks.find((one) => one.id === id);
    if (!check) throw unknown(option, part, 'unknown_check', 'check', '检查项', id, table.checks);
    if (Object.hasOwn(answers, id)) throw repeated(id, part, option);
    const outcome = check.outcomes.find((one) => one.id === told);
    const skipped = more.length === 0 && SKIPPED_ANSWERS.includes(told);
    if (more.length > 0 || (!outcome && !skipped))
      throw unknown(
        option,
        part,
        'unknown_outcome',
        `outcome of ${id}`,
        `${id} 的结果`,
        told,
        [...check.outcomes, { id: 'unknown' }],
        true,
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

function unknown(
  where: string,
  value: string,
  code: string,
  what: string,
  whatZh: string,
  id: string,
  known: readonly { id: string }[],
  few = false,
): Failure {
  const ids = known.map((one) => one.id);
  return wrongUse(
    code,
    { en: `Unknown ${what} "${id}".`, zh: `没有名为“${id}”的${whatZh}。` },
    {
      where,
      value,
      suggestions: few ? [] : near(id, ids),
      hint: few
        ? { en: `Allowed: ${ids.join(', ')}`, zh: `可用的值：${ids.join('、')}` }
        : { en: `Write it as ${where} check=outcome,…`, zh: `写法：${where} 检查项=结果,…` },
    },
  );
}
