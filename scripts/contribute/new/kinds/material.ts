import { foldToKey } from '../../../../core/names/fold.js';
import { isObject } from '../../../shared/tree.js';
import { type Answers, type Question, splitList } from '../../edit/questions.js';
import { materialFacts, schemaAt } from '../../edit/schema-field.js';
import { factQuestion, statedFacts } from '../facts.js';
import { aliasQuestion, chineseProblem, idOf, idProblem, nameConflict, referencesQuestion } from '../name-questions.js';
import { type NewContext, publish, type RecordKind, recordText } from '../record-kind.js';

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
  questions: (context) => [
    ...nameQuestions(context),
    aliasQuestion(context, 'materials'),
    ...FACTS.map((fact) => factQuestion(fact, ASKED)),
    referencesQuestion(context, (given) => FACTS.some(([field]) => given.has(field))),
  ],
  edits: (answers, context) => {
    const id = idOf(answers.get('name'));
    const file = `materials/${id}.yaml`;
    return [{ file, text: fileOf(file, answers, id) }, ...publish(context, [['materials', id]])];
  },
  nextSteps: [
    'a row of data/material-names.yaml if slicers have presets of it: the import reads the material from their names',
    'to state another figure: "npm run fix-value -- MATERIAL FIELD VALUE --source ID --reason TEXT"',
  ],
};

function nameQuestions(context: NewContext): Question[] {
  const { materials } = context.dataset;
  const families = schemaAt('material', ['family']);
  const nearest = (given: Answers) => sibling(context, given.get('name') ?? '');
  return [
    {
      flag: 'name',
      prompt: 'Name',
      description: schemaAt('material', ['name']).description,
      required: true,
      validate: (name) => idProblem(materials, idOf(name)) ?? nameConflict(context, 'materials', name),
    },
    {
      flag: 'name-zh',
      prompt: 'Chinese name',
      required: true,
      validate: (name) => chineseProblem(name) ?? nameConflict(context, 'materials', name),
    },
    {
      flag: 'family',
      prompt: 'Family',
      description: families.description,
      required: true,
      choices: () => families.choices,
      defaultAnswer: (given) => nearest(given)?.family,
    },
    {
      flag: 'type',
      prompt: 'Polymer',
      description: schemaAt('material', ['type']).description,
      required: true,
      defaultAnswer: (given) => nearest(given)?.type,
    },
    {
      flag: 'fibre',
      prompt: 'Reinforcing fibre',
      choices: () => ['none', 'carbon', 'glass'],
      defaultAnswer: (given) => fibreOf(given.get('name') ?? ''),
    },
  ];
}

/** The material with the longest name that begins the new name. */
function sibling({ dataset: { materials } }: NewContext, name: string) {
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

function fileOf(file: string, answers: Answers, id: string): string {
  const sources = splitList(answers.get('references'));
  const facts = statedFacts(FACTS, answers).map(
    ([field, value]) => [field, { ...(isObject(value) ? value : { value }), sources }] as const,
  );
  const fibre = answers.get('fibre') ?? 'none';
  return recordText(file, 'material', answers, {
    id,
    fibre: fibre === 'none' ? null : fibre,
    aliases: splitList(answers.get('aliases')),
    facts: Object.fromEntries(facts),
    safety: { fumes: null, food_contact: null },
  });
}
