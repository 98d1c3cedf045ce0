import { checkOf, type RankReason } from '../../../core/troubleshoot/diagnose/rank.js';
import type { Writer } from '../../../core/words/values.js';
import type { Diagnosis } from '../../../schemas/generated/record.js';
import type { CheckAnswer } from './view.js';

/** The grade by which a reason changed the likelihood of a cause. */
export function gradeOf(
  { factor }: Pick<RankReason, 'factor'>,
  { grades }: Pick<Diagnosis, 'grades'>,
): keyof Diagnosis['grades'] {
  const size = Math.max(factor, 1 / factor);
  const names = Object.keys(grades) as (keyof Diagnosis['grades'])[];
  return names.find((name) => Math.abs(grades[name] - size) < 1e-9) ?? 'slightly';
}

/** The outcome of an answer; null if it has no information. */
export function outcomeOf(
  table: Pick<Diagnosis, 'checks'>,
  { check, outcome }: CheckAnswer,
): Diagnosis['checks'][number]['outcomes'][number] | null {
  return checkOf(table, check).outcomes.find(({ id }) => id === outcome) ?? null;
}

/** An answer phrased as a statement of the owner. */
export function statementText(table: Pick<Diagnosis, 'checks'>, answer: CheckAnswer, writer: Writer): string {
  const outcome = outcomeOf(table, answer);
  return outcome ? writer.say(outcome.statement ?? outcome.text, outcome.statement_zh ?? outcome.text_zh) : '';
}
