import type { CheckSource } from '../../../../schemas/generated/source.js';
import { symptomsOf } from '../../../pipeline/compose/diagnosis.js';
import { addItem, addPair } from '../../../shared/yaml-text.js';
import { type Answers, type Question, splitList } from '../../edit/questions.js';
import type { Edit } from '../../edit/write-checked.js';
import {
  ask,
  idOf,
  LIKELIHOODS,
  likelihoodQuestion,
  nameQuestions,
  recordQuestion,
  referencesQuestion,
  textQuestions,
} from '../name-questions.js';
import { type NewContext, type RecordKind, recordFile } from '../record-kind.js';

/** A cause, below one symptom and with the check that confirms it. */
export const cause: RecordKind = {
  description:
    'a cause: data/troubleshooting/causes/<id>.yaml, its entry under a symptom, and the outcome of a check that points to it',
  questions: (context) => [
    ...nameQuestions('name', 'Name of the cause', context.dataset.causes),
    ...textQuestions('check', 'How to confirm it at the printer, in the imperative'),
    recordQuestion('symptom', 'A symptom that it can cause', context.dataset.symptoms),
    likelihoodQuestion('How likely it is there', 'low'),
    recordQuestion('fixes', 'How to fix it: ids of fixes in the order to try', context.dataset.fixes, {
      multiple: true,
    }),
    ...checkQuestions(context),
    referencesQuestion(context, { flag: 'sources' }),
  ],
  edits: (answers, context) => {
    const id = idOf(answers.get('name'));
    const file = recordFile(`troubleshooting/causes/${id}.yaml`, 'cause', answers, { id });
    return [file, underSymptom(answers, context, id), ...underCheck(answers, context, id)];
  },
  nextSteps: ['npm run diagnose:measure -- --held-out --write'],
};

/** The questions for the confirming check: one that is, or would be, asked under the symptom. */
function checkQuestions({ dataset }: NewContext): Question[] {
  const { checks } = dataset;
  const when = () => checks.size > 0;
  const chosen = (given: Answers) => checks.get(given.get('asked-by') ?? '')?.value;
  const isAsked = ({ symptoms }: CheckSource, given: Answers) =>
    !symptoms || symptoms.includes(given.get('symptom') ?? '');
  return [
    ask('asked-by', 'The check that can confirm it: id of a file in data/troubleshooting/checks', {
      when,
      choices: (given) => [...checks].filter(([, { value }]) => isAsked(value, given)).map(([id]) => id),
    }),
    ask('outcome', 'The outcome that points to it', {
      when,
      choices: (given) => (chosen(given)?.outcomes ?? []).map(({ id }) => id),
    }),
    ask('weight', 'How strongly it points to it', {
      required: false,
      when,
      choices: () => ['slightly', 'clearly', 'decisively'],
      // A check is asked if an outcome points clearly to a cause: if it is already asked, "slightly" suffices.
      defaultAnswer: (given) => {
        const check = chosen(given);
        return check && symptomsOf(dataset, check).includes(given.get('symptom') ?? '') ? 'slightly' : 'clearly';
      },
    }),
  ];
}

/** The symptom's file with the cause added after those of equal likelihood. */
function underSymptom(answers: Answers, { dataset, read }: NewContext, id: string): Edit {
  const file = dataset.symptoms.get(answers.get('symptom') ?? '')?.file ?? '';
  const likelihood = answers.get('likelihood') ?? '';
  const entry = { cause: id, likelihood, fixes: splitList(answers.get('fixes')) };
  const goesBefore = (there: unknown) =>
    LIKELIHOODS.indexOf((there as { likelihood: string }).likelihood) <= LIKELIHOODS.indexOf(likelihood);
  return { file, text: addItem(read(file), ['causes'], entry, goesBefore, 1) };
}

/** The check's file with the cause added to those that an outcome makes more likely. */
function underCheck(answers: Answers, { dataset, read }: NewContext, id: string): Edit[] {
  const entry = dataset.checks.get(answers.get('asked-by') ?? '');
  if (!entry) return [];
  const at = entry.value.outcomes.findIndex((one) => one.id === answers.get('outcome'));
  const weight = (answers.get('weight') ?? '') as keyof NonNullable<CheckSource['outcomes'][number]['more']>;
  const more = entry.value.outcomes[at]?.more;
  const [text, path] = [read(entry.file), ['outcomes', at]];
  const added = !more
    ? addPair(text, path, ['more', { [weight]: [id] }])
    : more[weight]
      ? addItem(text, [...path, 'more', weight], id)
      : addPair(text, [...path, 'more'], [weight, [id]]);
  return [{ file: entry.file, text: added }];
}
