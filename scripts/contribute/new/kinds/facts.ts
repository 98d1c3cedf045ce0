import { foldToKey } from '../../../../core/names/fold.js';
import { fields } from '../../../pipeline/check/overrides/target.js';
import { slug } from '../../../shared/slug.js';
import { isObject, type JsonObject } from '../../../shared/tree.js';
import { addItem, addPair } from '../../../shared/yaml-text.js';
import { originEdits, pageQuestions } from '../../edit/page-questions.js';
import { materialFacts, schemaAt } from '../../edit/parse-value.js';
import { type Answers, type Question, splitList } from '../../edit/questions.js';
import type { Edit } from '../../edit/write-checked.js';
import {
  aliasQuestion,
  ask,
  chineseProblem,
  factQuestion,
  fieldQuestion,
  idOf,
  idProblem,
  type NewContext,
  nameConflict,
  publish,
  type RecordKind,
  recordFile,
  referencesQuestion,
  statedFacts,
} from '../record-kind.js';

const ASKED = new Set([
  'density_g_cm3',
  'nozzle_temperature_c',
  'bed_temperature_c',
  'drying_temperature_c',
  'drying_time_h',
]);

const FACTS = materialFacts();

/** A material: its names and description, with researched figures. */
export const material: RecordKind = {
  description: 'a printing material: data/materials/<id>.yaml with the figures that you read',
  questions: (context) => {
    const sibling = (given: Answers) => nearest(context, given.get('name') ?? '');
    return [
      fieldQuestion('material', 'name', 'Name', {
        validate: (name) =>
          idProblem(context.dataset.materials, idOf(name)) ?? nameConflict(context, 'materials', name),
      }),
      ask('name-zh', 'Chinese name', {
        validate: (name) => chineseProblem(name) ?? nameConflict(context, 'materials', name),
      }),
      fieldQuestion('material', 'family', 'Family', { defaultAnswer: (given) => sibling(given)?.family }),
      fieldQuestion('material', 'type', 'Polymer', { defaultAnswer: (given) => sibling(given)?.type }),
      ask('fibre', 'Reinforcing fibre', {
        required: false,
        choices: () => ['none', 'carbon', 'glass'],
        defaultAnswer: (given) => fibreOf(given.get('name') ?? ''),
      }),
      aliasQuestion(context, 'materials'),
      ...FACTS.map((fact) => factQuestion(fact, ASKED)),
      referencesQuestion(context, { when: (given) => FACTS.some(([field]) => given.has(field)) }),
    ];
  },
  edits: (answers, context) => {
    const id = idOf(answers.get('name'));
    const fibre = answers.get('fibre') ?? 'none';
    const sources = splitList(answers.get('references'));
    const facts = statedFacts(FACTS, answers).map(
      ([field, value]) => [field, { ...(isObject(value) ? value : { value }), sources }] as const,
    );
    const file = recordFile(`materials/${id}.yaml`, 'material', answers, {
      id,
      fibre: fibre === 'none' ? null : fibre,
      aliases: splitList(answers.get('aliases')),
      facts: Object.fromEntries(facts),
      safety: { fumes: null, food_contact: null },
    });
    return [file, ...publish(context, [['materials', id]])];
  },
  nextSteps: [
    'a row of data/material-names.yaml if slicers have presets of it: the import reads the material from their names',
    'to state another figure: "npm run fix-value -- MATERIAL FIELD VALUE --source ID --reason TEXT"',
  ],
};

/** The material with the longest name that begins the new name. */
function nearest({ dataset: { materials } }: NewContext, name: string) {
  const key = foldToKey(name);
  return [...materials.values()]
    .map(({ value }) => value)
    .filter((one) => key.startsWith(foldToKey(one.name)))
    .sort((a, b) => b.name.length - a.name.length)[0];
}

function fibreOf(name: string): string {
  if (/\bCF\b|carbon/i.test(name)) return 'carbon';
  return /\bGF\b|glass/i.test(name) ? 'glass' : 'none';
}

/** The facts asked for on a terminal; the others are flags. */
const ASKED_OF_PRINTERS = new Set([
  'build_volume_mm',
  'kinematics',
  'structure',
  'extruder_type',
  'enclosed',
  'heated_bed',
  'rated.max_nozzle_temperature_c',
  'rated.max_bed_temperature_c',
  'release_year',
]);

