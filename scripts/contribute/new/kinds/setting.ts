import { nearest } from '../../../../core/names/nearest.js';
import { SLICER_NAMES } from '../../../../core/words/slicers.js';
import { fieldAt, fieldPaths } from '../../../pipeline/check/overrides/target.js';
import type { JsonObject } from '../../../shared/tree.js';
import type { Answers, Question } from '../../edit/questions.js';
import { ask, fieldQuestion, idOf, nameQuestions, textQuestions } from '../name-questions.js';
import { bothTexts, type NewContext, type RecordKind, recordFile } from '../record-kind.js';

export const setting: RecordKind = {
  description: 'a slicer setting: data/settings/<id>.yaml with its name in four slicers',
  questions: (context) => [
    ...nameQuestions('name', 'Name of the setting', context.dataset.settings, { toId: underscored }),
    ...textQuestions('description', 'What it does, in one or two sentences'),
    fieldQuestion('setting', 'scope', 'The kind of preset that contains it'),
    fieldQuestion('setting', 'affects', 'Where a change of it shows, or all', { multiple: true }),
    fieldQuestion('setting', 'unit', 'Unit'),
    fieldQuestion('setting', 'record_field', 'The field of the records with its value', {
      required: false,
      validate: fieldProblem,
    }),
    ...Object.entries(SLICER_NAMES).flatMap(([id, name]) => slicerQuestions(id, name, context)),
  ],
  edits: (answers) => {
    const id = underscored(answers.get('name') ?? '');
    const slicers = Object.keys(SLICER_NAMES).map((slicer) => [slicer, inSlicer(slicer, answers)] as const);
    const file = `settings/${id.replaceAll('_', '-')}.yaml`;
    return [recordFile(file, 'setting', answers, { id, slicers: Object.fromEntries(slicers) })];
  },
  nextSteps: ['default, min and max of each slicer, as its source has them'],
};

function underscored(name: string): string {
  return idOf(name).replaceAll('-', '_');
}

function fieldProblem(field: string): string | undefined {
  if (fieldAt(field)) return undefined;
  const [near] = nearest(field, fieldPaths());
  return `no record has "${field}"${near ? ` (nearest: ${near.name})` : ''}`;
}

/** A slicer without a key for the setting gets instructions instead. */
function slicerQuestions(slicer: string, name: string, { dataset }: NewContext): Question[] {
  const flag = slicer.replaceAll('_', '-');
  const when = (given: Answers) => given.has(`${flag}-key`);
  const steps = (text: string | undefined) => (text ?? '').split('>').length;
  return [
    ask(`${flag}-key`, `${name}: its key there, as in its profiles`, {
      required: false,
      validate: (key) =>
        /^[a-z0-9_]+$/.test(key) ? undefined : `"${key}" is not a key: lower-case letters, digits and "_"`,
    }),
    ask(`${flag}-menu`, `${name}: its menu path, such as Quality > Seam > Seam gap`, { when }),
    ask(`${flag}-menu-zh`, `${name}: the same path in the Chinese interface`, {
      when,
      validate: (text, given) => {
        const english = steps(given.get(`${flag}-menu`));
        return steps(text) === english ? undefined : `${english} steps, as in English`;
      },
    }),
    ask(`${flag}-source`, `${name}: source, an id of data/references.yaml`, {
      when,
      choices: () => Object.keys(dataset.references.value),
    }),
    ...textQuestions(`${flag}-how`, `${name} has no key: what to do instead`, { when: (given) => !when(given) }),
  ];
}

function inSlicer(slicer: string, answers: Answers): JsonObject {
  const flag = slicer.replaceAll('_', '-');
  const key = answers.get(`${flag}-key`);
  if (key === undefined) return { key: null, how: bothTexts(answers, `${flag}-how`) };
  const way = (name: string) => (answers.get(`${flag}-${name}`) ?? '').split('>').map((step) => step.trim());
  const [menu, chinese] = [way('menu'), way('menu-zh')];
  const unit = answers.get('unit') ?? '';
  return {
    key,
    menu: { en: menu, zh: chinese },
    label: { en: menu.at(-1) ?? '', zh: chinese.at(-1) ?? '' },
    unit: ['bool', 'enum'].includes(unit) ? null : unit,
    source: answers.get(`${flag}-source`) ?? '',
  };
}
