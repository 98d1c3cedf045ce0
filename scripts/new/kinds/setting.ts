import { nearest } from '../../../core/nearest.js';
import { fieldAt, fields } from '../../check/overrides/fields.js';
import { schemaAt } from '../../edit/described.js';
import type { Answers, Question } from '../../edit/questions.js';
import { written } from '../../edit/written.js';
import type { Kind, Known } from '../kind.js';
import { idOf, idProblem } from '../taken.js';
import { textBlock, textQuestions } from '../texts.js';

const SLICERS = {
  orcaslicer: 'OrcaSlicer',
  bambu_studio: 'Bambu Studio',
  prusaslicer: 'PrusaSlicer',
  cura: 'Cura',
} as const;

/** A setting and what each slicer calls it. */
export const setting: Kind = {
  does: 'a slicer setting: data/settings/<id>.yaml with its name in four slicers',
  questions: (known) => [
    ...textQuestions('name', 'Name of the setting', {
      problem: (name, given) => (given.has('name') ? undefined : idProblem(known.dataset.settings, underscored(name))),
    }),
    ...textQuestions('description', 'What it does, in one or two sentences'),
    choice('scope', 'The kind of preset that holds it'),
    choice('unit', 'Unit'),
    {
      flag: 'record_field',
      asks: 'Where the records hold its value',
      means: schemaAt('setting', ['record_field']).means,
      problem: fieldProblem,
    },
    ...Object.entries(SLICERS).flatMap(([id, name]) => slicerQuestions(id, name, known)),
  ],
  edits: (answers) => {
    const id = underscored(answers.get('name') ?? '');
    const field = answers.get('record_field');
    const text = [
      '# yaml-language-server: $schema=../../schemas/generated/editor/setting.schema.json',
      `id: ${id} # published: it never changes`,
      `name:${textBlock(answers, 'name')}`,
      `description:${textBlock(answers, 'description')}`,
      `scope: ${answers.get('scope')}`,
      `unit: ${JSON.stringify(answers.get('unit'))}`,
      ...(field ? [`record_field: ${field}`] : []),
      '# The way to the field in each slicer, as its interface has it; default, min and max in its own unit, once read.',
      'slicers:',
      ...Object.keys(SLICERS).flatMap((slicer) => slicerLines(slicer, answers)),
      '',
    ].join('\n');
    return [{ file: `settings/${id.replaceAll('_', '-')}.yaml`, text }];
  },
  next: ['default, min and max of each slicer, as its source has them'],
};

function underscored(name: string): string {
  return idOf(name).replaceAll('-', '_');
}

function choice(field: string, asks: string): Question {
  const { means, choices } = schemaAt('setting', [field]);
  return { flag: field, asks, means, required: true, choices: () => choices };
}

/** Every place where records hold a value that a slicer sets. */
function places(): string[] {
  const of = (kind: 'profile' | 'process' | 'printer', prefix: string) =>
    [...fields(kind).keys()].map((field) => `${prefix}.${field}`);
  return [...of('profile', 'profile'), ...of('process', 'profile.process'), ...of('printer', 'printer')];
}

function fieldProblem(field: string): string | undefined {
  if (fieldAt(field)) return undefined;
  const [near] = nearest(field, places());
  return `no record has "${field}"${near ? ` (nearest: ${near.name})` : ''}`;
}

/** Without a key a slicer has no such setting, and how to do it there is told instead. */
function slicerQuestions(slicer: string, name: string, { dataset }: Known): Question[] {
  const flag = slicer.replaceAll('_', '-');
  const has = (given: Answers) => given.has(`${flag}-key`);
  const steps = (text: string | undefined) => (text ?? '').split('>').length;
  return [
    {
      flag: `${flag}-key`,
      asks: `${name}: its key there, as profiles have it`,
      problem: (key) =>
        /^[a-z0-9_]+$/.test(key) ? undefined : `"${key}" is no key: lower-case letters, digits and "_"`,
    },
    {
      flag: `${flag}-menu`,
      asks: `${name}: the way to it, such as Quality > Seam > Seam gap`,
      required: true,
      when: has,
    },
    {
      flag: `${flag}-menu-zh`,
      asks: `${name}: the same way in the Chinese interface`,
      required: true,
      when: has,
      problem: (text, given) =>
        steps(text) === steps(given.get(`${flag}-menu`))
          ? undefined
          : `${steps(given.get(`${flag}-menu`))} steps, as in English`,
    },
    {
      flag: `${flag}-source`,
      asks: `${name}: where it was read, an id of data/references.yaml`,
      required: true,
      when: has,
      choices: () => Object.keys(dataset.references.value),
    },
    ...textQuestions(`${flag}-how`, `${name} has no key: how to do it there`, { when: (given) => !has(given) }),
  ];
}

function slicerLines(slicer: string, answers: Answers): string[] {
  const flag = slicer.replaceAll('_', '-');
  const key = answers.get(`${flag}-key`);
  const of = (name: string) => answers.get(`${flag}-${name}`) ?? '';
  if (key === undefined)
    return [
      `  ${slicer}:`,
      '    key: null',
      '    how:',
      `      en: ${JSON.stringify(of('how'))}`,
      `      zh: ${JSON.stringify(of('how-zh'))}`,
    ];
  const way = (text: string) => text.split('>').map((step) => step.trim());
  const quoted = (texts: readonly string[]) => `[${texts.map((text) => JSON.stringify(text)).join(', ')}]`;
  const [menu, chinese] = [way(of('menu')), way(of('menu-zh'))];
  const unit = answers.get('unit') ?? '';
  return [
    `  ${slicer}:`,
    `    key: ${written(key)}`,
    `    menu: { en: ${quoted(menu)}, zh: ${quoted(chinese)} }`,
    `    label: { en: ${JSON.stringify(menu.at(-1))}, zh: ${JSON.stringify(chinese.at(-1))} }`,
    `    unit: ${['bool', 'enum'].includes(unit) ? 'null' : JSON.stringify(unit)}`,
    `    source: ${of('source')}`,
  ];
}