const PRINTER_FACTS = Object.keys(schemaAt('printer', ['curated']).schema.properties as JsonObject).flatMap((field) => {
  const schema = fields('printer').get(field);
  return schema ? [[field, schema] as const] : [];
});

/** A printer without slicer presets: all its facts are researched by hand. */
export const printer: RecordKind = {
  description:
    'a printer without presets in any slicer: data/printers/<brand>/<model>.yaml with facts that you read ("npm run import" adds printers with presets)',
  questions: (context) => [
    ...nameQuestions(context),
    aliasQuestion(context, 'printers'),
    ...pageQuestions(context.dataset, { flag: 'source', prompt: 'Address of the page with its facts' }),
    ask('read', 'What you read there, such as "table of specifications"', { required: false }),
    ...PRINTER_FACTS.map((fact) => factQuestion(fact, ASKED_OF_PRINTERS)),
  ],
  edits: (answers, context) => {
    const brand = brandOf(answers, context);
    const model = slug(answers.get('model') ?? '');
    const [id, file] = [`${brand}-${model}`, `printers/${brand}/${model}.yaml`];
    const [source = '', read] = [answers.get('source'), answers.get('read')];
    const stated = statedFacts(PRINTER_FACTS, answers);
    if (stated.length === 0)
      throw new Error('no fact is given: give at least one fact from the page, such as --build_volume_mm 220x220x250');
    const facts = stated.map(([field, value]) => [field, { value, source, ...(read ? { read } : {}) }] as const);
    const { exceptions } = context.dataset;
    const reason = 'no slicer whose presets are imported has this printer';
    const excepted = { rule: 'printers-have-profiles', file, reason };
    return [
      recordFile(file, 'printer', answers, { id, brand, curated: Object.fromEntries(facts) }),
      ...brandEdits(answers, context, brand),
      ...originEdits(context, answers, source),
      { file: exceptions.file, text: addItem(context.read(exceptions.file), [], excepted) },
      ...publish(context, [
        ['printers', id],
        ['brands', brand],
      ]),
    ];
  },
  nextSteps: ['to state another fact: "npm run fix-value -- PRINTER FIELD VALUE --source URL --reason TEXT"'],
};

function nameQuestions(context: NewContext): Question[] {
  const { brands, printers } = context.dataset;
  return [
    ask('brand', 'Brand: its name or id', {
      validate: (name) => idProblem(new Map(), brandOf(new Map([['brand', name]]), context)),
    }),
    ask('brand-name', 'This brand is new: how does it write its name', {
      required: false,
      when: (given) => !Object.hasOwn(brands.value, brandOf(given, context)),
      defaultAnswer: (given) => given.get('brand'),
      validate: (name) => nameConflict(context, 'brands', name),
    }),
    fieldQuestion('printer', 'model', 'Model, without the brand, as its maker writes it', {
      validate: (model, given) => {
        const brand = brandOf(given, context);
        const name = brands.value[brand]?.name ?? given.get('brand-name') ?? given.get('brand');
        return (
          idProblem(printers, slug(model) === '' ? '' : `${brand}-${slug(model)}`) ??
          nameConflict(context, 'printers', `${name} ${model}`)
        );
      },
    }),
  ];
}

/** The id of the brand by any of its names, or a new id. */
function brandOf(given: Answers, { dataset }: NewContext): string {
  const said = given.get('brand') ?? '';
  const brand = Object.entries(dataset.brands.value).find(([id, { name, aliases = [], vendors = [] }]) =>
    [id, name, ...aliases, ...vendors].some((own) => own.toLowerCase() === said.toLowerCase()),
  );
  return brand?.[0] ?? slug(said);
}

/** data/brands.yaml with a new brand added in order; no edit if it is known. */
function brandEdits(answers: Answers, { dataset: { brands }, read }: NewContext, brand: string): Edit[] {
  if (Object.hasOwn(brands.value, brand)) return [];
  const added = [brand, { name: answers.get('brand-name') ?? '' }] as const;
  return [{ file: brands.file, text: addPair(read(brands.file), [], added, (there) => there < brand, 1) }];
}
