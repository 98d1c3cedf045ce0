import type { Dataset } from '../../pipeline/load/dataset.js';
import { addressProblem, pageQuestions } from '../edit/page-questions.js';
import type { Question } from '../edit/questions.js';

/** The questions beside the value: where it was read, and why the old one is wrong. A material cites a reference. */
export function sourceQuestions(dataset: Dataset, isMaterial: boolean): Question[] {
  const references = Object.keys(dataset.references.value);
  const reason: Question = {
    flag: 'reason',
    prompt: 'Why: what is wrong with the value, or what the page says',
    required: true,
    validate: (text) => (text.length < 10 ? 'needs at least ten characters' : undefined),
  };
  if (isMaterial)
    return [
      {
        flag: 'source',
        prompt: 'Source: an id of data/references.yaml, or the address of one ("npm run new -- source" adds one)',
        required: true,
        validate: (answer) =>
          references.includes(answer) || referenceOf(dataset, answer) !== undefined
            ? undefined
            : (addressProblem(answer) ?? `is not in data/references.yaml: npm run new -- source --url ${answer}`),
      },
      reason,
    ];
  return [
    ...pageQuestions(dataset, { flag: 'source', prompt: 'Source of the correct value: the address of the page' }),
    reason,
  ];
}

/** The id of the reference with this address. */
export function referenceOf({ references }: Dataset, answer: string): string | undefined {
  return Object.entries(references.value).find(([, { url }]) => url === answer)?.[0];
}
