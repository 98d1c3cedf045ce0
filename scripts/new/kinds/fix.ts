import { schemaAt } from '../../edit/described.js';
import { type Answers, listed, type Question } from '../../edit/questions.js';
import { written } from '../../edit/written.js';
import { addItem } from '../../edit/yaml-text.js';
import { adjustmentLines, adjustmentQuestions } from '../adjustment.js';
import type { Kind, Known } from '../kind.js';
import { idOf, idProblem, referencesQuestion } from '../taken.js';
import { textBlock, textQuestions } from '../texts.js';

/** A fix, under one cause of one symptom. */
export const fix: Kind = {
  does: 'a fix: data/troubleshooting/fixes/<id>.yaml, and its place under a cause of a symptom',
  questions: (known) => [
    ...textQuestions('action', 'The fix in one short imperative line', {
      problem: (text, given) => (given.has('action') ? undefined : idProblem(known.dataset.fixes, idOf(text))),
    }),
    ...textQuestions('instructions', 'How to do it: one to three short imperative sentences'),
    choice('kind', 'Kind'),
    choice('cost', 'What it costs'),
    {
      flag: 'minutes',
      asks: 'Minutes that it takes',
      means: schemaAt('fix', ['minutes']).means,
      problem: (text) =>
        /^[1-9]\d*$/.test(text) && Number(text) <= 1440 ? undefined : 'a whole number from 1 to 1440',
    },
    ...adjustmentQuestions(known),
    ...hazardQuestions(),
    ...placeQuestions(known),
    { ...referencesQuestion(known), flag: 'sources' },
  ],
  edits: (answers, { dataset, read }) => {
    const id = idOf(answers.get('action'));
    const symptom = dataset.symptoms.get(answers.get('symptom') ?? '');
    const at = symptom?.value.causes.findIndex(({ cause }) => cause === answers.get('cause')) ?? -1;
    const file = symptom?.file ?? '';
    return [
      { file: `troubleshooting/fixes/${id}.yaml`, text: fileOf(answers, id, dataset.settings) },
      { file, text: addItem(read(file), ['causes', at, 'fixes'], id) },
    ];
  },
  next: ['put it where it belongs among the fixes of the cause: cheap and likely first'],
};

function choice(field: string, asks: string): Question {
  const { means, choices } = schemaAt('fix', [field]);
  return { flag: field, asks, means, required: true, choices: () => choices };
}

function hazardQuestions(): Question[] {
  return [
    { flag: 'hazards', asks: 'Hazards', many: true, choices: () => schemaAt('fix', ['hazards']).choices },
    ...textQuestions('caution', 'What can go wrong', { when: (given) => given.has('hazards') }),
  ];
}

function placeQuestions({ dataset: { symptoms } }: Known): Question[] {
  return [
    { flag: 'symptom', asks: 'A symptom that it helps against', required: true, choices: () => [...symptoms.keys()] },
    {
      flag: 'cause',
      asks: 'The cause that it is for',
      required: true,
      choices: (given) => (symptoms.get(given.get('symptom') ?? '')?.value.causes ?? []).map(({ cause }) => cause),
    },
  ];
}

function fileOf(answers: Answers, id: string, settings: Known['dataset']['settings']): string {
  const hazards = listed(answers.get('hazards'));
  return [
    '# yaml-language-server: $schema=../../../schemas/generated/editor/fix.schema.json',
    `id: ${id}`,
    `action:${textBlock(answers, 'action')}`,
    `instructions:${textBlock(answers, 'instructions')}`,
    `kind: ${answers.get('kind')}`,
    `cost: ${answers.get('cost')}`,
    `minutes: ${answers.get('minutes') ?? 'null'}`,
    '# Where it can be done at all, when not everywhere: applies_to: {structures: [enclosed]}',
    ...adjustmentLines(answers, settings),
    ...(hazards.length > 0 ? [`hazards: ${written(hazards)}`, `caution:${textBlock(answers, 'caution')}`] : []),
    `sources: ${written(listed(answers.get('sources')))}`,
    '',
  ].join('\n');
}
