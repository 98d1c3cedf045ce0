import { foldToKey } from '../../../../core/names/fold.js';
import { isObject } from '../../../shared/tree.js';
import { type Answers, splitList } from '../../edit/questions.js';
import { materialFacts } from '../../edit/schema-field.js';
import {
  aliasQuestion,
  ask,
  chineseProblem,
  factQuestion,
  fieldQuestion,
  idOf,
  idProblem,
  nameConflict,
  referencesQuestion,
  statedFacts,
} from '../name-questions.js';
import { type NewContext, publish, type RecordKind, recordFile } from '../record-kind.js';

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
