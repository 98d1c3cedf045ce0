import { codeKey } from '../../../../core/codes/tokens.js';
import { nearest } from '../../../../core/names/nearest.js';
import { SLICER_NAMES } from '../../../../core/words/slicers.js';
import { fieldAt, fieldPaths } from '../../../pipeline/check/overrides/target.js';
import { idOf as codeId } from '../../../pipeline/load/code-catalogue.js';
import type { JsonObject } from '../../../shared/tree.js';
import { addItem, addPair } from '../../../shared/yaml-text.js';
import { originEdits, pageQuestions } from '../../edit/page-questions.js';
import { schemaAt } from '../../edit/parse-value.js';
import { type Answers, type Question, splitList } from '../../edit/questions.js';
import {
  ask,
  bothTexts,
  fieldQuestion,
  fieldsOf,
  idOf,
  likelihoodQuestion,
  type NewContext,
  nameQuestions,
  publish,
  type RecordKind,
  recordFile,
  recordQuestion,
  textQuestions,
} from '../record-kind.js';

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

/** A cited page: an entry of data/references.yaml, and of data/origins.yaml if its site is new. */
export const source: RecordKind = {
  description:
    'a page that was read for rules, settings or materials: an entry of data/references.yaml, and its site in data/origins.yaml if nothing cites it yet',
  questions: ({ dataset }) => {
    const references = dataset.references.value;
    const [page, ...site] = pageQuestions(dataset, { flag: 'url', prompt: 'Address of the page' });
    return [
      {
        ...page,
        validate: (url, given) => {
          const there = Object.entries(references).find(([, reference]) => reference.url === url);
          if (there) return `it already exists: "${there[0]}"`;
          return url.startsWith('https://') ? page.validate?.(url, given) : `"${url}" does not start with https://`;
        },
      },
      ...site,
      fieldQuestion('references', '*.title', 'Title of the page, with its site first: "Site: title"'),
      ask('id', 'Id by which files cite it', {
        required: false,
        defaultAnswer: (given) => idOf(given.get('title')),
        validate: (id) =>
          id === '' || id !== idOf(id)
            ? `"${id}" is not an id: lower-case letters and digits in parts, joined by "-"`
            : Object.hasOwn(references, id)
              ? `"${id}" already exists`
              : undefined,
      }),
      fieldQuestion('references', '*.via', 'The original, if the page only reproduces it', { required: false }),
    ];
  },
  edits: (answers, context) => {
    const { dataset, read } = context;
    const [id = '', url = '', title = ''] = [answers.get('id'), answers.get('url'), answers.get('title')];
    const via = answers.get('via');
    const entry = { title, url, ...(via ? { via } : {}) };
    const file = dataset.references.file;
    const text = addPair(read(file), [], [id, entry], (there) => there < id, 1);
    return [{ file, text }, ...originEdits(context, answers, url)];
  },
  nextSteps: ['cite it by its id: `references` of a symptom, `sources` of a cause, a fix or a figure'],
};

/** A code or message of a machine, in the file of its module. */
export const code: RecordKind = {
  description:
    'a code or message of a printer: its entry in data/codes/<system>/<module>.yaml; a missing file is created',
  questions: (context) => {
    const { codeSystems, symptoms, causes } = context.dataset;
    return [
      recordQuestion('system', 'The system of the code', codeSystems),
      ask(
        'code',
        'The code or message as the printer shows it; variable parts in braces, as a parameter of the system',
        {
          validate: (text, given) => codeProblem(context, text, given),
        },
      ),
      ask('module', 'The module of the machine, such as heaters'),
      ...textQuestions('name', 'Name of the module', { when: (given) => moduleOf(context, given) === undefined }),
      fieldQuestion('codes', 'codes.*.severity', 'Severity'),
      ...textQuestions('meaning', 'Its meaning, in one sentence of your own'),
      ...textQuestions('at-once', 'What to do immediately', { when: (given) => given.get('severity') === 'danger' }),
      recordQuestion('symptom', 'The matching symptom; leave it empty if there is none', symptoms, { required: false }),
      ...textQuestions('no-symptom', 'Why it matches no symptom', { when: (given) => !given.get('symptom') }),
      recordQuestion('causes', 'The causes that it points to, most likely first', causes, {
        required: false,
        multiple: true,
      }),
      likelihoodQuestion('How strongly it points to the first cause', 'medium', {
        when: (given) => splitList(given.get('causes')).length > 0,
      }),
      ask('source', "Address of the maker's page or source"),
    ];
  },
  edits: (answers, context) => {
    const entry = entryOf(answers);
    const there = moduleOf(context, answers);
    const [system = '', module] = [answers.get('system'), idOf(answers.get('module'))];
    const published = publish(context, [
      ['code_systems', system],
      ['codes', codeId({ id: system }, answers.get('code') ?? '')],
    ]);
    if (there)
      return [
        { file: there.file, text: addItem(context.read(there.file), ['codes'], entry, undefined, 1) },
        ...published,
      ];
    return [recordFile(`codes/${system}/${module}.yaml`, 'codes', answers, { module, codes: [entry] }), ...published];
  },
  nextSteps: ['npx open-print-data code TEXT, after a build, interprets a pasted line as users will paste it'],
};

function moduleOf({ dataset }: NewContext, given: Answers) {
  return dataset.codes.get(`${given.get('system')}/${idOf(given.get('module'))}`);
}

function codeProblem({ dataset }: NewContext, text: string, given: Answers): string | undefined {
  const all = [...dataset.codes.values()].filter(({ value }) => value.system === given.get('system'));
  const same = all.find(({ value }) =>
    value.codes.some((one) => [one.code, ...(one.spellings ?? [])].some((own) => codeKey(own) === codeKey(text))),
  );
  return same && `"${text}" already exists, in data/${same.file}`;
}

function entryOf(answers: Answers): JsonObject {
  const causes = splitList(answers.get('causes')).map((cause, i) => ({
    cause,
    likelihood: i === 0 ? (answers.get('likelihood') ?? 'medium') : 'low',
  }));
  const symptom = answers.get('symptom');
  return fieldsOf(schemaAt('codes', ['codes', '*']).schema, answers, {
    symptoms: symptom ? [{ symptom, likelihood: 'high' }] : undefined,
    causes: causes.length > 0 ? causes : undefined,
  });
}
