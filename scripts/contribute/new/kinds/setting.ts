import { nearest } from '../../../../core/names/nearest.js';
import { SLICER_NAMES } from '../../../../core/words/slicers.js';
import { fieldAt, fieldPaths } from '../../../pipeline/check/overrides/fields.js';
import type { JsonObject } from '../../../shared/tree.js';
import type { Answers, Question } from '../../edit/questions.js';
import { schemaAt } from '../../edit/schema-field.js';
import { choiceQuestion, idOf, idProblem, textQuestions } from '../name-questions.js';
import { bothTexts, type NewContext, type RecordKind, recordText } from '../record-kind.js';

export const setting: RecordKind = {
  description: 'a slicer setting: data/settings/<id>.yaml with its name in four slicers',
  questions: (context) => [
    ...textQuestions('name', 'Name of the setting', {
      validate: (name, given) =>
        given.has('name') ? undefined : idProblem(context.dataset.settings, underscored(name)),
    }),
    ...textQuestions('description', 'What it does, in one or two sentences'),
    choiceQuestion('setting', 'scope', 'The kind of preset that contains it'),
    { ...choiceQuestion('setting', 'affects', 'Where a change of it shows, or all'), multiple: true },
    choiceQuestion('setting', 'unit', 'Unit'),
    {
      flag: 'record_field',
      prompt: 'The field of the records with its value',
      description: schemaAt('setting', ['record_field']).description,
      validate: fieldProblem,
    },
    ...Object.entries(SLICER_NAMES).flatMap(([id, name]) => slicerQuestions(id, name, context)),
  ],
  edits: (answers) => {
    const id = underscored(answers.get('name') ?? '');
    const file = `settings/${id.replaceAll('_', '-')}.yaml`;
    const slicers = Object.keys(SLICER_NAMES).map((slicer) => [slicer, inSlicer(slicer, answers)] as const);
    const text = recordText(file, 'setting', answers, { id, slicers: Object.fromEntries(slicers) });
    return [{ file, text }];
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
  const has = (given: Answers) => given.has(`${flag}-key`);
  const steps = (text: string | undefined) => (text ?? '').split('>').length;
  return [
    {
      flag: `${flag}-key`,
      prompt: `${name}: its key there, as in its profiles`,
      validate: (key) =>
        /^[a-z0-9_]+$/.test(key) ? undefined : `"${key}" is not a key: lower-case letters, digits and "_"`,
    },
    {
      flag: `${flag}-menu`,
      prompt: `${name}: its menu path, such as Quality > Seam > Seam gap`,
      required: true,
      when: has,
    },
    {
      flag: `${flag}-menu-zh`,
      prompt: `${name}: the same path in the Chinese interface`,
      required: true,
      when: has,
      validate: (text, given) =>
        steps(text) === steps(given.get(`${flag}-menu`))
          ? undefined
          : `${steps(given.get(`${flag}-menu`))} steps, as in English`,
    },
    {
      flag: `${flag}-source`,
      prompt: `${name}: source, an id of data/references.yaml`,
      required: true,
      when: has,
      choices: () => Object.keys(dataset.references.value),
    },
    ...textQuestions(`${flag}-how`, `${name} has no key: what to do instead`, { when: (given) => !has(given) }),
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
