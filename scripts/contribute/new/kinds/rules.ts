import type { CheckSource, SymptomSource } from '../../../../schemas/generated/source.js';
import { symptomsOf } from '../../../pipeline/compose/diagnosis.js';
import type { JsonObject } from '../../../shared/tree.js';
import { addItem, addPair } from '../../../shared/yaml-text.js';
import { schemaAt } from '../../edit/parse-value.js';
import { type Answers, type Question, splitList } from '../../edit/questions.js';
import type { Edit } from '../../edit/write-checked.js';
import {
  ask,
  chineseProblem,
  fieldQuestion,
  idOf,
  LIKELIHOODS,
  likelihoodQuestion,
  type NewContext,
  nameConflict,
  nameQuestions,
  namesQuestion,
  publish,
  type RecordKind,
  recordFile,
  recordQuestion,
  referencesQuestion,
  textQuestions,
} from '../record-kind.js';

export const symptom: RecordKind = {
  description: 'a symptom, as seen at the printer: data/troubleshooting/symptoms/<id>.yaml with its likeliest cause',
  questions: (context) => [
    ...nameQuestions('name', 'Name', context.dataset.symptoms, {
      problem: (name) => nameConflict(context, 'symptoms', name),
    }),
    ...textQuestions('description', 'What you see, in one sentence'),
    ...textQuestions('solved', 'How one sees that it is gone, in one short sentence'),
    namesQuestion('aliases-en', 'Other English names', (name) => isName(context, name)),
    namesQuestion('aliases-zh', 'Other Chinese names', (name) => isName(context, name) ?? chineseProblem(name)),
    fieldQuestion('symptom', 'category', 'Kind of problem'),
    fieldQuestion('symptom', 'where', 'Where you see it, most typical place first'),
    fieldQuestion('symptom', 'when', 'When you first notice it'),
    fieldQuestion('symptom', 'looks', 'What it looks like, most striking first'),
    fieldQuestion('symptom', 'severity', 'Severity', { defaultAnswer: () => 'medium' }),
    fieldQuestion('symptom', 'stop_print', 'Why the print must be stopped immediately', {
      when: (given) => given.get('severity') === 'critical',
    }),
    ask('cause', 'Likeliest cause: id of a file in data/troubleshooting/causes', {
      description: 'Only causes that a check can confirm are listed: others are not accepted.',
      choices: () => checkableCauses(context),
    }),
    likelihoodQuestion('How likely it is', 'medium'),
    recordQuestion('fixes', 'How to fix it: ids of fixes in the order to try', context.dataset.fixes, {
      description: schemaAt('symptom', ['causes', '*', 'fixes']).description,
      multiple: true,
      defaultAnswer: (given) => usualFixes(context, given.get('cause') ?? '')?.join(', '),
    }),
    referencesQuestion(context),
  ],
  edits: (answers, context) => {
    const id = idOf(answers.get('name'));
    const list = (flag: string) => splitList(answers.get(flag));
    const [cause = '', likelihood = ''] = [answers.get('cause'), answers.get('likelihood')];
    const file = recordFile(`troubleshooting/symptoms/${id}.yaml`, 'symptom', answers, {
      id,
      aliases: { en: list('aliases-en'), zh: list('aliases-zh') },
      stop_print: answers.get('stop_print') ?? null,
      power_off: false,
      causes: [{ cause, likelihood, fixes: list('fixes') }],
      related: [],
    });
    return [file, ...publish(context, [['symptoms', id]])];
  },
  nextSteps: [
    '"npm run new -- cause" adds another cause, "npm run new -- fix" another fix',
    'a drawing of it: copy the SVG file of a similar symptom to <id>.svg next to <id>.yaml, and describe it under "alt"',
    'npm run diagnose:measure -- --held-out --write',
  ],
};

/** Symptoms may share an alias, but it must not be the name of another. */
function isName({ dataset: { symptoms } }: NewContext, name: string): string | undefined {
  const owner = [...symptoms.values()].find(({ value: { id, name: own } }) =>
    [id, own.en, own.zh].some((one) => one.toLowerCase() === name.toLowerCase()),
  );
  return owner && `"${name}" is the name of ${owner.value.id}`;
}

/** The causes that some check would ask about under a new symptom, and could make more likely. */
function checkableCauses({ dataset }: NewContext): string[] {
  const { causes, checks } = dataset;
  if (checks.size === 0) return [...causes.keys()];
  return [...causes.keys()].filter((cause) => {
    const alone = { causes: [{ cause }] } as unknown as SymptomSource;
    const symptoms = new Map([['new', { file: '', value: { ...alone, id: 'new' } }]]);
    return [...checks.values()].some(
      ({ value }) => !value.symptoms && symptomsOf({ ...dataset, symptoms }, value).length > 0,
    );
  });
}

/** The fixes of a cause under most other symptoms. */
function usualFixes({ dataset: { symptoms } }: NewContext, cause: string): string[] | undefined {
  const lists = [...symptoms.values()].flatMap(({ value }) =>
    value.causes.filter((one) => one.cause === cause).map(({ fixes }) => fixes),
  );
  const counts = [...Map.groupBy(lists, (fixes) => fixes.join()).values()].sort((a, b) => b.length - a.length);
  return counts[0]?.[0];
}

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
