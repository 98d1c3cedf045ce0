import { checkOf, type RankReason, type RankTable } from '../../../core/troubleshoot/diagnose/rank.js';
import type { Say, TextPair } from '../../../core/words/language.js';
import type { Diagnosis } from '../../../schemas/generated/record.js';
import { type CheckAnswer, SKIPPED, UNKNOWN, type View } from './view.js';

/** The grade by which a reason changed the likelihood of a cause. */
export function gradeOf(
  { factor }: Pick<RankReason, 'factor'>,
  { grades }: Pick<Diagnosis, 'grades'>,
): keyof Diagnosis['grades'] {
  const size = Math.max(factor, 1 / factor);
  const names = Object.keys(grades) as (keyof Diagnosis['grades'])[];
  return names.find((name) => Math.abs(grades[name] - size) < 1e-9) ?? 'slightly';
}

/** The outcome of an answer; undefined if it has no information. */
export function outcomeOf(table: Pick<RankTable, 'checks'>, { check, outcome }: CheckAnswer) {
  return checkOf(table, check).outcomes.find(({ id }) => id === outcome);
}

/** The answers without information. */
export const NO_OUTCOMES: Readonly<Record<string, TextPair>> = {
  [UNKNOWN]: ['I don’t know', '不知道'],
  [SKIPPED]: ['I cannot do that: skip', '无法检查，跳过'],
};

/** An answer to a question as text. */
export function outcomeText(table: RankTable, answer: CheckAnswer, say: Say): string {
  const outcome = outcomeOf(table, answer);
  return outcome ? say(outcome.text, outcome.text_zh) : say(...(NO_OUTCOMES[answer.outcome] ?? ['', '']));
}

/** An answer phrased as a statement of the owner. */
export function statementText(table: RankTable, answer: CheckAnswer, say: Say): string {
  const outcome = outcomeOf(table, answer);
  return outcome ? say(outcome.statement ?? outcome.text, outcome.statement_zh ?? outcome.text_zh) : '';
}

/** All that was ticked and answered, one line each. */
export function answerTexts(table: RankTable, { statements, answers }: View, say: Say): string[] {
  return [
    ...statements.map((one) => statementText(table, one, say)),
    ...answers.map((one) => {
      const { instructions, instructions_zh } = checkOf(table, one.check);
      return `${say(instructions, instructions_zh)} -> ${outcomeText(table, one, say)}`;
    }),
  ];
}
