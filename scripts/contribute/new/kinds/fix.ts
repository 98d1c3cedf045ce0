import { inlineYaml } from '../../edit/inline-yaml.js';
import { type Answers, type Question, splitList } from '../../edit/questions.js';
import { schemaAt } from '../../edit/schema-field.js';
import { addItem } from '../../edit/yaml-text.js';
import { adjustmentLines, adjustmentQuestions } from '../adjustment.js';
import { idOf, idProblem, referencesQuestion } from '../name-questions.js';
import type { NewContext, RecordKind } from '../record-kind.js';
import { textBlock, textQuestions } from '../texts.js';

/** A fix, under one cause of one symptom. */
export const fix: RecordKind = {
  description: 'a fix: data/troubleshooting/fixes/<id>.yaml, and its position under a cause of a symptom',
  questions: (context) => [
    ...textQuestions('action', 'The fix in one short imperative line', {
      validate: (text, given) => (given.has('action') ? undefined : idProblem(context.dataset.fixes, idOf(text))),
    }),
    ...textQuestions('instructions', 'How to do it: one to three short imperative sentences'),
    choice('kind', 'Kind'),
    choice('cost', 'What it costs'),
    {
      flag: 'minutes',
      prompt: 'Time in minutes',
      description: schemaAt('fix', ['minutes']).description,
      validate: (text) =>
        /^[1-9]\d*$/.test(text) && Number(text) <= 1440 ? undefined : 'a whole number from 1 to 1440',
    },
    ...adjustmentQuestions(context),
    ...hazardQuestions(),
    ...placeQuestions(context),
    { ...referencesQuestion(context), flag: 'sources' },
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
  nextSteps: ['move it to the right position among the fixes of the cause: cheap and likely first'],
};

function choice(field: string, prompt: string): Question {
  const { description, choices } = schemaAt('fix', [field]);
  return { flag: field, prompt, description, required: true, choices: () => choices };
}

function hazardQuestions(): Question[] {
  return [
    { flag: 'hazards', prompt: 'Hazards', multiple: true, choices: () => schemaAt('fix', ['hazards']).choices },
    ...textQuestions('caution', 'What can go wrong', { when: (given) => given.has('hazards') }),
    { ...choice('caution_level', 'How prominent the caution is'), when: (given) => given.has('hazards') },
  ];
}

function placeQuestions({ dataset: { symptoms } }: NewContext): Question[] {
  return [
    { flag: 'symptom', prompt: 'A symptom that it helps with', required: true, choices: () => [...symptoms.keys()] },
    {
      flag: 'cause',
      prompt: 'The cause that it fixes',
      required: true,
      choices: (given) => (symptoms.get(given.get('symptom') ?? '')?.value.causes ?? []).map(({ cause }) => cause),
    },
  ];
}

function fileOf(answers: Answers, id: string, settings: NewContext['dataset']['settings']): string {
  const hazards = splitList(answers.get('hazards'));
  return [
    '# yaml-language-server: $schema=../../../schemas/generated/editor/fix.schema.json',
    `id: ${id}`,
    `action:${textBlock(answers, 'action')}`,
    `instructions:${textBlock(answers, 'instructions')}`,
    `kind: ${answers.get('kind')}`,
    `cost: ${answers.get('cost')}`,
    `minutes: ${answers.get('minutes') ?? 'null'}`,
    '# The setups on which it can be done, if not all: applies_to: {structures: [enclosed]}',
    ...adjustmentLines(answers, settings),
    ...(hazards.length > 0
      ? [
          `hazards: ${inlineYaml(hazards)}`,
          `caution:${textBlock(answers, 'caution')}`,
          `caution_level: ${answers.get('caution_level')}`,
        ]
      : []),
    `sources: ${inlineYaml(splitList(answers.get('sources')))}`,
    '',
  ].join('\n');
}
