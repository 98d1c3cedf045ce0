import { percent } from '../../../../../core/diagnose/percent.js';
import type { Step } from '../../../../../core/diagnose/step.js';
import { resolveRule } from '../../../../../core/resolve-rule.js';
import type { Diagnosis, Rule } from '../../../../../schemas/generated/record.js';
import type { Context } from '../command.js';
import { writeCause } from '../fix/cause.js';
import type { Paper } from '../paper.js';
import { setupCall } from '../setup/setup-words.js';
import type { ToldSetup } from '../setup/told-setup.js';
import { Footnotes } from '../show/footnotes.js';
import { ofBoth } from '../show/tongue.js';
import type { Answers } from './told-answers.js';
import { type Check, causeName, effortWords } from './words.js';

/** So many causes are shown; the others are less likely. */
const IN_SIGHT = 6;

/** How likely each cause is. */
export function writeRanking(paper: Paper, { ranked }: Step, table: Diagnosis, context: Context): void {
  const { say } = context;
  paper.title(say('How likely each cause is', '各原因的可能性'));
  paper.facts(
    ranked
      .slice(0, IN_SIGHT)
      .map(({ cause, share }) => [`${percent(share)} %`.padStart(5), causeName(table, cause, context)]),
    2,
  );
  if (ranked.length > IN_SIGHT)
    paper.text(
      say(
        `and ${ranked.length - IN_SIGHT} less likely ones`,
        `以及另外 ${ranked.length - IN_SIGHT} 个可能性较小的原因`,
      ),
      { indent: 2, tone: 'quiet' },
    );
}

/** A question with its outcomes, each with what is typed for it. */
export function writeQuestion(
  paper: Paper,
  check: Check,
  marks: readonly string[],
  number: number,
  context: Context,
): void {
  const { say, language } = context;
  paper.title(
    `${say(`Question ${number}`, `问题 ${number}`)}${say(': ', '：')}${ofBoth(language, check.do, check.do_zh)}`,
  );
  paper.text(effortWords(check, context), { indent: 2, tone: 'quiet' });
  for (const [place, { text, text_zh }] of check.outcomes.entries())
    paper.text(ofBoth(language, text, text_zh), { indent: 2, mark: `${marks[place]}  ` });
}

const ENDS: Readonly<Record<NonNullable<Step['end']>, readonly [en: string, zh: string]>> = {
  clear: ['What you told makes this cause stand out:', '根据您提供的信息，这个原因明显突出：'],
  nothing_left: [
    'No question that is left would tell more. Begin with this cause, then go on with the next ones:',
    '剩下的问题已不能提供更多信息。请先处理这个原因，再依次处理后面的原因：',
  ],
  enough: [
    'Enough was asked. Begin with this cause, then go on with the next ones:',
    '已经问得够多了。请先处理这个原因，再依次处理后面的原因：',
  ],
};

/** What the questions came to: the likeliest cause with what to do about it. */
export function writeResult(paper: Paper, step: Step, rule: Rule, told: ToldSetup, context: Context): void {
  const { say } = context;
  const [best] = step.ranked;
  if (!best) {
    paper
      .gap()
      .text(say('Your setup rules out every cause that is known for this.', '您的配置排除了该现象的全部已知原因。'));
    return;
  }
  if (step.end) paper.gap().text(say(...ENDS[step.end]));
  const answer = resolveRule(rule, told.setup);
  const cause = answer.causes.find(({ id }) => id === best.cause);
  if (cause) writeCause(paper, cause, '', { rule, told, answer }, new Footnotes(), { ...context, flag: () => false });
}

/** The call that comes to the same place again. */
export function callFor(symptoms: readonly string[], answers: Answers, told: ToldSetup): string {
  const given = Object.entries(answers).map(([check, outcome]) => `${check}=${outcome ?? 'unknown'}`);
  const parts = [...symptoms, setupCall(told), given.length > 0 && `--answers ${given.join(',')}`];
  return `open-print-data diagnose ${parts.filter(Boolean).join(' ')}`;
}
