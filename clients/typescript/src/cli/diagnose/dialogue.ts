import { checkOf, type DiagnosisQuery } from '../../../../../core/troubleshoot/diagnose/rank.js';
import { type DiagnosisStep, nextStep } from '../../../../../core/troubleshoot/diagnose/step.js';
import type { Diagnosis } from '../../../../../schemas/generated/record.js';
import type { Context } from '../command.js';
import type { Answers } from './answers.js';
import type { Check } from './case.js';
import type { Prompt } from './prompt.js';
import { writeQuestion, writeRanking } from './show.js';

/** What a talk comes to. */
export interface DialogueResult {
  answers: Answers;
  step: DiagnosisStep;
}

/** What one types besides the number of an outcome. */
const KEYS = { back: 'b', unknown: 's', why: 'w', ranking: 'r', quit: 'q' } as const;

/** Asks one question after the other until a cause is clear, nothing more can be told, or somebody has enough. */
export async function runDialogue(
  table: Diagnosis,
  query: DiagnosisQuery,
  asker: Prompt,
  context: Context,
): Promise<DialogueResult> {
  const answers: [check: string, outcome: string | null][] = Object.entries(query.answers ?? {});
  const now = (): DialogueResult => {
    const known = Object.fromEntries(answers);
    return { answers: known, step: nextStep(table, { ...query, answers: known }) };
  };
  writeKeys(context);
  for (;;) {
    const { step } = now();
    if (!step.question) return now();
    const check = checkOf(table, step.question.check);
    context.output.write((paper) => {
      writeQuestion(
        paper,
        check,
        check.outcomes.map((_, place) => String(place + 1)),
        answers.length + 1,
        context,
      );
    });
    const typed = await reply(check, step, table, asker, context);
    if (typed === null || typed === KEYS.quit) return now();
    if (typed === KEYS.back) answers.pop();
    else answers.push([check.id, typed === KEYS.unknown ? null : (check.outcomes[Number(typed) - 1]?.id ?? null)]);
  }
}

/** What somebody types for a question that is one of the answers to it; null: nothing more is typed. */
async function reply(
  check: Check,
  step: DiagnosisStep,
  table: Diagnosis,
  asker: Prompt,
  context: Context,
): Promise<string | null> {
  const { output, say } = context;
  for (;;) {
    const typed = (await asker.next())?.toLowerCase();
    if (typed === undefined) return null;
    if (typed === KEYS.why) output.write((paper) => paper.text(say(check.why, check.why_zh), { indent: 2 }));
    else if (typed === KEYS.ranking) output.write((paper) => writeRanking(paper, step, table, context));
    else if ((/^\d+$/.test(typed) && check.outcomes[Number(typed) - 1]) || Object.values<string>(KEYS).includes(typed))
      return typed;
    else
      output.write((paper) =>
        paper.text(
          say(
            `Type a number from 1 to ${check.outcomes.length}, or one of: ${Object.values(KEYS).join(', ')}`,
            `请输入 1 到 ${check.outcomes.length} 的数字，或：${Object.values(KEYS).join('、')}`,
          ),
          { tone: 'warning' },
        ),
      );
  }
}

function writeKeys({ output, say }: Context): void {
  const { back, unknown, why, ranking, quit } = KEYS;
  output.write((paper) =>
    paper
      .gap()
      .text(
        say(
          `Type the number of the result; ${unknown}: none of these, or I cannot tell; ${back}: back; ${why}: why this is asked; ${ranking}: how likely each cause is; ${quit}: stop here`,
          `请输入结果的编号；${unknown}：都不是或说不准；${back}：返回上一题；${why}：为什么问这个；${ranking}：各原因的可能性；${quit}：结束`,
        ),
        { tone: 'quiet' },
      ),
  );
}
