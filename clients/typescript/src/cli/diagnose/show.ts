import { mustBeOff } from '../../../../../core/troubleshoot/diagnose/power.js';
import type { DiagnosisStep } from '../../../../../core/troubleshoot/diagnose/question.js';
import { checkOf, type DiagnosisQuery, percent } from '../../../../../core/troubleshoot/diagnose/rank.js';
import { type StatementGroup, statementsOf } from '../../../../../core/troubleshoot/diagnose/statements.js';
import { factsOf } from '../../../../../core/troubleshoot/resolve/conditions.js';
import { viewRule } from '../../../../../core/troubleshoot/resolve/rule-view.js';
import { CHECK_COSTS, CHECK_STOPS } from '../../../../../core/words/enumerations.js';
import type { Text } from '../../../../../core/words/language.js';
import type { Diagnosis, Rule } from '../../../../../schemas/generated/record.js';
import type { Context } from '../command.js';
import { writeCause, writeLater } from '../fix-answer.js';
import { type GivenSetup, setupCall, setupJson } from '../setup.js';
import type { TextWriter } from '../text-writer.js';
import type { Answers, Statements } from './answers.js';
import type { ReportedCode } from './reported.js';

/** The known facts of a fault. */
export interface Case {
  table: Diagnosis;
  symptoms: readonly string[];
  /** Null: no code was reported. */
  reported: ReportedCode | null;
  answers: Answers;
  statements: Statements;
  given: GivenSetup;
}

export type Check = Diagnosis['checks'][number];

export function queryOf({ symptoms, reported, answers, statements, given }: Case): DiagnosisQuery {
  const codes = reported ? [reported.found.record] : [];
  return { symptoms, setup: factsOf(given.setup), answers, codes, statements };
}

/** A step for programs, with the texts shown to a person. */
export function stepJson(
  { table, symptoms, reported, answers, statements, given }: Case,
  { ranked, question, end }: DiagnosisStep,
): unknown {
  const check = question && checkOf(table, question.check);
  return {
    symptoms,
    power_off: mustBeOff(table, symptoms),
    code: reported?.found ?? null,
    setup: setupJson(given),
    statements,
    answers,
    ranked: ranked.map(({ cause, share, reasons }) => {
      const { name, name_zh } = causeOf(table, cause);
      return { cause, name, name_zh, share, reasons };
    }),
    question: check && {
      ...question,
      ...{ instructions: check.instructions, instructions_zh: check.instructions_zh },
      ...{ reason: check.reason, reason_zh: check.reason_zh },
      ...{ minutes: check.minutes, cost: check.cost, interrupts: check.interrupts },
      outcomes: check.outcomes.map(({ id, text, text_zh }) => ({ id, text, text_zh })),
    },
    end,
    possible_statements: symptoms.slice(0, 1).flatMap((id) => statementsOf(table, id, factsOf(given.setup))),
  };
}

function causeOf({ causes }: Diagnosis, id: string): { name: string; name_zh: string } {
  return causes.find((one) => one.id === id) ?? { name: id, name_zh: id };
}

/** Number of causes shown; the others are less likely. */
const IN_SIGHT = 6;

/** Writes the causes with their likelihoods. */
export function writeRanking(paper: TextWriter, { ranked }: DiagnosisStep, table: Diagnosis, { say }: Context): void {
  paper.title(say('How likely each cause is', '各原因的可能性')).facts(
    ranked.slice(0, IN_SIGHT).map(({ cause, share }) => {
      const { name, name_zh } = causeOf(table, cause);
      return [`${percent(share)} %`.padStart(5), say(name, name_zh)];
    }),
  );
  const more = ranked.length - IN_SIGHT;
  if (more > 0) paper.quiet(say(`and ${more} less likely ones`, `以及另外 ${more} 个可能性较小的原因`), 2);
}

