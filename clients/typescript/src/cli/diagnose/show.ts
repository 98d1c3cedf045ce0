import { percent } from '../../../../../core/troubleshoot/diagnose/percent.js';
import { type StatementGroup, statementsOf } from '../../../../../core/troubleshoot/diagnose/statements.js';
import type { DiagnosisStep } from '../../../../../core/troubleshoot/diagnose/step.js';
import type { SetupFacts } from '../../../../../core/troubleshoot/resolve/facts.js';
import { viewRule } from '../../../../../core/troubleshoot/resolve/rule-view.js';
import type { Diagnosis, Rule } from '../../../../../schemas/generated/record.js';
import type { Context } from '../command.js';
import { writeCause } from '../fix/cause.js';
import { setupCall } from '../setup/format-setup.js';
import type { GivenSetup } from '../setup/read-setup.js';
import { Footnotes } from '../show/footnotes.js';
import type { TextWriter } from '../text-writer.js';
import type { Answers } from './answers.js';
import { type Case, type Check, causeName, formatEffort } from './case.js';

/** So many causes are shown; the others are less likely. */
const IN_SIGHT = 6;

/** How likely each cause is. */
export function writeRanking(paper: TextWriter, { ranked }: DiagnosisStep, table: Diagnosis, context: Context): void {
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
  paper: TextWriter,
  check: Check,
  marks: readonly string[],
  number: number,
  context: Context,
): void {
  const { say } = context;
  paper.title(`${say(`Question ${number}`, `问题 ${number}`)}${say(': ', '：')}${say(check.do, check.do_zh)}`);
  paper.text(formatEffort(check, context), { indent: 2, tone: 'quiet' });
  for (const [place, { text, text_zh }] of check.outcomes.entries())
    paper.text(say(text, text_zh), { indent: 2, mark: `${marks[place]}  ` });
}

const ENDS: Readonly<Record<NonNullable<DiagnosisStep['end']>, readonly [en: string, zh: string]>> = {
  clear: ['With what you reported, this cause stands out:', '根据您提供的信息，这个原因明显突出：'],
  nothing_left: [
    'No further question would help. Start with this cause, then continue with the next ones:',
    '剩下的问题已不能提供更多信息。请先处理这个原因，再依次处理后面的原因：',
  ],
  enough: [
    'That is enough questions. Start with this cause, then continue with the next ones:',
    '已经问得够多了。请先处理这个原因，再依次处理后面的原因：',
  ],
};

/** What the questions came to: the likeliest cause with what to do about it. */
export function writeResult(
  paper: TextWriter,
  step: DiagnosisStep,
  rule: Rule,
  told: GivenSetup,
  context: Context,
): void {
  const { say } = context;
  const [best] = step.ranked;
  if (!best) {
    paper.gap().text(say('Your setup rules out every known cause of this.', '您的配置排除了该现象的全部已知原因。'));
    return;
  }
  if (step.end) paper.gap().text(say(...ENDS[step.end]));
  const { causes } = viewRule(rule, told.setup, context.language);
  const cause = causes.find(({ id }) => id === best.cause);
  if (cause) writeCause(paper, cause, '', rule, new Footnotes(), { ...context, flag: () => false });
}

/** The call that comes to the same place again. */
export function callFor({ symptoms, reported, statements, answers, told }: Omit<Case, 'table'>): string {
  const option = (name: string, given: Answers) => {
    const all = Object.entries(given).map(([check, outcome]) => `${check}=${outcome ?? 'unknown'}`);
    return all.length > 0 && `--${name} ${all.join(',')}`;
  };
  const code = reported && `--code ${JSON.stringify(reported.found.code)}`;
  const parts = [...symptoms, code, setupCall(told), option('told', statements), option('answers', answers)];
  return `open-print-data diagnose ${parts.filter(Boolean).join(' ')}`;
}

const GROUPS: Readonly<Record<StatementGroup['told'], readonly [en: string, zh: string]>> = {
  tried: ['What I tried or looked at', '我试过、查过什么'],
  changed: ['What changed before', '之前有什么变化'],
  where: ['Where it shows', '出现在哪里'],
  when: ['When it happens', '什么时候出现'],
  display: ['What the display shows', '屏幕提示什么'],
};

/** What may be told of a symptom, each with what stands for it after `--told`. */
export function writeSymptomStatements(
  paper: TextWriter,
  table: Diagnosis,
  symptom: string,
  setup: SetupFacts,
  { say }: Context,
): void {
  for (const { told, statements } of statementsOf(table, symptom, setup)) {
    const fitting = statements.filter(({ fits }) => fits);
    if (fitting.length === 0) continue;
    paper.title(say(...GROUPS[told]));
    for (const { check, outcome, text, text_zh } of fitting)
      paper.text(say(text, text_zh), { indent: 2, mark: `[${check}=${outcome}]  ` });
  }
}
