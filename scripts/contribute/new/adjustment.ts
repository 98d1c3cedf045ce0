import { inlineYaml } from '../edit/inline-yaml.js';
import { type Answers, type Question, splitList } from '../edit/questions.js';
import { schemaAt } from '../edit/schema-field.js';
import type { NewContext } from './record-kind.js';

/** Directions that go on until something stops them. */
const OPEN = ['increase', 'decrease', 'tune'];

/** What it turns in the slicer, and where to stop. */
export function adjustmentQuestions({ dataset: { settings } }: NewContext): Question[] {
  const turns = (given: Answers) => given.has('setting');
  const isFigure = (given: Answers) =>
    turns(given) &&
    OPEN.includes(given.get('direction') ?? '') &&
    !['bool', 'enum'].includes(settings.get(given.get('setting') ?? '')?.value.unit ?? '');
  return [
    { flag: 'setting', prompt: 'The setting that it changes, if it changes one', choices: () => [...settings.keys()] },
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

/** The adjustment of a fix as its file has it; no lines where it turns nothing. */
export function adjustmentLines(answers: Answers, settings: NewContext['dataset']['settings']): string[] {
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
