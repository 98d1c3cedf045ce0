import type { JsonObject } from '../../../shared/tree.js';
import { addItem } from '../../../shared/yaml-text.js';
import { type Answers, type Question, splitList } from '../../edit/questions.js';
import {
  ask,
  fieldQuestion,
  idOf,
  nameQuestions,
  recordQuestion,
  referencesQuestion,
  textQuestions,
} from '../name-questions.js';
import { type NewContext, type RecordKind, recordFile } from '../record-kind.js';

/** A fix, below one cause of one symptom. */
export const fix: RecordKind = {
  description: 'a fix: data/troubleshooting/fixes/<id>.yaml, and its position under a cause of a symptom',
  questions: (context) => {
    const { fixes, symptoms } = context.dataset;
    const isHazardous = (given: Answers) => given.has('hazards');
    return [
      ...nameQuestions('action', 'The fix in one short imperative line', fixes),
      ...textQuestions('instructions', 'How to do it: one to three short imperative sentences'),
      fieldQuestion('fix', 'check', 'What one looks at afterwards'),
      fieldQuestion('fix', 'kind', 'Kind'),
      fieldQuestion('fix', 'effort', 'The most that it takes'),
      fieldQuestion('fix', 'cost', 'What it costs'),
      fieldQuestion('fix', 'minutes', 'Time in minutes', { required: false }),
      ...adjustmentQuestions(context),
      fieldQuestion('fix', 'hazards', 'Hazards', { required: false }),
      ...textQuestions('caution', 'What can go wrong', { when: isHazardous }),
      fieldQuestion('fix', 'caution_level', 'How prominent the caution is', { when: isHazardous }),
      recordQuestion('symptom', 'A symptom that it helps with', symptoms),
      ask('cause', 'The cause that it fixes', {
        choices: (given) => (symptoms.get(given.get('symptom') ?? '')?.value.causes ?? []).map(({ cause }) => cause),
      }),
      referencesQuestion(context, { flag: 'sources' }),
    ];
  },
  edits: (answers, { dataset, read }) => {
    const id = idOf(answers.get('action'));
    const symptom = dataset.symptoms.get(answers.get('symptom') ?? '');
    const at = symptom?.value.causes.findIndex(({ cause }) => cause === answers.get('cause')) ?? -1;
    const place = symptom?.file ?? '';
    return [
      recordFile(`troubleshooting/fixes/${id}.yaml`, 'fix', answers, {
        id,
        minutes: answers.has('minutes') ? Number(answers.get('minutes')) : null,
        can_cause: [],
        fits_any: ['hardware', 'firmware'].includes(answers.get('kind') ?? '') ? true : undefined,
        power_off: false,
        after_repair: false,
        adjustment: adjustmentOf(answers, dataset.settings),
      }),
      { file: place, text: addItem(read(place), ['causes', at, 'fixes'], id) },
    ];
  },
  nextSteps: ['move it to the right position among the fixes of the cause: cheap and likely first'],
};

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
    fieldQuestion('fix', 'adjustment.direction', 'In which direction', { when: turns }),
    ask('safe-range', 'Where to stop, in the unit of the setting, such as 0-0.2; or a range of the material', {
      description:
        'A range of the material: nozzle_temperature_c, bed_temperature_c, chamber_temperature_c or fan_percent. Press Enter if it has none.',
      required: false,
      when: isFigure,
      validate: (text) =>
        rangeOf(text) === null ? 'is not a range (0-0.2, or the name of a range of the material)' : undefined,
    }),
    ask('no-safe-range', 'Why it has no safe range', {
      when: (given) => isFigure(given) && !given.has('safe-range'),
      validate: (text) => (text.length < 10 ? 'needs at least ten characters' : undefined),
    }),
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
