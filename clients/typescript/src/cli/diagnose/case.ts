import { checkOf, type DiagnosisQuery } from '../../../../../core/troubleshoot/diagnose/rank.js';
import { statementsOf } from '../../../../../core/troubleshoot/diagnose/statements.js';
import type { DiagnosisStep } from '../../../../../core/troubleshoot/diagnose/step.js';
import { factsOf } from '../../../../../core/troubleshoot/resolve/facts.js';
import { CHECK_COSTS, CHECK_STOPS } from '../../../../../core/words/enumerations.js';
import type { Diagnosis } from '../../../../../schemas/generated/record.js';
import type { Context } from '../command.js';
import { setupJson } from '../setup/format-setup.js';
import type { GivenSetup } from '../setup/read-setup.js';
import type { Answers, Statements } from './answers.js';
import type { ReportedCode } from './reported.js';

/** What is told of a fault. */
export interface Case {
  table: Diagnosis;
  symptoms: readonly string[];
  /** What the machine reports; null: nothing was told. */
  reported: ReportedCode | null;
  answers: Answers;
  /** What was told before anything was asked. */
  statements: Statements;
  told: GivenSetup;
}

/** What the ranking and the questions are worked out from. */
export function queryOf({ symptoms, reported, answers, statements, told }: Case): DiagnosisQuery {
  const codes = reported ? [reported.found.record] : [];
  return { symptoms, setup: factsOf(told.setup), answers, codes, told: statements };
}

/** A step for programs, with the texts that a person is asked by. */
export function stepJson(
  { table, symptoms, reported, answers, statements, told }: Case,
  { ranked, question, end }: DiagnosisStep,
): unknown {
  const named = (id: string) => table.causes.find((one) => one.id === id);
  const check = question && checkOf(table, question.check);
  return {
    symptoms,
    code: reported?.found ?? null,
    setup: setupJson(told),
    told: statements,
    answers,
    ranked: ranked.map(({ cause, share, reasons }) => ({
      ...{ cause, name: named(cause)?.name ?? cause, name_zh: named(cause)?.name_zh ?? cause },
      ...{ share, reasons },
    })),
    question: check && {
      ...question,
      ...{ do: check.do, do_zh: check.do_zh, why: check.why, why_zh: check.why_zh },
      ...{ minutes: check.minutes, cost: check.cost, stops: check.stops },
      outcomes: check.outcomes.map(({ id, text, text_zh }) => ({ id, text, text_zh })),
    },
    end,
    statements: symptoms.slice(0, 1).flatMap((id) => statementsOf(table, id, factsOf(told.setup))),
  };
}

export type Check = Diagnosis['checks'][number];

/** What a check takes: minutes, and what is used up or has to stop. */
export function formatEffort({ minutes, cost, stops }: Check, { say }: Pick<Context, 'say'>): string {
  const time = minutes > 0 ? say(`about ${minutes} min`, `约 ${minutes} 分钟`) : say('less than 1 min', '不到 1 分钟');
  const used = cost === 'nothing' ? '' : say(...CHECK_COSTS[cost]);
  const stopped = stops === 'nothing' ? '' : say(...CHECK_STOPS[stops]);
  return [time, used, stopped].filter(Boolean).join(say(', ', '，'));
}

/** Name of a cause or, where the table has none, its id. */
export function causeName({ causes }: Diagnosis, id: string, { say }: Pick<Context, 'say'>): string {
  const cause = causes.find((one) => one.id === id);
  return cause ? say(cause.name, cause.name_zh) : id;
}
