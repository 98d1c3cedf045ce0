import type { JsonObject } from '../../../shared/tree.js';
import { type Answers, type Question, splitList } from '../../edit/questions.js';
import { schemaAt } from '../../edit/schema-field.js';
import { addItem } from '../../edit/yaml-text.js';
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
    const text = recordText(file, 'fix', answers, {
      id,
      minutes: answers.has('minutes') ? Number(answers.get('minutes')) : null,
      can_cause: [],
      fits_any: ['hardware', 'firmware'].includes(answers.get('kind') ?? '') ? true : undefined,
      power_off: false,
      after_repair: false,
      adjustment: adjustmentOf(answers, dataset.settings),
    });
    return [
      { file, text },
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

/** The adjustment of a fix that changes a setting. */
function adjustmentOf(answers: Answers, settings: NewContext['dataset']['settings']): JsonObject | undefined {
  const setting = answers.get('setting');
  if (setting === undefined) return undefined;
  const range = rangeOf(answers.get('safe-range') ?? '');
  const unit = settings.get(setting)?.value.unit ?? '';
  const stop = range && ('min' in range ? { ...range, unit, sources: splitList(answers.get('sources')) } : range);
  const reason = answers.get('no-safe-range');
  return {
    setting,
    direction: answers.get('direction') ?? '',
    ...(stop ? { safe_range: stop } : {}),
    ...(reason ? { no_safe_range: reason } : {}),
  };
}
