import type { JsonObject } from '../../../shared/tree.js';
import { type Answers, type Question, splitList } from '../../edit/questions.js';
import {
  ask,
  bothTexts,
  fieldQuestion,
  idProblem,
  type NewContext,
  type RecordKind,
  recordFile,
  referencesQuestion,
  textQuestions,
} from '../record-kind.js';

/** Flag prefixes of the outcomes: a check with more of them is completed by hand. */
const OUTCOMES = [1, 2, 3, 4].map((number) => `outcome-${number}`);

const GRADES = ['decisively', 'clearly', 'slightly'];

/** A check with its outcomes and their weights for causes. */
export const check: RecordKind = {
  description: 'a check that tells causes apart: data/troubleshooting/checks/<id>.yaml with its outcomes',
  questions: (context) => [
    ask('id', 'Id: two or three words with hyphens, such as bed-thermometer', {
      validate: (id) => idFormProblem(id) ?? idProblem(context.dataset.checks, id),
    }),
    fieldQuestion('check', 'about', 'What it is about'),
    ...textQuestions('do', 'What to do, in the imperative'),
    fieldQuestion('check', 'minutes', 'Time in minutes'),
    fieldQuestion('check', 'cost', 'What it uses up'),
    fieldQuestion('check', 'stops', 'What has to stop for it'),
    fieldQuestion('check', 'symptoms', 'The symptoms under which it is asked', {
      choices: () => [...context.dataset.symptoms.keys()],
      when: (given) => ['part', 'test'].includes(given.get('about') ?? ''),
    }),
    ...OUTCOMES.flatMap((flag, index) => outcomeQuestions(context, flag, index < 2)),
    fieldQuestion('check', 'told', 'Group of its statements', {
      when: (given) => OUTCOMES.some((flag) => given.has(`${flag}-statement`)),
    }),
    ...textQuestions('why', 'Why the outcomes tell these causes apart'),
    referencesQuestion(context, { flag: 'sources', required: false }),
  ],
  edits: (answers) => {
    const outcomes = OUTCOMES.filter((flag) => answers.has(flag)).map((flag) => outcomeOf(answers, flag));
    return [recordFile(`troubleshooting/checks/${answers.get('id')}.yaml`, 'check', answers, { outcomes })];
  },
  nextSteps: [
    'fixes that are tried in vain where an outcome applies: "in_vain" below it; setups: "applies_to"; unplugged and cold: "power_off: true"',
    'npm run diagnose:measure -- --held-out --write',
  ],
};

function idFormProblem(id: string): string | undefined {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)
    ? undefined
    : 'needs lower-case Latin letters and digits, joined by hyphens';
}

function outcomeQuestions({ dataset }: NewContext, flag: string, required: boolean): Question[] {
  const when = required ? {} : { when: (given: Answers) => given.has(flag) };
  const effects = [...dataset.causes.keys()].flatMap((cause) => GRADES.map((grade) => `${cause} ${grade}`));
  const effect = (change: 'more' | 'less', validate?: Question['validate']) =>
    ask(`${flag}-${change}`, `Causes that it makes ${change} likely, each with how much: ${effects[0]}`, {
      required: false,
      multiple: true,
      choices: () => effects,
      validate: (answer, given) => {
        const twice = [...Map.groupBy(splitList(answer), causeOf)].find(([, grades]) => grades.length > 1);
        return twice ? `"${twice[0]}" has two grades` : validate?.(answer, given);
      },
      ...when,
    });
  return [
    ask(flag, 'Id of an outcome: one word, such as better', {
      required,
      validate: (id, given) => {
        const isTaken = OUTCOMES.some((other) => other !== flag && given.get(other) === id);
        return idFormProblem(id) ?? (isTaken ? `"${id}" is another outcome` : undefined);
      },
    }),
    ...textQuestions(`${flag}-text`, 'The outcome', when),
    ...textQuestions(`${flag}-statement`, 'The same as a statement that is clear without the question', {
      required: false,
      ...when,
    }),
    effect('more'),
    effect('less', (answer, given) => {
      const raised = new Set(splitList(given.get(`${flag}-more`)).map(causeOf));
      const both = splitList(answer)
        .map(causeOf)
        .find((cause) => raised.has(cause));
      return both && `"${both}" cannot be both more and less likely`;
    }),
  ];
}

function causeOf(effect: string): string {
  return effect.split(' ')[0] ?? '';
}

function outcomeOf(answers: Answers, flag: string): JsonObject {
  const text = (field: string) =>
    answers.has(`${flag}-${field}`) ? { [field]: bothTexts(answers, `${flag}-${field}`) } : {};
  const effects = (change: string) => {
    const by = Map.groupBy(splitList(answers.get(`${flag}-${change}`)), (effect) => effect.split(' ')[1] ?? '');
    const causes = GRADES.filter((grade) => by.has(grade)).map((grade) => [grade, by.get(grade)?.map(causeOf) ?? []]);
    return causes.length > 0 ? { [change]: Object.fromEntries(causes) as JsonObject } : {};
  };
  return { id: answers.get(flag) ?? '', ...text('text'), ...text('statement'), ...effects('more'), ...effects('less') };
}
