import { schemaAt } from '../../edit/described.js';
import { type Answers, listed, type Question } from '../../edit/questions.js';
import { written } from '../../edit/written.js';
import { addItem } from '../../edit/yaml-text.js';
import type { Kind, Known } from '../kind.js';
import { idOf, idProblem, referencesQuestion } from '../taken.js';
import { textBlock, textQuestions } from '../texts.js';

/** Directions that go on until something stops them. */
const OPEN = ['increase', 'decrease', 'tune'];

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

/** What it turns in the slicer, and where to stop. */
function adjustmentQuestions({ dataset: { settings } }: Known): Question[] {
  const turns = (given: Answers) => given.has('setting');
  const isFigure = (given: Answers) =>
    turns(given) &&
    OPEN.includes(given.get('direction') ?? '') &&
    !['bool', 'enum'].includes(settings.get(given.get('setting') ?? '')?.value.unit ?? '');
  return [
    { flag: 'setting', asks: 'The setting that it turns, when it turns one', choices: () => [...settings.keys()] },
    {
      flag: 'direction',
      asks: 'Which way',
      required: true,
      when: turns,
      choices: () => schemaAt('fix', ['adjustment', 'direction']).choices,
    },
    {
      flag: 'safe-range',
      asks: 'Where to stop, in the unit of the setting, such as 0-0.2; or a range of the material',
      means:
        'A material range: nozzle_temperature_c, bed_temperature_c, chamber_temperature_c or fan_percent. Enter: it has none.',
      when: isFigure,
      problem: (text) =>
        rangeOf(text) === null ? 'is no range (0-0.2, or the name of a range of the material)' : undefined,
    },
    {
      flag: 'no-safe-range',
      asks: 'Why it has no safe range',
      required: true,
      when: (given) => isFigure(given) && !given.has('safe-range'),
      problem: (text) => (text.length < 10 ? 'needs ten characters or more' : undefined),
    },
  ];
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

type Range = { min: number; max: number } | { material_range: string };

function rangeOf(text: string): Range | null {
  if (/^(nozzle|bed|chamber)_temperature_c$|^fan_percent$/.test(text)) return { material_range: text };
  const [, min, max] = /^(-?\d+(?:\.\d+)?)\s*(?:-|–|\.\.|to)\s*(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  return min === undefined || max === undefined ? null : { min: Number(min), max: Number(max) };
}

function adjustmentOf(answers: Answers, settings: Known['dataset']['settings']): string[] {
  const setting = answers.get('setting');
  if (setting === undefined) return [];
  const range = rangeOf(answers.get('safe-range') ?? '');
  const unit = settings.get(setting)?.value.unit ?? '';
  const sources = listed(answers.get('sources'));
  const stop = range && ('min' in range ? { ...range, unit, sources } : range);
  const reason = answers.get('no-safe-range');
  return [
    'adjustment:',
    `  setting: ${setting}`,
    `  direction: ${answers.get('direction')}`,
    ...(stop ? [`  safe_range: ${written(stop)}`] : []),
    ...(reason ? [`  no_safe_range: ${JSON.stringify(reason)}`] : []),
  ];
}

function fileOf(answers: Answers, id: string, settings: Known['dataset']['settings']): string {
  const hazards = listed(answers.get('hazards'));
  return [
    '# yaml-language-server: $schema=../../../schemas/source/fix.schema.json',
    `id: ${id}`,
    `action:${textBlock(answers, 'action')}`,
    `instructions:${textBlock(answers, 'instructions')}`,
    `kind: ${answers.get('kind')}`,
    `cost: ${answers.get('cost')}`,
    `minutes: ${answers.get('minutes') ?? 'null'}`,
    '# Where it can be done at all, when not everywhere: applies_to: {structures: [enclosed]}',
    ...adjustmentOf(answers, settings),
    ...(hazards.length > 0 ? [`hazards: ${written(hazards)}`, `caution:${textBlock(answers, 'caution')}`] : []),
    `sources: ${written(listed(answers.get('sources')))}`,
    '',
  ].join('\n');
}
