import { foldToKey } from '../../../core/fold.js';
import { schemaAt } from '../../edit/described.js';
import { type Answers, listed, type Question } from '../../edit/questions.js';
import { written } from '../../edit/written.js';
import { valuesSchema } from '../../schemas/read.js';
import { isObject, type JsonObject } from '../../shared/tree.js';
import { factQuestion, statedFacts } from '../facts.js';
import type { Kind, Known } from '../kind.js';
import { publish } from '../published.js';
import { aliasQuestion, idOf, idProblem, referencesQuestion, takenProblem } from '../taken.js';
import { chineseProblem } from '../texts.js';

const ASKED = new Set([
  'density_g_cm3',
  'nozzle_temperature_c',
  'bed_temperature_c',
  'drying_temperature_c',
  'drying_time_h',
]);

/** Every fact of a material with the schema of its value: the range or the figure as it is published. */
const FACTS = Object.keys(schemaAt('material', ['facts']).schema.properties as JsonObject).map((field) => {
  const figures = valuesSchema('material-facts').properties as JsonObject;
  const level = schemaAt('material', ['facts', field]).schema.properties as JsonObject;
  return [field, (figures[field] ?? level.value) as JsonObject] as const;
});

/** A material: what it is called and what it is, with the figures that somebody read. */
export const material: Kind = {
  does: 'a printing material: data/materials/<id>.yaml with the figures that you read',
  questions: (known) => [
    ...nameQuestions(known),
    aliasQuestion(known, 'materials'),
    ...FACTS.map((fact) => factQuestion(fact, ASKED)),
    referencesQuestion(known, (given) => FACTS.some(([field]) => given.has(field))),
  ],
  edits: (answers, known) => {
    const id = idOf(answers.get('name'));
    return [{ file: `materials/${id}.yaml`, text: fileOf(answers, id) }, ...publish(known, [['materials', id]])];
  },
  next: [
    'a row of data/material-names.yaml when slicers have presets of it: the import reads the material from their names',
    '"npm run fix-value -- MATERIAL FIELD VALUE --source ID --reason TEXT" states one more figure',
  ],
};

function nameQuestions(known: Known): Question[] {
  const { materials } = known.dataset;
  const families = schemaAt('material', ['family']);
  const nearest = (given: Answers) => sibling(known, given.get('name') ?? '');
  return [
    {
      flag: 'name',
      asks: 'Name',
      means: schemaAt('material', ['name']).means,
      required: true,
      problem: (name) => idProblem(materials, idOf(name)) ?? takenProblem(known, 'materials', name),
    },
    {
      flag: 'name-zh',
      asks: 'Chinese name',
      required: true,
      problem: (name) => chineseProblem(name) ?? takenProblem(known, 'materials', name),
    },
    {
      flag: 'family',
      asks: 'Family',
      means: families.means,
      required: true,
      choices: () => families.choices,
      usual: (given) => nearest(given)?.family,
    },
    {
      flag: 'type',
      asks: 'Polymer',
      means: schemaAt('material', ['type']).means,
      required: true,
      usual: (given) => nearest(given)?.type,
    },
    {
      flag: 'fibre',
      asks: 'Reinforcing fibre',
      choices: () => ['none', 'carbon', 'glass'],
      usual: (given) => fibreOf(given.get('name') ?? ''),
    },
  ];
}

/** The material whose name begins the new one's, the longest. */
function sibling({ dataset: { materials } }: Known, name: string) {
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

function fileOf(answers: Answers, id: string): string {
  const sources = listed(answers.get('references'));
  const facts = statedFacts(FACTS, answers).map(
    ([field, value]) => `  ${field}: ${written({ ...(isObject(value) ? value : { value }), sources })}`,
  );
  const fibre = answers.get('fibre') ?? 'none';
  return [
    '# yaml-language-server: $schema=../../schemas/generated/editor/material.schema.json',
    `id: ${id} # published: it never changes`,
    `name: ${written(answers.get('name') ?? '')}`,
    `name_zh: ${JSON.stringify(answers.get('name-zh'))}`,
    `family: ${answers.get('family')}`,
    `type: ${written(answers.get('type') ?? '')}`,
    `fibre: ${fibre === 'none' ? 'null' : fibre}`,
    `aliases: ${written(listed(answers.get('aliases')))}`,
    '# Each figure cites what was read, by its id in data/references.yaml. What sources say otherwise stands beside it:',
    '# others: [{min: 190, max: 240, sources: [id]}]. What is not known is left out.',
    ...(facts.length === 0 ? ['facts: {}'] : ['facts:', ...facts]),
    '# null: nobody has read about it yet. Other materials show the form.',
    'safety:',
    '  fumes: null',
    '  food_contact: null',
    '',
  ].join('\n');
}