/** Writes a question with its outcomes. @param marks the key to type for each outcome */
export function writeQuestion(
  paper: TextWriter,
  check: Check,
  marks: readonly string[],
  number: number,
  { say }: Context,
): void {
  const { minutes, cost, interrupts } = check;
  const effort = [
    minutes > 0 ? say(`about ${minutes} min`, `约 ${minutes} 分钟`) : say('less than 1 min', '不到 1 分钟'),
    ...(cost === 'nothing' ? [] : [say(...CHECK_COSTS[cost])]),
    ...(interrupts === 'nothing' ? [] : [say(...CHECK_STOPS[interrupts])]),
  ];
  paper.title(say(`Question ${number}: ${check.instructions}`, `问题 ${number}：${check.instructions_zh}`));
  paper.quiet(effort.join(say(', ', '，')), 2);
  for (const [place, { text, text_zh }] of check.outcomes.entries())
    paper.text(say(text, text_zh), { indent: 2, mark: `${marks[place]}  ` });
}

const ENDS: Readonly<Record<NonNullable<DiagnosisStep['end']>, Text>> = {
  clear: {
    en: 'With what you reported, this cause stands out:',
    zh: '根据您提供的信息，这个原因明显突出：',
  },
  nothing_left: {
    en: 'No further question would help. Start with this cause, then continue with the next ones:',
    zh: '剩下的问题已不能提供更多信息。请先处理这个原因，再依次处理后面的原因：',
  },
  enough: {
    en: 'That is enough questions. Start with this cause, then continue with the next ones:',
    zh: '已经问得够多了。请先处理这个原因，再依次处理后面的原因：',
  },
};

/** Writes the result: the most likely cause with its fixes. */
export function writeResult(
  paper: TextWriter,
  step: DiagnosisStep,
  rule: Rule,
  { setup }: GivenSetup,
  context: Context,
): void {
  const { say, language } = context;
  const [best] = step.ranked;
  if (!best) {
    paper.gap().text(say('Your setup rules out every known cause of this.', '您的配置排除了该现象的全部已知原因。'));
    return;
  }
  if (step.end) paper.gap().text(say(ENDS[step.end]));
  const view = viewRule(rule, setup, language);
  const cause = view.causes.find(({ id }) => id === best.cause);
  if (cause) writeCause(paper, cause, '', { references: [], notes: null }, context);
  writeLater(paper, view);
}

/** The call that reproduces this state. */
export function callFor({ symptoms, reported, statements, answers, given }: Case): string {
  const option = (name: string, outcomes: Answers) => {
    const all = Object.entries(outcomes).map(([check, outcome]) => `${check}=${outcome ?? 'unknown'}`);
    return all.length > 0 && `--${name} ${all.join(',')}`;
  };
  const code = reported && `--code ${JSON.stringify(reported.found.code)}`;
  const words = [...symptoms, code, setupCall(given), option('statements', statements), option('answers', answers)];
  return `open-print-data diagnose ${words.filter(Boolean).join(' ')}`;
}

const GROUPS: Readonly<Record<StatementGroup['group'], Text>> = {
  tried: { en: 'What I tried or looked at', zh: '我试过、查过什么' },
  changed: { en: 'What changed before', zh: '之前有什么变化' },
  where: { en: 'Where it shows', zh: '出现在哪里' },
  when: { en: 'When it happens', zh: '什么时候出现' },
  display: { en: 'What the display shows', zh: '屏幕提示什么' },
};

/** Writes the possible `--statements` for a symptom. */
export function writeStatements(paper: TextWriter, groups: readonly StatementGroup[], { say }: Context): void {
  for (const { group, statements } of groups) {
    const fitting = statements.filter(({ fits }) => fits);
    if (fitting.length > 0) paper.title(say(GROUPS[group]));
    for (const { check, outcome, text, text_zh } of fitting)
      paper.text(say(text, text_zh), { indent: 2, mark: `[${check}=${outcome}]  ` });
  }
}
