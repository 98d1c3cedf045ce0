import { checkOf } from '../../../../../core/diagnose/rank.js';
import type { Step } from '../../../../../core/diagnose/step.js';
import type { Diagnosis } from '../../../../../schemas/generated/record.js';
import { setupJson } from '../setup/setup-words.js';
import type { ToldSetup } from '../setup/told-setup.js';
import type { Answers } from './told-answers.js';

/** What is told of a fault. */
export interface Case {
  table: Diagnosis;
  symptoms: readonly string[];
  answers: Answers;
  told: ToldSetup;
}

/** A step for programs, with the texts that a person is asked by. */
export function stepJson({ table, symptoms, answers, told }: Case, { ranked, question, end }: Step): unknown {
  const named = (id: string) => table.causes.find((one) => one.id === id);
  const check = question && checkOf(table, question.check);
  return {
    symptoms,
    setup: setupJson(told),
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
  };
}
