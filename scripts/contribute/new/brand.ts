import { slug } from '../../shared/slug.js';
import type { Edit } from '../edit/apply-edits.js';
import { inlineYaml } from '../edit/inline-yaml.js';
import type { Answers, Question } from '../edit/questions.js';
import { addPair } from '../edit/yaml-text.js';
import { nameConflict } from './name-questions.js';
import type { NewContext } from './record-kind.js';

/** Which brand it is of, and what a new one is called. */
export function brandQuestions(context: NewContext): Question[] {
  const { brands } = context.dataset;
  return [
    {
      flag: 'brand',
      prompt: 'Brand: its name or id',
      required: true,
      validate: (name) =>
        brandOf(new Map([['brand', name]]), context) === ''
          ? 'cannot become an id (needs Latin letters or digits)'
          : undefined,
    },
    {
      flag: 'brand-name',
      prompt: 'This brand is new: how does it write its name',
      when: (given) => !Object.hasOwn(brands.value, brandOf(given, context)),
      defaultAnswer: (given) => given.get('brand'),
      validate: (name) => nameConflict(context, 'brands', name),
    },
  ];
}

/** The id of the brand that was answered: by any of its names, else a new one. */
export function brandOf(given: Answers, { dataset }: NewContext): string {
  const said = given.get('brand') ?? '';
  const brand = Object.entries(dataset.brands.value).find(([id, { name, aliases = [], vendors = [] }]) =>
    [id, name, ...aliases, ...vendors].some((own) => own.toLowerCase() === said.toLowerCase()),
  );
  return brand?.[0] ?? slug(said);
}

/** data/brands.yaml with a new brand in its place; nothing where it is known. */
export function brandEdits(answers: Answers, { dataset: { brands }, read }: NewContext, brand: string): Edit[] {
  if (Object.hasOwn(brands.value, brand)) return [];
  const name = answers.get('brand-name') ?? '';
  const added = [inlineYaml(brand), `\n  name: ${inlineYaml(name)}`] as const;
  return [{ file: brands.file, text: addPair(read(brands.file), [], added, (there) => there < brand) }];
}
