import { schemaAt } from '../edit/described.js';
import { type Answers, listed, type Question } from '../edit/questions.js';
import { written } from '../edit/written.js';
import type { Known } from './kind.js';

/** Directions that go on until something stops them. */
const OPEN = ['increase', 'decrease', 'tune'];

/** What it turns in the slicer, and where to stop. */
export function adjustmentQuestions({ dataset: { settings } }: Known): Question[] {
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

type Range = { min: number; max: number } | { material_range: string };

function rangeOf(text: string): Range | null {
  if (/^(nozzle|bed|chamber)_temperature_c$|^fan_percent$/.test(text)) return { material_range: text };
  const [, min, max] = /^(-?\d+(?:\.\d+)?)\s*(?:-|–|\.\.|to)\s*(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  return min === undefined || max === undefined ? null : { min: Number(min), max: Number(max) };
}

/** The adjustment of a fix as its file has it; no lines where it turns nothing. */
export function adjustmentLines(answers: Answers, settings: Known['dataset']['settings']): string[] {
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
