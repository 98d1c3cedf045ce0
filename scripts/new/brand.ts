import type { Edit } from '../edit/attempt.js';
import type { Answers, Question } from '../edit/questions.js';
import { written } from '../edit/written.js';
import { addPair } from '../edit/yaml-text.js';
import { slug } from '../shared/slug.js';
import type { Known } from './kind.js';
import { takenProblem } from './taken.js';

/** Which brand it is of, and what a new one is called. */
export function brandQuestions(known: Known): Question[] {
  const { brands } = known.dataset;
  return [
    {
      flag: 'brand',
      asks: 'Brand: its name or id',
      required: true,
      problem: (name) =>
        brandOf(new Map([['brand', name]]), known) === '' ? 'gives no id (needs Latin letters or digits)' : undefined,
    },
    {
      flag: 'brand-name',
      asks: 'It is a new brand: how does it write its name',
      when: (given) => !Object.hasOwn(brands.value, brandOf(given, known)),
      usual: (given) => given.get('brand'),
      problem: (name) => takenProblem(known, 'brands', name),
    },
  ];
}

/** The id of the brand that was answered: by any of its names, else a new one. */
export function brandOf(given: Answers, { dataset }: Known): string {
  const said = given.get('brand') ?? '';
  const known = Object.entries(dataset.brands.value).find(([id, { name, aliases = [], vendors = [] }]) =>
    [id, name, ...aliases, ...vendors].some((own) => own.toLowerCase() === said.toLowerCase()),
  );
  return known?.[0] ?? slug(said);
}

/** data/brands.yaml with a new brand in its place; nothing where it is known. */
export function brandEdits(answers: Answers, { dataset: { brands }, read }: Known, brand: string): Edit[] {
  if (Object.hasOwn(brands.value, brand)) return [];
  const name = answers.get('brand-name') ?? '';
  const added = [written(brand), `\n  name: ${written(name)}`] as const;
  return [{ file: brands.file, text: addPair(read(brands.file), [], added, (there) => there < brand) }];
}
