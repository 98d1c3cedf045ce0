import { addressProblem, pageQuestions } from '../edit/cited.js';
import type { Question } from '../edit/questions.js';
import type { Dataset } from '../load/dataset.js';

/** What has to be known beside the value: where it was read, and why the old one is wrong. A material cites a reference. */
export function questions(dataset: Dataset, isMaterial: boolean): Question[] {
  const references = Object.keys(dataset.references.value);
  const reason: Question = {
    flag: 'reason',
    asks: 'Why: what is wrong with the value, or what was read there',
    required: true,
    problem: (text) => (text.length < 10 ? 'needs ten characters or more' : undefined),
  };
  if (isMaterial)
    return [
      {
        flag: 'source',
        asks: 'What was read: an id of data/references.yaml, or the address of one ("npm run new -- source" adds one)',
        required: true,
        problem: (said) =>
          references.includes(said) || addressOf(dataset, said) !== undefined
            ? undefined
            : (addressProblem(said) ?? `is in no entry of data/references.yaml: npm run new -- source --url ${said}`),
      },
      reason,
    ];
  return [
    ...pageQuestions(dataset, { flag: 'source', asks: 'Where the right value stands: the address of the page' }),
    reason,
  ];
}

/** The reference that an address has. */
export function addressOf({ references }: Dataset, said: string): string | undefined {
  return Object.entries(references.value).find(([, { url }]) => url === said)?.[0];
}
