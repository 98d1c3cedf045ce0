import { createInterface } from 'node:readline';
import { checkOf, type DiagnosisQuery } from '../../../../../core/troubleshoot/diagnose/rank.js';
import { type DiagnosisStep, nextStep } from '../../../../../core/troubleshoot/diagnose/step.js';
import type { Diagnosis } from '../../../../../schemas/generated/record.js';
import type { Found } from '../../parts/find.js';
import type { Context, Host } from '../command.js';
import type { Answers } from './answers.js';
import { type Check, writeQuestion, writeRanking } from './show.js';

/** Lines typed by the user, one per question; ends at the end of input or if the call is interrupted. */
export class Prompt {
  private readonly lines: AsyncIterator<string>;
  private readonly close: () => void;

  constructor(private readonly host: Host) {
    const reader = createInterface({ input: host.stdin, terminal: false });
    this.close = () => reader.close();
    this.lines = reader[Symbol.asyncIterator]();
    host.signal.addEventListener('abort', this.close, { once: true });
  }

  /** The next line, trimmed; null: end of input. */
  async next(): Promise<string | null> {
    if (this.host.signal.aborted) return null;
    this.host.stdout.write('> ');
    const { value, done } = await this.lines.next();
    if (done) this.host.stdout.write('\n');
    return done ? null : String(value).trim();
  }

  end(): void {
    this.host.signal.removeEventListener('abort', this.close);
    this.close();
  }
}

/** The keys other than the number of an outcome. */
const KEYS = { back: 'b', unknown: 's', why: 'w', ranking: 'r', quit: 'q' } as const;

/** Asks questions until a cause is clear, no question helps any further, or the user stops. */
export async function runDialogue(
  table: Diagnosis,
  query: DiagnosisQuery,
  prompt: Prompt,
  context: Context,
): Promise<{ answers: Answers; step: DiagnosisStep }> {
  const { output, say } = context;
  const typed: [check: string, outcome: string | null][] = Object.entries(query.answers ?? {});
  const { back, unknown, why, ranking, quit } = KEYS;
  const keys = say(
    `Type the number of the result; ${unknown}: none of these, or I cannot tell; ${back}: back; ${why}: why this is asked; ${ranking}: how likely each cause is; ${quit}: stop here`,
    `请输入结果的编号；${unknown}：都不是或说不准；${back}：返回上一题；${why}：为什么问这个；${ranking}：各原因的可能性；${quit}：结束`,
  );
  output.write((paper) => paper.gap().quiet(keys));
  for (;;) {
    const answers = Object.fromEntries(typed);
    const step = nextStep(table, { ...query, answers });
    if (!step.question) return { answers, step };
    const check = checkOf(table, step.question.check);
    const numbers = check.outcomes.map((_, place) => String(place + 1));
    output.write((paper) => writeQuestion(paper, check, numbers, typed.length + 1, context));
    const key = await reply(check, step, table, prompt, context);
    if (key === null || key === KEYS.quit) return { answers, step };
    if (key === KEYS.back) typed.pop();
    else typed.push([check.id, key === KEYS.unknown ? null : (check.outcomes[Number(key) - 1]?.id ?? null)]);
  }
}

/** The key or number that answers a question; null: end of input. */
async function reply(
  check: Check,
  step: DiagnosisStep,
  table: Diagnosis,
  prompt: Prompt,
  context: Context,
): Promise<string | null> {
  const { output, say } = context;
  const keys = Object.values<string>(KEYS);
  const help = say(
    `Type a number from 1 to ${check.outcomes.length}, or one of: ${keys.join(', ')}`,
    `请输入 1 到 ${check.outcomes.length} 的数字，或：${keys.join('、')}`,
  );
  for (;;) {
    const typed = (await prompt.next())?.toLowerCase();
    if (typed === undefined) return null;
    if (typed === KEYS.why) output.write((paper) => paper.text(say(check.reason, check.reason_zh), { indent: 2 }));
    else if (typed === KEYS.ranking) output.write((paper) => writeRanking(paper, step, table, context));
    else if (keys.includes(typed) || (/^\d+$/.test(typed) && check.outcomes[Number(typed) - 1])) return typed;
    else output.write((paper) => paper.text(help, { tone: 'warning' }));
  }
}

const MOST = 8;

/** Lets the user search for their symptom; null: they gave up. */
export async function chooseSymptom({ data, output, say, signal }: Context, prompt: Prompt): Promise<string | null> {
  const ask = say(
    'What do you see? Type a few words, such as: strings, does not stick',
    '您看到了什么现象？输入几个词，如：拉丝、粘不住',
  );
  output.write((paper) => paper.title(ask));
  let found: Found[] = [];
  for (;;) {
    const typed = await prompt.next();
    if (typed === null || typed === 'q') return null;
    const chosen = /^\d+$/.test(typed) ? found[Number(typed) - 1] : undefined;
    if (chosen) return chosen.id;
    found = typed === '' ? [] : await data().find(typed, { kinds: ['symptoms'], limit: MOST, signal });
    output.write((paper) => {
      if (found.length === 0) return paper.text(say('No match: try other words.', '没有找到，请换个说法。'));
      for (const [place, { name, name_zh }] of found.entries())
        paper.text(say(name, name_zh), { indent: 2, mark: `${place + 1}  ` });
      return paper.quiet(say('Type the number, or different words.', '请输入编号，或换个说法。'));
    });
  }
}
