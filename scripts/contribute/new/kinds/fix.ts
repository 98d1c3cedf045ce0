import { type Answers, type Question, splitList } from '../../edit/questions.js';
import { schemaAt } from '../../edit/schema-field.js';
import { addItem, inlineYaml } from '../../edit/yaml-text.js';
import {
  choiceQuestion,
  idOf,
  idProblem,
  minutesQuestion,
  recordQuestion,
  referencesQuestion,
  textQuestions,
} from '../name-questions.js';
import { type NewContext, type RecordKind, recordText } from '../record-kind.js';

/** A fix, below one cause of one symptom. */
export const fix: RecordKind = {
  description: 'a fix: data/troubleshooting/fixes/<id>.yaml, and its position under a cause of a symptom',
  questions: (context) => [
    ...textQuestions('action', 'The fix in one short imperative line', {
      validate: (text, given) => (given.has('action') ? undefined : idProblem(context.dataset.fixes, idOf(text))),
    }),
    ...textQuestions('instructions', 'How to do it: one to three short imperative sentences'),
    choiceQuestion('fix', 'check', 'What one looks at afterwards'),
    choiceQuestion('fix', 'kind', 'Kind'),
    choiceQuestion('fix', 'effort', 'The most that it takes'),
    choiceQuestion('fix', 'cost', 'What it costs'),
    minutesQuestion('fix'),
    ...adjustmentQuestions(context),
    ...hazardQuestions(),
    ...placeQuestions(context),
    { ...referencesQuestion(context), flag: 'sources' },
  ],
  edits: (answers, { dataset, read }) => {
    const id = idOf(answers.get('action'));
    const symptom = dataset.symptoms.get(answers.get('symptom') ?? '');
    const at = symptom?.value.causes.findIndex(({ cause }) => cause === answers.get('cause')) ?? -1;
    const [file, place] = [`troubleshooting/fixes/${id}.yaml`, symptom?.file ?? ''];
    return [
      { file, text: recordText(file, 'fix', answers, givenFields(answers, id, dataset.settings)) },
      { file: place, text: addItem(read(place), ['causes', at, 'fixes'], id) },
    ];
  },
  nextSteps: ['move it to the right position among the fixes of the cause: cheap and likely first'],
};

function hazardQuestions(): Question[] {
  return [
    { flag: 'hazards', prompt: 'Hazards', multiple: true, choices: () => schemaAt('fix', ['hazards']).choices },
    ...textQuestions('caution', 'What can go wrong', { when: (given) => given.has('hazards') }),
    {
      ...choiceQuestion('fix', 'caution_level', 'How prominent the caution is'),
      when: (given) => given.has('hazards'),
    },
  ];
}

function placeQuestions({ dataset: { symptoms } }: NewContext): Question[] {
  return [
    recordQuestion('symptom', 'A symptom that it helps with', symptoms),
    {
      flag: 'cause',
      prompt: 'The cause that it fixes',
      required: true,
      choices: (given) => (symptoms.get(given.get('symptom') ?? '')?.value.causes ?? []).map(({ cause }) => cause),
    },
  ];
}

function givenFields(answers: Answers, id: string, settings: NewContext['dataset']['settings']) {
  const adjustment = adjustmentLines(answers, settings);
  return {
    id: `id: ${id}`,
    minutes: `minutes: ${answers.get('minutes') ?? 'null'}`,
    can_cause: '# Symptoms that it can bring: none of them may list it.\ncan_cause: []',
    applies_to: '# The setups on which it can be done, if not all: applies_to: {structures: [enclosed]}',
    ...(['hardware', 'firmware'].includes(answers.get('kind') ?? '') ? { fits_any: 'fits_any: true' } : {}),
    power_off:
      '# Whether all of it is done unplugged and cold, and whether it may wait until something dangerous is repaired.\npower_off: false',
    after_repair: 'after_repair: false',
    ...(adjustment.length > 0 ? { adjustment: adjustment.join('\n') } : {}),
  };
}

/** Directions that need a limit. */
const OPEN = ['increase', 'decrease', 'tune'];

function adjustmentQuestions({ dataset: { settings } }: NewContext): Question[] {
  const turns = (given: Answers) => given.has('setting');
  const isFigure = (given: Answers) =>
    turns(given) &&
    OPEN.includes(given.get('direction') ?? '') &&
    !['bool', 'enum'].includes(settings.get(given.get('setting') ?? '')?.value.unit ?? '');
  return [
    recordQuestion('setting', 'The setting that it changes, if it changes one', settings, { required: false }),
    {
      flag: 'direction',
      prompt: 'In which direction',
      required: true,
      when: turns,
      choices: () => schemaAt('fix', ['adjustment', 'direction']).choices,
    },
    {
      flag: 'safe-range',
      prompt: 'Where to stop, in the unit of the setting, such as 0-0.2; or a range of the material',
      description:
        'A range of the material: nozzle_temperature_c, bed_temperature_c, chamber_temperature_c or fan_percent. Press Enter if it has none.',
      when: isFigure,
      validate: (text) =>
        rangeOf(text) === null ? 'is not a range (0-0.2, or the name of a range of the material)' : undefined,
    },
    {
      flag: 'no-safe-range',
      prompt: 'Why it has no safe range',
      required: true,
      when: (given) => isFigure(given) && !given.has('safe-range'),
      validate: (text) => (text.length < 10 ? 'needs at least ten characters' : undefined),
    },
  ];
}

type Range = { min: number; max: number } | { material_range: string };

function rangeOf(text: string): Range | null {
  if (/^(nozzle|bed|chamber)_temperature_c$|^fan_percent$/.test(text)) return { material_range: text };
  const [, min, max] = /^(-?\d+(?:\.\d+)?)\s*(?:-|–|\.\.|to)\s*(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  return min === undefined || max === undefined ? null : { min: Number(min), max: Number(max) };
}

/** The adjustment of a fix as in its file; no lines if it changes no setting. */
function adjustmentLines(answers: Answers, settings: NewContext['dataset']['settings']): string[] {
  const setting = answers.get('setting');
  if (setting === undefined) return [];
  const range = rangeOf(answers.get('safe-range') ?? '');
  const unit = settings.get(setting)?.value.unit ?? '';
  const sources = splitList(answers.get('sources'));
  const stop = range && ('min' in range ? { ...range, unit, sources } : range);
  const reason = answers.get('no-safe-range');
  return [
    'adjustment:',
    `  setting: ${setting}`,
    `  direction: ${answers.get('direction')}`,
    ...(stop ? [`  safe_range: ${inlineYaml(stop)}`] : []),
    ...(reason ? [`  no_safe_range: ${JSON.stringify(reason)}`] : []),
  ];
}
